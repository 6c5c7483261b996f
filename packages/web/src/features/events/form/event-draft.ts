import { planOf } from '@famiglia/contract/events/event-plan';
import type { EventPlan } from '@famiglia/contract/events/event-plan';
import type { EventDetails } from '@famiglia/contract/events/events';
import { eventFields } from '@famiglia/contract/events/event-fields';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { kindDefaults } from '@famiglia/contract/fight-kinds/kind-defaults';
import {
  plannedSquadDrafts,
  squadDraftsOf,
  squadProblemOf,
  squadRequestOf,
} from '../../../entities/roster/form/squad-draft.ts';
import type { SquadDraft } from '../../../entities/roster/form/squad-draft.ts';
import {
  NEW_CUTOFF,
  cutoffDraftOf,
  cutoffProblemOf,
  cutoffRequestOf,
} from '../../../entities/roster/form/cutoff-draft.ts';
import type { CutoffDraft } from '../../../entities/roster/form/cutoff-draft.ts';
import {
  NEW_PING,
  pingDraftOf,
  pingProblemOf,
  pingRequestOf,
} from '../../../entities/roster/form/ping-draft.ts';
import type { PingDraft } from '../../../entities/roster/form/ping-draft.ts';
import { switchesDraftOf, switchesRequestOf } from '../../../entities/roster/form/switches-draft.ts';
import type { SwitchesDraft } from '../../../entities/roster/form/switches-draft.ts';
import { NEW_LOOK, emojiProblemOf, lookDraftOf, lookRequestOf } from './look-draft.ts';
import type { LookDraft } from './look-draft.ts';
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';

/** The values of the form: text as typed, day and time in the guild's zone. */
export interface EventDraft extends CutoffDraft, LookDraft, PingDraft, SwitchesDraft {
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
  /** The id of its kind of fight; empty for none. */
  fightKind: string;
}

const DRAFT_FIELDS = [
  'title',
  'starts_at',
  'slots',
  'squads',
  'reward',
  'cutoff_minutes',
  'ping_role_id',
  'ping_again_minutes',
  'emoji',
  'picture_id',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** The form field of a field that the server refused. */
export const draftFieldOf = (field: string): DraftField | undefined =>
  DRAFT_FIELDS.find((one) => one === field || field.startsWith(`${one}.`));

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
    fightKind: '',
    ...NEW_CUTOFF,
    ...NEW_PING,
    thread: '',
    moreAnswers: '',
    ...NEW_LOOK,
  };
};

/** What a plan says; day and time are not part of it. */
export const planDraftOf = (plan: EventPlan): Omit<EventDraft, 'day' | 'clock'> => ({
  title: plan.title,
  slots: String(plan.slots),
  squads: plannedSquadDrafts(plan.squads ?? []),
  reward: String(plan.reward ?? ''),
  reminders: plan.reminders_minutes ?? null,
  description: plan.description,
  fightKind: plan.fight_kind_id ?? '',
  ...cutoffDraftOf(plan),
  ...pingDraftOf(plan),
  ...switchesDraftOf(plan),
  ...lookDraftOf(plan),
});

/** What a kind of fight fills in. What was typed stays; what the kind does not say follows the settings again. */
export const kindDraftOf = (
  draft: EventDraft,
  kind: FightKind,
  template: EventPlan | null,
): Partial<EventDraft> => {
  const plan = kindDefaults(kind, template);
  const filled = planDraftOf({ title: '', description: '', slots: Number(draft.slots), ...plan });
  return {
    ...filled,
    title: draft.title || filled.title,
    description: draft.description || filled.description,
    slots: plan.slots === undefined ? draft.slots : filled.slots,
  };
};

export const draftOf = (event: EventDetails, zone: string): EventDraft => ({
  ...planDraftOf({ ...event, squads: [] }),
  squads: squadDraftsOf(event.squads),
  ...wallTimeAt(new Date(event.starts_at), zone),
});

/** Another event like this one, at the same hour: the day is left to the leader. */
export const copyDraftOf = (event: EventDetails, zone: string): EventDraft => ({
  ...planDraftOf(planOf(event)),
  day: '',
  clock: wallTimeAt(new Date(event.starts_at), zone).clock,
});

/** The plan for the server; values that the settings decide are left out. */
export const planRequestOf = (draft: EventDraft) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  ...squadRequestOf(draft.squads, draft.slots),
  ...(draft.reward === '' ? {} : { reward: Number(draft.reward) }),
  ...(draft.reminders === null
    ? {}
    : { reminders_minutes: draft.reminders.toSorted((one, other) => other - one) }),
  ...cutoffRequestOf(draft),
  ...pingRequestOf(draft),
  ...switchesRequestOf(draft),
  ...lookRequestOf(draft),
  fight_kind_id: draft.fightKind === '' ? null : draft.fightKind,
});

export const requestOf = (draft: EventDraft, zone: string) => ({
  ...planRequestOf(draft),
  starts_at: momentOf(draft, zone)?.toISOString() ?? '',
});

/** Validation before sending, by field. */
export const problemsOf = (draft: EventDraft, zone: string): Partial<Record<DraftField, string>> => {
  const { title, starts_at, slots, reward } = requestOf(draft, zone);
  const squads = squadProblemOf(draft.squads);
  const pingAgain = pingProblemOf(draft);
  const cutoff = cutoffProblemOf(draft);
  const emoji = emojiProblemOf(draft);
  return {
    ...(pingAgain === undefined ? {} : { ping_again_minutes: pingAgain }),
    ...(squads === undefined ? {} : { squads }),
    ...(eventFields.title.safeParse(title).success ? {} : { title: 'title' }),
    ...(starts_at ? {} : { starts_at: 'starts_at' }),
    ...(draft.squads.length > 0 || (draft.slots !== '' && eventFields.slots.safeParse(slots).success)
      ? {}
      : { slots: 'slots' }),
    ...(reward === undefined || eventFields.reward.safeParse(reward).success ? {} : { reward: 'reward' }),
    ...(cutoff === undefined ? {} : { cutoff_minutes: cutoff }),
    ...(emoji === undefined ? {} : { emoji }),
  };
};
