import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { placeOf } from './change-roster.ts';
import { findPlaces } from './participant.queries.ts';
import type { RosterAnswer } from './roster-command.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { findSquads } from './squad.queries.ts';

/** The place of the person who asks, and its reason; null if they did not sign up. */
export const findMyPlace = async (
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId }: RosterOfKind,
): Promise<RosterAnswer['place']> => {
  const { userId } = requireSignedIn(actor);
  const found = await kind.find(context.db, guildId, rosterId);
  if (found === null) throw new AppError('not_found');
  const [row] = await findPlaces(context.db, guildId, rosterId, userId);
  const squads = found.roster.squadCount === 0 ? [] : await findSquads(context.db, guildId, rosterId);
  return placeOf(row?.entry, squads);
};
