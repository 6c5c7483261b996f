import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { RosterAnswer } from '../rosters/roster-command.ts';
import { submitRosterCommand } from '../rosters/roster-queue.ts';
import { captRoster } from './capt-roster.ts';
import type { CaptTarget } from './capt.queries.ts';

interface SignUp extends CaptTarget {
  wish: 'main' | 'reserve' | 'leave';
  /** Of the click: delivered twice, it counts once. */
  key: string;
}

/** What a person does for themselves; the roster takes whom the mirror knows as a member. */
export const signUpForCapt = async (
  context: Context,
  actor: Actor,
  { guildId, captId, wish, key }: SignUp,
): Promise<RosterAnswer> => {
  const { userId } = requireSignedIn(actor);
  const command =
    wish === 'leave'
      ? ({ type: 'leave', userId, key } as const)
      : ({ type: 'join', userId, reserve: wish === 'reserve', key } as const);
  return submitRosterCommand(context, captRoster(context, guildId, captId), command);
};
