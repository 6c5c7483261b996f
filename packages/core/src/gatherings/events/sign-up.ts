import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { RosterAnswer } from '../rosters/roster-command.ts';
import { submitRosterCommand } from '../rosters/roster-queue.ts';
import { eventRoster } from './event-roster.ts';

interface SignUp {
  guildId: string;
  eventId: string;
  wish: 'main' | 'reserve' | 'leave';
  /** Of the click: delivered twice, it counts once. */
  key: string;
}

/**
 * What a person does for themselves. Nobody needs a right for it: the roster takes whom the mirror knows as
 * a member, and asks for that in the same statement for all who click at the same moment.
 */
export const signUp = async (
  context: Context,
  actor: Actor,
  { guildId, eventId, wish, key }: SignUp,
): Promise<RosterAnswer> => {
  const { userId } = requireSignedIn(actor);
  return submitRosterCommand(
    context,
    eventRoster(context, guildId, eventId),
    wish === 'leave'
      ? { type: 'leave', userId, key }
      : { type: 'join', userId, reserve: wish === 'reserve', key },
  );
};
