import type { Answer } from '@famiglia/contract/rosters/answers';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { changeableRoster } from './changeable-roster.ts';
import type { RosterAnswer, RosterCommand } from './roster-command.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { submitRosterCommand } from './roster-queue.ts';

interface SignUp extends RosterOfKind {
  choice: 'main' | 'reserve' | 'leave' | Answer;
  /** The squad they choose, null for any; if left out, an earlier choice stays. */
  squad?: string | null | undefined;
  /** Only where it gives up the place: they were told what it means, and want it all the same. */
  confirmed?: boolean | undefined;
  /** Whoever is away, now or at the start, is asked first. */
  unlessAway?: boolean | undefined;
  /** The key of the click: a click that is delivered twice counts once. */
  key: string;
}

/**
 * A member joins or leaves a roster. This needs no permission: the roster accepts the members in the mirror, and
 * reads them in one statement for all simultaneous clicks.
 */
export const signUp = async (
  context: Context,
  actor: Actor,
  { choice, squad, confirmed, key, unlessAway, ...roster }: SignUp,
): Promise<RosterAnswer> => {
  const { userId } = requireSignedIn(actor);
  const command = commandOf(userId, { choice, squad, confirmed, key, unlessAway });
  return submitRosterCommand(context, roster.rosterId, command, () => changeableRoster(context, roster));
};

const commandOf = (
  userId: string,
  { choice, squad, confirmed, key, unlessAway = false }: Omit<SignUp, keyof RosterOfKind>,
): RosterCommand => {
  if (choice === 'leave') return { type: 'leave', userId, confirmed, key };
  if (choice === 'maybe' || choice === 'cannot')
    return { type: 'answer', userId, answer: choice, confirmed, key };
  const late = choice === 'late';
  return { type: 'join', userId, reserve: choice === 'reserve', squad, unlessAway, late, key };
};
