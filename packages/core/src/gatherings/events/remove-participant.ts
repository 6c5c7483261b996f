import type { eventRoutes } from '@famiglia/contract/event-routes';
import type { UseCase } from '../../platform/use-case.ts';
import { runEventLeaderCommand } from './run-leader-command.ts';

export const removeParticipant: UseCase<typeof eventRoutes.remove> = async (context, actor, input) => {
  await runEventLeaderCommand(context, actor, input, { type: 'leave', userId: input.userId });
  return null;
};
