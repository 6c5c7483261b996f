import type { EventDetails } from '@famiglia/contract/events';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { readEventDetails } from './get-event.ts';
import { updateEvent } from './update-event.ts';

interface NewReminders {
  guildId: string;
  eventId: string;
  minutes: number[];
}

/** Changes nothing but when people are reminded: an edit on top of what stands there now. */
export const setReminders = async (
  context: Context,
  actor: Actor,
  { guildId, eventId, minutes }: NewReminders,
): Promise<EventDetails> => {
  const { title, description, starts_at, slots, reward, version } = await readEventDetails(
    context.db,
    guildId,
    eventId,
  );
  const event = { title, description, startsAt: starts_at, slots, reward, version };
  return updateEvent(context, actor, { guildId, eventId, ...event, remindersMinutes: minutes });
};
