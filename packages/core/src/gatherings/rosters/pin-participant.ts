import type { Participant } from '@famiglia/contract/events';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { readParticipant } from './list-participants.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { runLeaderCommand } from './run-leader-command.ts';

interface Pin extends RosterOfKind {
  userId: string;
  pinned: 'in' | 'out' | null;
  /** The squad they are pinned into; if left out, the one they stand in. */
  squad?: string | undefined;
}

/** A leader's word goes before every criterion. It is the one thing that moves people after closing too. */
export const pinParticipant = async (
  context: Context,
  actor: Actor,
  { userId, pinned, squad, ...roster }: Pin,
): Promise<Participant> => {
  await runLeaderCommand(context, actor, roster, { type: 'pin', userId, pin: pinned, squad });
  return readParticipant(context, roster, userId);
};
