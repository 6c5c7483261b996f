import type { EventDetails } from '@famiglia/contract/events';
import { eventFields } from '@famiglia/contract/events';
import { squadDraftsOf, squadProblemOf, squadRequestOf } from '../../../entities/sign-up/form/squad-draft.ts';
import type { SquadDraft } from '../../../entities/sign-up/form/squad-draft.ts';
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/zoned-time';

/** The values of the form: text as typed, day and time in the guild's zone. */
export interface EventDraft {
  title: string;
  day: string;
  clock: string;
  slots: string;
  squads: readonly SquadDraft[];
  /** Empty if the guild's settings apply. */
  reward: string;
  /** Null if the guild's settings apply. */
  reminders: readonly number[] | null;
  description: string;
  /** Minutes before the start; empty if the guild's settings apply, or if only a leader ends sign-up. */
  cutoff: string;
}

export type DraftField = 'title' | 'starts_at' | 'slots' | 'squads' | 'reward' | 'cutoff_minutes';

/** Defaults to this evening, or tomorrow's if that is over. */
export const newDraft = (zone: string, now: Date): EventDraft => {
  const { day, clock } = wallTimeAt(now, zone);
  return {
    title: '',
    day: clock < '19:30' ? day : daysLater(day, 1),
    clock: '20:00',
    slots: '25',
    squads: [],
    reward: '',
    reminders: null,
    description: '',
    cutoff: '',
  };
};

export const draftOf = (event: EventDetails, zone: string): EventDraft => ({
  title: event.title,
  ...wallTimeAt(new Date(event.starts_at), zone),
  slots: String(event.slots),
  squads: squadDraftsOf(event.squads),
  reward: String(event.reward),
  reminders: event.reminders_minutes,
  description: event.description,
  cutoff: event.cutoff_minutes === null ? '' : String(event.cutoff_minutes),
});

/** The request for the server; values that the settings decide are left out. */
export const requestOf = (draft: EventDraft, zone: string) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  starts_at: momentOf(draft, zone)?.toISOString() ?? '',
  ...squadRequestOf(draft.squads, draft.slots),
  ...(draft.reward === '' ? {} : { reward: Number(draft.reward) }),
  ...(draft.reminders === null
    ? {}
    : { reminders_minutes: draft.reminders.toSorted((one, other) => other - one) }),
  ...(draft.cutoff === '' ? {} : { cutoff_minutes: Number(draft.cutoff) }),
});

/** Validation before sending, by field. */
export const problemsOf = (draft: EventDraft, zone: string): Partial<Record<DraftField, string>> => {
  const { title, starts_at, slots, reward, cutoff_minutes: cutoff } = requestOf(draft, zone);
  const squads = squadProblemOf(draft.squads);
  return {
    ...(squads === undefined ? {} : { squads }),
    ...(eventFields.title.safeParse(title).success ? {} : { title: 'title' }),
    ...(starts_at ? {} : { starts_at: 'starts_at' }),
    ...(draft.squads.length > 0 || (draft.slots !== '' && eventFields.slots.safeParse(slots).success)
      ? {}
      : { slots: 'slots' }),
    ...(reward === undefined || eventFields.reward.safeParse(reward).success ? {} : { reward: 'reward' }),
    ...(cutoff === undefined || eventFields.cutoff_minutes.safeParse(cutoff).success
      ? {}
      : { cutoff_minutes: 'cutoff' }),
  };
};
