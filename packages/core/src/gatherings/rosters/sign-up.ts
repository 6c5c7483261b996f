import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { changeableRoster } from './changeable-roster.ts';
import type { RosterAnswer } from './roster-command.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { submitRosterCommand } from './roster-queue.ts';

interface SignUp extends RosterOfKind {
  wish: 'main' | 'reserve' | 'leave';
  /** The squad they choose, null for any; if left out, an earlier choice stays. */
  squad?: string | null;
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
  { wish, squad, key, ...roster }: SignUp,
): Promise<RosterAnswer> => {
  const { userId } = requireSignedIn(actor);
  return submitRosterCommand(
    context,
    changeableRoster(context, roster),
    wish === 'leave'
      ? { type: 'leave', userId, key }
      : { type: 'join', userId, reserve: wish === 'reserve', squad, key },
  );
};
