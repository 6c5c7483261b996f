import type { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventDetails } from '@famiglia/contract/events/events';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { readEventDetails } from './get-events.ts';
import { updateEvent } from './update-event.ts';

type SmallEdit = Partial<
  Pick<
    UseCaseInput<typeof eventRoutes.update>,
    | 'emoji'
    | 'color'
    | 'pictureId'
    | 'scheduledEvent'
    | 'slots'
    | 'squads'
    | 'remindersMinutes'
    | 'cutoffMinutes'
    | 'pingRoleId'
    | 'pingAgainMinutes'
    | 'thread'
    | 'moreAnswers'
  >
> & { version?: number | undefined };

/** Changes a few fields: Discord forms do not send a whole event, but say which version they were opened on. */
export const editEvent = async (
  context: Context,
  actor: Actor,
  { guildId, eventId }: { guildId: string; eventId: string },
  { version, ...edit }: SmallEdit,
): Promise<EventDetails> => {
  const now = await readEventDetails(context.db, guildId, eventId);
  return updateEvent(context, actor, {
    guildId,
    eventId,
    version: version ?? now.version,
    title: now.title,
    description: now.description,
    startsAt: now.starts_at,
    slots: now.slots,
    reward: now.reward,
    remindersMinutes: now.reminders_minutes,
    ...edit,
  });
};
