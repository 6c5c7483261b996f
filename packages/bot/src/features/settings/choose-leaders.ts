import { leadersRights } from '@famiglia/contract/access/lead-role';
import { roleRoutes } from '@famiglia/contract/access/roles';
import { listRolePermissions } from '@famiglia/core/access/list-role-permissions';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { AppError } from '@famiglia/core/platform/app-error';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { SelectCall } from '../../kit/interactions/calls.ts';
import { loadSetup } from './load-setup.ts';
import { setupMessage } from './setup-message.ts';
import { setupTexts } from './setup-texts.ts';

/** Gives a role the leaders’ rights, as far as whoever chooses it has them. Chosen twice, it has them once. */
export const chooseLeaders = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  const [roleId] = interaction.values;
  const { items } = await listRolePermissions(bot.context, actor, { guildId });
  const role = items.find(({ role_id: id }) => id === roleId);
  if (role === undefined) throw new AppError('not_found');
  if (role.role_id === guildId)
    throw new AppError('validation_failed', { errors: [{ field: 'role_id', message: 'role_everyone' }] });
  const access = await bot.context.access.inGuild(actor.userId, guildId);
  const { role_id, version, signup_priority, permissions } = role;
  await byRoute(roleRoutes.batch, saveRolePermissions)(bot.context, actor, {
    guildId,
    roles: [
      {
        role_id,
        version,
        signup_priority,
        permissions: leadersRights(permissions, access?.permissions ?? new Set()),
      },
    ],
  });
  const notice = setupTexts[language].leads(`<@&${role_id}>`, role.members);
  await answer.update(setupMessage(await loadSetup(call), { section: 'overview' }, notice));
};
