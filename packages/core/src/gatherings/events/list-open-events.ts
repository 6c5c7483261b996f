import type { Event } from '@famiglia/contract/events';
import { requireMembership } from '../../guilds/access/require-membership.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { findEvents } from './event.queries.ts';
import { presentEvent } from './present-event.ts';

const MOST = 25;

/** What is open or about to begin, soonest first: every member may know what they can come to. */
export const listOpenEvents = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<Event[]> => {
  await requireMembership(context, actor, guildId);
  const page = { limit: MOST, offset: 0 };
  const open = await findEvents(context.db, guildId, { status: 'open' }, page);
  const closed = await findEvents(context.db, guildId, { status: 'closed' }, page);
  return [...open, ...closed]
    .map(presentEvent)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, MOST);
};
