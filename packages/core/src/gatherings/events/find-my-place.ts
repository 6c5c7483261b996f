import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findParticipants } from '../rosters/participant.queries.ts';
import type { RosterAnswer } from '../rosters/roster-command.ts';
import { findEvent } from './event.queries.ts';

/** Where the person who asks stands, and why; null if they did not sign up. */
export const findMyPlace = async (
  context: Context,
  actor: Actor,
  { guildId, eventId }: { guildId: string; eventId: string },
): Promise<RosterAnswer['place']> => {
  const { userId } = requireSignedIn(actor);
  if ((await findEvent(context.db, guildId, eventId)) === null) throw new AppError('not_found');
  const [row] = await findParticipants(context.db, guildId, eventId, userId);
  return row?.entry ?? null;
};
