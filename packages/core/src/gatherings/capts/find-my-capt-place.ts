import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findParticipants } from '../rosters/participant.queries.ts';
import type { RosterAnswer } from '../rosters/roster-command.ts';
import { findCapt } from './capt.queries.ts';
import type { CaptTarget } from './capt.queries.ts';

/** Where the person who asks stands, and why; null if they did not sign up. */
export const findMyCaptPlace = async (
  context: Context,
  actor: Actor,
  { guildId, captId }: CaptTarget,
): Promise<RosterAnswer['place']> => {
  const { userId } = requireSignedIn(actor);
  if ((await findCapt(context.db, guildId, captId)) === null) throw new AppError('not_found');
  const [row] = await findParticipants(context.db, guildId, captId, userId);
  return row?.entry ?? null;
};
