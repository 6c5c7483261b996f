import { leadersRights } from '@famiglia/contract/access/lead-role';
import { roleRoutes } from '@famiglia/contract/access/roles';
import { listRolePermissions } from '@famiglia/core/access/list-role-permissions';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { AppError } from '@famiglia/core/platform/app-error';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { SelectCall } from '../../kit/interactions/calls.ts';
import { firstPlace } from './answer-first.ts';
import { loadSetup } from './load-setup.ts';
import { setupMessage } from './setup-message.ts';
import { setupTexts } from './setup-texts.ts';

/**
 * Gives roles the leaders’ rights, as far as whoever chooses them has them. Chosen twice, they have them once; roles that another
 * leader chose meanwhile keep theirs, and the next page names them all.
 */
export const chooseLeaders = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  const { items } = await listRolePermissions(bot.context, actor, { guildId });
  const chosen = items.filter(({ role_id }) => interaction.values.includes(role_id));
  if (chosen.length < interaction.values.length) throw new AppError('not_found');
  if (interaction.values.includes(guildId))
    throw new AppError('validation_failed', { errors: [{ field: 'role_id', message: 'role_everyone' }] });
  const access = await bot.context.access.inGuild(actor.userId, guildId);
  await byRoute(roleRoutes.batch, saveRolePermissions)(bot.context, actor, {
    guildId,
    roles: chosen.map(({ role_id, version, signup_priority, permissions }) => ({
      role_id,
      version,
      signup_priority,
      permissions: leadersRights(permissions, access?.permissions ?? new Set()),
    })),
  });
  const view = await loadSetup(call);
  const others = (view.first?.leaders ?? []).filter(({ role_id }) => !interaction.values.includes(role_id));
  const notice = setupTexts[language].leads(
    chosen.map(({ role_id }) => `<@&${role_id}>`).join(', '),
    others.map(({ role_id }) => `<@&${role_id}>`).join(', '),
  );
  await answer.update(setupMessage(view, firstPlace(view), notice));
};
