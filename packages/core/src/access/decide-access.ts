import { PANEL_USER_PERMISSIONS, PERMISSIONS } from '@famiglia/contract/access/permissions';
import { subscriptionState } from './subscription-state.ts';
import type { AccessFacts } from './access-facts.ts';
import { managesServer } from '../platform/discord/permission-bits.ts';
import type { GuildAccess } from '../platform/guild-access.ts';

/** Decides a person's rights, as a pure function of facts and time. */
export const decideAccess = (facts: AccessFacts, userId: string, now: Date): GuildAccess => {
  const { guildId, ownerId, heldRoles, panelUser } = facts;
  const subscription = subscriptionState(facts.subscription, now);
  if (ownerId === userId || heldRoles.some((role) => managesServer(role.discordPermissions))) {
    return { guildId, level: 'manager', permissions: new Set(PERMISSIONS), subscription };
  }
  const byRole = heldRoles.flatMap((role) => role.granted);
  if (panelUser !== null && (panelUser.expiresAt === null || panelUser.expiresAt > now)) {
    const permissions = new Set([...PANEL_USER_PERMISSIONS, ...byRole]);
    const lasting = new Set(byRole);
    const until = panelUser.expiresAt && {
      at: panelUser.expiresAt,
      permissions: new Set(PANEL_USER_PERMISSIONS.filter((permission) => !lasting.has(permission))),
    };
    return { guildId, level: 'panel_user', permissions, subscription, ...(until === null ? {} : { until }) };
  }
  return { guildId, level: 'member', permissions: new Set(byRole), subscription };
};
