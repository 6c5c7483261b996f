import type { eventRoutes } from '@famiglia/contract/event-routes';
import type { UseCase } from '../../platform/use-case.ts';
import { readEvent } from './close-event.ts';
import { runEventLeaderCommand } from './run-leader-command.ts';

/** More places let people in, fewer put the last ones back on the reserve. */
export const changeSlots: UseCase<typeof eventRoutes.changeSlots> = async (context, actor, input) => {
  await runEventLeaderCommand(context, actor, input, { type: 'resize', slots: input.slots });
  return readEvent(context.db, input.guildId, input.eventId);
};
