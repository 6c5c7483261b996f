import type { eventRoutes } from '@famiglia/contract/event-routes';
import type { UseCase } from '../../platform/use-case.ts';
import { runEventLeaderCommand } from './run-leader-command.ts';
import { readParticipant } from './list-participants.ts';

/** The one thing that moves people after closing too. */
export const pinParticipant: UseCase<typeof eventRoutes.pin> = async (context, actor, input) => {
  const { guildId, eventId, userId, pinned } = input;
  await runEventLeaderCommand(context, actor, { guildId, eventId }, { type: 'pin', userId, pin: pinned });
  return readParticipant(context, guildId, eventId, userId);
};
