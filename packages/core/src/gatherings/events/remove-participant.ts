import type { eventRoutes } from '@famiglia/contract/event-routes';
import type { UseCase } from '../../platform/use-case.ts';
import { leadEvent } from './lead-event.ts';

export const removeParticipant: UseCase<typeof eventRoutes.remove> = async (context, actor, input) => {
  await leadEvent(context, actor, input, { type: 'leave', userId: input.userId });
  return null;
};
