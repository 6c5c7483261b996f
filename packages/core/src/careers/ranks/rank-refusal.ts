import type { RoleRefusal } from '@famiglia/contract/reward-roles';
import { guildPermissions } from '../../guilds/bot-permissions/held-permissions.ts';
import { roleRefusal, standsAbove } from '../../guilds/bot-permissions/role-refusal.ts';
import type { Asker, KnownRole, RoleScene } from '../../guilds/bot-permissions/role-refusal.ts';
import { MANAGE_ROLES, RULES_SERVER } from '../../platform/discord/permission-bits.ts';

/**
 * Why this leader cannot give a rank's role by the bot. Ranks often move members in voice or mention everybody, which the
 * bot gives to nobody by a rule of its own; here a person decides each time. So such a role is given for somebody who
 * could give it in Discord, by Manage Roles and a higher role of their own. One that rules the server never is.
 */
export const rankRefusal = (scene: RoleScene, role: KnownRole, asker: Asker): RoleRefusal | null => {
  const refusal = roleRefusal(scene, role, asker);
  if (refusal !== 'dangerous' || (BigInt(role.permissions) & RULES_SERVER) !== 0n) return refusal;
  if (scene.bot !== null && !standsAbove(scene, scene.bot, role)) return 'above_bot';
  const { standing, permissions } = asker;
  if (standing.ownerId === standing.userId) return null;
  if (!standsAbove(scene, standing, role)) return 'above_you';
  if ((guildPermissions(standing) & MANAGE_ROLES) === 0n) return 'dangerous';
  return role.granted.every((permission) => permissions.has(permission)) ? null : 'grants_more';
};
