import type { Capt } from '@famiglia/contract/capts';
import { requireMembership } from '../../guilds/access/require-membership.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { findCapts } from './capt.queries.ts';
import { presentCapt } from './present-capt.ts';

const MOST = 25;

/** What can be signed up for or is about to begin, soonest first: every member may know it. */
export const listOpenCapts = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<Capt[]> => {
  await requireMembership(context, actor, guildId);
  const page = { limit: MOST, offset: 0 };
  const open = await findCapts(context.db, guildId, { status: 'open' }, page);
  const closed = await findCapts(context.db, guildId, { status: 'closed' }, page);
  return [...open, ...closed]
    .map(presentCapt)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, MOST);
};

/** The last ones that were played, newest first. */
export const listPlayedCapts = async (
  context: Context,
  actor: Actor,
  { guildId, limit = MOST }: { guildId: string; limit?: number },
): Promise<Capt[]> => {
  await requireMembership(context, actor, guildId);
  const played = await findCapts(context.db, guildId, { status: 'finished' }, { limit, offset: 0 });
  return played.map(presentCapt);
};
