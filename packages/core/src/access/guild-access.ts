import { PANEL_USER_PERMISSIONS, PERMISSIONS } from '@famiglia/contract/permissions';
import type { AccessLevel, Permission } from '@famiglia/contract/permissions';
import type { Subscription } from '@famiglia/contract/subscriptions';
import type { Context } from '../context.ts';
import { findHeldRoles, findMemberships, findPanelGuilds } from './access.queries.ts';
import { managesServer } from './permission-bits.ts';
import { subscriptionState } from './subscription-state.ts';

export interface GuildAccess {
  guildId: string;
  level: Exclude<AccessLevel, 'none'>;
  permissions: ReadonlySet<Permission>;
  subscription: Subscription;
}

/**
 * What a person may do, guild by guild, from the live mirror. A guild where the bot is not, or where the
 * person is not a present member, is missing from the answer: for them it does not exist.
 */
export const guildAccess = async (
  context: Context,
  userId: string,
  guildIds?: readonly string[],
): Promise<Map<string, GuildAccess>> => {
  const now = context.clock();
  const memberships = await findMemberships(context.db, userId, guildIds);
  if (memberships.length === 0) return new Map();
  const found = memberships.map((membership) => membership.guildId);
  const [heldRoles, panelGuilds] = await Promise.all([
    findHeldRoles(context.db, found, userId),
    findPanelGuilds(context.db, found, userId, now),
  ]);
  const panelGuildIds = new Set(panelGuilds.map((row) => row.guildId));

  return new Map(
    memberships.map((membership) => {
      const held = heldRoles.filter((role) => role.guildId === membership.guildId);
      const manages =
        membership.ownerId === userId || held.some((role) => managesServer(role.discordPermissions));
      const invited = panelGuildIds.has(membership.guildId);
      const access: GuildAccess = {
        guildId: membership.guildId,
        level: manages ? 'manager' : invited ? 'panel_user' : 'member',
        permissions: new Set(
          manages
            ? PERMISSIONS
            : [...held.flatMap((role) => role.granted), ...(invited ? PANEL_USER_PERMISSIONS : [])],
        ),
        subscription: subscriptionState(
          membership.tier === null || membership.status === null
            ? null
            : { tier: membership.tier, status: membership.status, periodEnd: membership.periodEnd },
          now,
        ),
      };
      return [membership.guildId, access];
    }),
  );
};
