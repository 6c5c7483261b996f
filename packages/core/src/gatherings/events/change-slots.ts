import type { eventRoutes } from '@famiglia/contract/event-routes';
import type { UseCase } from '../../platform/use-case.ts';
import { runLeaderCommand } from '../rosters/run-leader-command.ts';
import { eventRoster } from './event-roster.ts';
import { readEvent } from './get-event.ts';

/** More places move people up from the reserve, fewer places move the last people back to it. */
export const changeSlots: UseCase<typeof eventRoutes.changeSlots> = async (context, actor, input) => {
  await runLeaderCommand(context, actor, eventRoster(input), { type: 'resize', slots: input.slots });
  return readEvent(context.db, input.guildId, input.eventId);
};
