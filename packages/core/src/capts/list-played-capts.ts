import type { Capt } from '@famiglia/contract/capts/capts';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { captRosterKind } from './capt-roster.ts';

const MAX_CAPTS = 25;

/** The last played capts, newest first. */
export const listPlayedCapts = async (
  context: Context,
  actor: Actor,
  { guildId, limit = MAX_CAPTS }: { guildId: string; limit?: number },
): Promise<Capt[]> => {
  await requireMembership(context, actor, guildId);
  return captRosterKind.listByStatus(context.db, guildId, 'finished', limit);
};
