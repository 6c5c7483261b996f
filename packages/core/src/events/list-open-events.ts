import type { Event } from '@famiglia/contract/events';
import { requireSignedIn } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { findEvents } from './event.queries.ts';
import { presentEvent } from './present-event.ts';

const MOST = 25;

/** What is open or about to begin, soonest first: every member may know what they can come to. */
export const listOpenEvents = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<Event[]> => {
  const { userId } = requireSignedIn(actor);
  if ((await context.access.inGuild(userId, guildId)) === null) throw new AppError('guild_not_found');
  const page = { limit: MOST, offset: 0 };
  const open = await findEvents(context.db, guildId, { status: 'open' }, page);
  const closed = await findEvents(context.db, guildId, { status: 'closed' }, page);
  return [...open, ...closed]
    .map(presentEvent)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, MOST);
};
