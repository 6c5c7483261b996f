import type { RouteAccess } from '@famiglia/contract/kit/route';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { requireCurrentRights } from './require-current-rights.ts';
import { unknownMember } from './unknown-member.ts';
import type { GuildAccess } from '../platform/guild-access.ts';

type GuildRule = Extract<RouteAccess, { kind: 'guild' }>;

/**
 * The first check of every use case inside a guild: membership, Premium, permission. Premium is only needed for the
 * panel, so actions in Discord are never refused for its lack.
 */
export const requireGuildAccess = async (
  context: Context,
  actor: Actor,
  guildId: string,
  rule: GuildRule,
): Promise<GuildAccess> => {
  const { kind, userId } = requireSignedIn(actor);
  const access = await context.access.inGuild(userId, guildId);
  if (access === null) throw await unknownMember(context, kind, guildId);
  const needsPremium = rule.plan === 'premium' && kind !== 'discord';
  if (needsPremium && access.subscription.tier !== 'premium') throw new AppError('premium_required');
  if (!access.permissions.has(rule.permission)) throw new AppError('permission_denied');
  await requireCurrentRights(context, { kind, userId, guildId, writes: rule.writes !== false });
  return access;
};
