import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findParticipants } from './participant.queries.ts';
import type { RosterAnswer } from './roster-command.ts';
import type { RosterOfKind } from './roster-kind.ts';

/** Where the person who asks stands, and why; null if they did not sign up. */
export const findMyPlace = async (
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId }: RosterOfKind,
): Promise<RosterAnswer['place']> => {
  const { userId } = requireSignedIn(actor);
  if ((await kind.find(context.db, guildId, rosterId)) === null) throw new AppError('not_found');
  const [row] = await findParticipants(context.db, guildId, rosterId, userId);
  return row?.entry ?? null;
};
