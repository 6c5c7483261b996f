import { roleRoutes } from '@famiglia/contract/access/roles';
import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { listRolePermissions } from '@famiglia/core/access/list-role-permissions';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotFeature } from '../../feature.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { allRightsMessage, roleRightsMessage } from './rights-message.ts';
import { rightsTexts } from './rights-texts.ts';

const rightsCommand: BotCommand = {
  name: { en: 'rights', ru: 'права' },
  description: { en: 'What each role can do', ru: 'Что разрешено каждой роли' },
  place: 'guild',
  topic: 'setup',
  needs: 'access.manage',
  offeredTo: 'ManageGuild',
  answer: 'private',
  options: [
    {
      name: { en: 'role', ru: 'роль' },
      description: { en: 'Whose permissions to change', ru: 'Чьи права изменить' },
      type: 'role',
    },
    {
      name: { en: 'priority', ru: 'приоритет' },
      description: {
        en: 'If “Role” is a sorting criterion, higher numbers go first',
        ru: 'Если в сортировке есть «Роль», выше тот, у кого число больше',
      },
      type: 'integer',
      min: 0,
      max: 1000,
    },
  ],
  run: async (call) => {
    const { options } = call.interaction;
    const roles = await rolesOf(call);
    const role = options.getRole('role');
    if (role === null) return call.answer.reply(allRightsMessage(roles, call.language));
    const found = findRole(roles, role.id);
    const priority = options.getInteger('priority');
    if (priority === null) return call.answer.reply(await shown(call, found));
    await call.answer.reply(await save(call, found, { signup_priority: priority }));
  },
};

/** Exactly what was ticked is what the role may do afterwards. */
const grantRights = async (call: SelectCall): Promise<void> => {
  const role = findRole(await rolesOf(call), call.args[0] ?? '');
  const permissions = PERMISSIONS.filter((permission) => call.interaction.values.includes(permission));
  await call.answer.update(await save(call, role, { permissions }));
};

const rolesOf = async ({ bot, actor, interaction }: CommandCall | SelectCall) =>
  (await listRolePermissions(bot.context, actor, { guildId: guildOf(interaction) })).items;

/** A role that was made a moment ago may not be mirrored yet. */
const findRole = (roles: readonly RolePermissions[], roleId: string): RolePermissions => {
  const role = roles.find(({ role_id }) => role_id === roleId);
  if (role === undefined) throw new AppError('not_found');
  return role;
};

const shown = async (call: CommandCall | SelectCall, role: RolePermissions, notice?: string) => {
  const access = await call.bot.context.access.inGuild(call.actor.userId, guildOf(call.interaction));
  return roleRightsMessage(role, access?.permissions ?? new Set(), call.language, notice);
};

const save = async (
  call: CommandCall | SelectCall,
  role: RolePermissions,
  change: Partial<Pick<RolePermissions, 'permissions' | 'signup_priority'>>,
) => {
  const { role_id, permissions, signup_priority } = { ...role, ...change };
  const { items } = await byRoute(roleRoutes.batch, saveRolePermissions)(call.bot.context, call.actor, {
    guildId: guildOf(call.interaction),
    roles: [{ role_id, permissions: [...permissions], signup_priority }],
  });
  const saved = findRole(items, role_id);
  const texts = rightsTexts[call.language];
  const same =
    saved.signup_priority === role.signup_priority &&
    saved.permissions.toSorted().join() === role.permissions.toSorted().join();
  return shown(call, saved, same ? texts.unchanged : texts.saved);
};

/** Rights of roles inside Discord: a Free guild has no panel. */
export const accessFeature: BotFeature = {
  name: 'access',
  commands: [rightsCommand],
  selects: { grant: grantRights },
};
