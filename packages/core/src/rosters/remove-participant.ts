import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { runLeaderCommand } from './run-leader-command.ts';

export const removeParticipant = async (
  context: Context,
  actor: Actor,
  { userId, ...roster }: RosterOfKind & { userId: string },
): Promise<null> => {
  await runLeaderCommand(context, actor, roster, { type: 'leave', userId });
  return null;
};
