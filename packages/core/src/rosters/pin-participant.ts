import type { Participant } from '@famiglia/contract/events/events';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { readParticipant } from './list-participants.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { runLeaderCommand } from './run-leader-command.ts';

interface Pin extends RosterOfKind {
  userId: string;
  pinned: 'in' | 'out' | null;
  /** The squad they are pinned into; if left out, their current squad. */
  squad?: string | undefined;
}

/** A leader's pin precedes every criterion. Only a pin moves people after closing. */
export const pinParticipant = async (
  context: Context,
  actor: Actor,
  { userId, pinned, squad, ...roster }: Pin,
): Promise<Participant> => {
  await runLeaderCommand(context, actor, roster, { type: 'pin', userId, pin: pinned, squad });
  return readParticipant(context, roster, userId);
};
