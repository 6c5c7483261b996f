import type { EventDetails } from '@famiglia/contract/events';
import { eventFields } from '@famiglia/contract/events';
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/zoned-time';

/** What stands in the form: text as it was typed, day and clock of the family's zone. */
export interface EventDraft {
  title: string;
  day: string;
  clock: string;
  slots: string;
  /** Empty where the guild's settings decide. */
  reward: string;
  /** Null where the guild's settings decide. */
  reminders: readonly number[] | null;
  description: string;
}

export type DraftField = 'title' | 'starts_at' | 'slots' | 'reward';

/** Families gather in the evening: today's, or tomorrow's if that is over. */
export const newDraft = (zone: string, now: Date): EventDraft => {
  const { day, clock } = wallTimeAt(now, zone);
  return {
    title: '',
    day: clock < '19:30' ? day : daysLater(day, 1),
    clock: '20:00',
    slots: '25',
    reward: '',
    reminders: null,
    description: '',
  };
};

export const draftOf = (event: EventDetails, zone: string): EventDraft => ({
  title: event.title,
  ...wallTimeAt(new Date(event.starts_at), zone),
  slots: String(event.slots),
  reward: String(event.reward),
  reminders: event.reminders_minutes,
  description: event.description,
});

/** The draft as the server wants it; what the settings decide is left out. */
export const requestOf = (draft: EventDraft, zone: string) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  starts_at: momentOf(draft, zone)?.toISOString() ?? '',
  slots: Number(draft.slots),
  ...(draft.reward === '' ? {} : { reward: Number(draft.reward) }),
  ...(draft.reminders === null
    ? {}
    : { reminders_minutes: draft.reminders.toSorted((one, other) => other - one) }),
});

/** What is not right before anything is sent, by field. */
export const problemsOf = (draft: EventDraft, zone: string): Partial<Record<DraftField, string>> => {
  const { title, starts_at, slots, reward } = requestOf(draft, zone);
  return {
    ...(eventFields.title.safeParse(title).success ? {} : { title: 'title' }),
    ...(starts_at ? {} : { starts_at: 'starts_at' }),
    ...(draft.slots !== '' && eventFields.slots.safeParse(slots).success ? {} : { slots: 'slots' }),
    ...(reward === undefined || eventFields.reward.safeParse(reward).success ? {} : { reward: 'reward' }),
  };
};
