import { captFields } from '@famiglia/contract/capts/capts';
import type { CaptDetails, CaptResult, CaptSide } from '@famiglia/contract/capts/capts';
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
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';

/** The values of the form: text as typed, day and time in the guild's zone. */
export interface CaptDraft extends CutoffDraft, PingDraft, SwitchesDraft {
  opponent: string;
  side: CaptSide;
  territory: string;
  day: string;
  clock: string;
  slots: string;
  squads: readonly SquadDraft[];
  /** The capt is over: the form asks for its result instead of opening a sign-up. */
  played: boolean;
  result: CaptResult | '';
  ours: string;
  theirs: string;
  /** Null if the guild's settings apply. */
  reminders: readonly number[] | null;
  notes: string;
  /** The id of its kind of fight; empty for none. */
  fightKind: string;
}

export const DRAFT_FIELDS = [
  'opponent',
  'territory',
  'starts_at',
  'slots',
  'squads',
  'result',
  'score_ours',
  'score_theirs',
  'notes',
  'cutoff_minutes',
  'ping_role_id',
  'ping_again_minutes',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Defaults to this evening, or tomorrow's if that is over. */
export const newDraft = (zone: string, now: Date): CaptDraft => {
  const { day, clock } = wallTimeAt(now, zone);
  return {
    opponent: '',
    side: 'attack',
    territory: '',
    day: clock < '19:30' ? day : daysLater(day, 1),
    clock: '20:00',
    slots: '16',
    squads: [],
    played: false,
    result: '',
    ours: '',
    theirs: '',
    reminders: null,
    ...NEW_CUTOFF,
    notes: '',
    fightKind: '',
    ...NEW_PING,
    thread: '',
    moreAnswers: '',
  };
};

/** The same capt as a finished one: a future start becomes the last evening at that time. */
export const playedDraft = (draft: CaptDraft, zone: string, now: Date): CaptDraft => {
  const { day, clock } = wallTimeAt(now, zone);
  const isAhead = `${draft.day} ${draft.clock}` > `${day} ${clock}`;
  const last = draft.clock > clock ? daysLater(day, -1) : day;
  return { ...draft, played: true, ...(isAhead ? { day: last } : {}) };
};

/** What a kind of fight fills in. What it does not say follows the settings again. */
export const kindDraftOf = (draft: CaptDraft, kind: FightKind): Partial<CaptDraft> => {
  const slots = kind.slots ?? Number(draft.slots);
  const plan = kindDefaults(kind, null, slots);
  return {
    fightKind: kind.id,
    side: kind.side ?? draft.side,
    slots: String(slots),
    squads: plannedSquadDrafts(plan.squads ?? []),
    reminders: kind.reminders_minutes,
    pingRole: pingDraftOf(plan).pingRole,
  };
};

const digits = (value: number | null): string => (value === null ? '' : String(value));

export const draftOf = (capt: CaptDetails, zone: string): CaptDraft => ({
  opponent: capt.opponent,
  side: capt.side,
  territory: capt.territory,
  ...wallTimeAt(new Date(capt.starts_at), zone),
  slots: String(capt.slots),
  squads: squadDraftsOf(capt.squads),
  played: capt.status === 'finished',
  result: capt.result ?? '',
  ours: digits(capt.score_ours),
  theirs: digits(capt.score_theirs),
  reminders: capt.reminders_minutes,
  ...cutoffDraftOf(capt),
  notes: capt.notes,
  fightKind: capt.fight_kind?.id ?? '',
  ...pingDraftOf(capt),
  ...switchesDraftOf(capt),
});

/** Another capt like this one, at the same hour: the day is left to the leader, and nothing is played yet. */
export const copyDraftOf = (capt: CaptDetails, zone: string): CaptDraft => ({
  ...draftOf(capt, zone),
  day: '',
  squads: plannedSquadDrafts(capt.squads),
  played: false,
  result: '',
  ours: '',
  theirs: '',
});

const scoreOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** The request for the server; values that the settings decide are left out. */
export const requestOf = (draft: CaptDraft, zone: string) => ({
  opponent: draft.opponent.trim(),
  side: draft.side,
  territory: draft.territory.trim(),
  starts_at: momentOf(draft, zone)?.toISOString() ?? '',
  ...squadRequestOf(draft.squads, draft.slots),
  result: draft.played && draft.result !== '' ? draft.result : null,
  score_ours: draft.played ? scoreOf(draft.ours) : null,
  score_theirs: draft.played ? scoreOf(draft.theirs) : null,
  notes: draft.notes.trim(),
  fight_kind_id: draft.fightKind === '' ? null : draft.fightKind,
  ...(draft.reminders === null || draft.played
    ? {}
    : { reminders_minutes: draft.reminders.toSorted((one, other) => other - one) }),
  ...(draft.played
    ? {}
    : { ...cutoffRequestOf(draft), ...pingRequestOf(draft), ...switchesRequestOf(draft) }),
});

/** Validation before sending, by field. */
export const problemsOf = (draft: CaptDraft, zone: string): Partial<Record<DraftField, string>> => {
  const sent = requestOf(draft, zone);
  const wrong = (field: 'opponent' | 'territory' | 'slots' | 'score_ours' | 'score_theirs' | 'notes') =>
    captFields[field].safeParse(sent[field]).success ? {} : { [field]: field };
  const squads = squadProblemOf(draft.squads);
  const pingAgain = draft.played ? undefined : pingProblemOf(draft);
  const cutoff = draft.played ? undefined : cutoffProblemOf(draft);
  return {
    ...(pingAgain === undefined ? {} : { ping_again_minutes: pingAgain }),
    ...(squads === undefined ? {} : { squads }),
    ...wrong('opponent'),
    ...wrong('territory'),
    ...wrong('score_ours'),
    ...wrong('score_theirs'),
    ...wrong('notes'),
    ...(draft.squads.length === 0 && draft.slots === '' ? { slots: 'slots' } : wrong('slots')),
    ...(cutoff === undefined ? {} : { cutoff_minutes: cutoff }),
    ...(sent.starts_at === '' ? { starts_at: 'starts_at' } : {}),
    ...(draft.played && draft.result === '' ? { result: 'result_missing' } : {}),
  };
};
