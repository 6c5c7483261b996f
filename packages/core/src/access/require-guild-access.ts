import type { RouteAccess } from '@famiglia/contract/route';
import { requireSignedIn } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { guildAccess } from './guild-access.ts';
import type { GuildAccess } from './guild-access.ts';

type GuildRule = Extract<RouteAccess, { kind: 'guild' }>;

/**
 * The first line of every use case inside a guild. The order of refusals tells nothing to those who do
 * not belong: no guild, then no right, then no Premium.
 */
export const requireGuildAccess = async (
  context: Context,
  actor: Actor,
  guildId: string,
  rule: GuildRule,
): Promise<GuildAccess> => {
  const { userId } = requireSignedIn(actor);
  const access = (await guildAccess(context, userId, [guildId])).get(guildId);
  if (access === undefined) throw new AppError('guild_not_found');
  if (!access.permissions.has(rule.permission)) throw new AppError('permission_denied');
  if (rule.plan === 'premium' && access.subscription.tier !== 'premium')
    throw new AppError('premium_required');
  return access;
};
