import * as z from 'zod';
import { EVENT_STATUSES, placeReason, ROSTER_LISTS } from '../events/events.ts';
import { playerStatistics } from '../capts/capt-statistics.ts';
import { LANGUAGES } from '../kit/language.ts';
import { recordingUrl } from '../capts/recording-url.ts';
import { forMembers, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, time } from '../kit/shapes.ts';
import { member } from '../guilds/guilds.ts';
import { personnelFile } from '../personnel-file/personnel-file.ts';
import { memberRank } from '../ranks/ranks.ts';
import { reputationCurve, reputationEntry } from '../reputation/reputation.ts';
import { ANSWERS } from '../rosters/answers.ts';
import { screenshot } from '../screenshots/screenshots.ts';
import { cents } from '../treasury/treasury.ts';
import { season, top, topQuery } from '../tops/tops.ts';
import { VACATION_KINDS, vacationRoutes } from '../vacations/vacations.ts';
import { WARNING_KINDS } from '../warnings/warning-kinds.ts';

/** At most so many events and capts are shown, the next ones. */
export const CABINET_GATHERINGS = 5;
export const CABINET_ATTENDANCE_DAYS = 30;
/** Recordings are asked for by leaders; a member owes one for so long. */
export const CABINET_RECORDING_DAYS = 14;
export const CABINET_CURVE_DAYS = 180;

const count = z.number().int().nonnegative();

/** A place on a list, with its reason and the squads that it names. */
const ownPlace = z.object({
  list: z.enum(ROSTER_LISTS),
  position: z.number().int().positive(),
  why: placeReason,
  squad: z.string().nullable(),
  reason_squad: z.object({ name: z.string(), role: z.string().nullable() }).nullable(),
});
export type OwnPlace = z.infer<typeof ownPlace>;

const cabinetGathering = z.object({
  kind: z.enum(['event', 'capt']),
  id: z.uuid(),
  title: z.string(),
  starts_at: time,
  status: z.enum(EVENT_STATUSES),
  slots: count,
  main_count: count,
  reserve_count: count,
  /** Null for somebody who is not on the list. */
  place: ownPlace.nullable(),
  /** What they answered besides plus and minus. */
  answer: z.enum(ANSWERS).nullable(),
  /** Its message in Discord; null while it is not posted. */
  url: z.string().nullable(),
});
export type CabinetGathering = z.infer<typeof cabinetGathering>;

/** What concerns one member now, for themselves. */
export const cabinet = z.object({
  member: member.pick({
    user_id: true,
    display_name: true,
    avatar_url: true,
    ingame_nick: true,
    static_id: true,
    reputation: true,
  }),
  /** What the family calls reputation. */
  reputation_name: z.string(),
  /** By reputation, among the members of now. */
  place: z.number().int().positive(),
  rank: memberRank,
  gatherings: z.array(cabinetGathering),
  /** The active ones, the oldest first. */
  warnings: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(WARNING_KINDS),
      reason: z.string(),
      weight: count,
      /** Null where it is active until a leader lifts it. */
      ends_at: time.nullable(),
    }),
  ),
  /** Now or later, the next first; a request too. */
  away: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(VACATION_KINDS),
      asked: z.boolean(),
      starts_at: time,
      ends_at: time,
    }),
  ),
  /** Own screens that wait for a verdict. */
  screens_waiting: count,
  /** Capts whose recording leaders asked for, and that is not sent. */
  recordings_owed: z.array(z.object({ capt_id: z.uuid(), title: z.string(), starts_at: time })),
  /** What the family owes the member, below zero where the member owes; null where nothing is open. */
  owed_cents: cents.nullable(),
  /** Sign-ups that ended in the last thirty days. */
  attendance: z.object({ signed_up: count, came: count }),
  /** In voice on the last thirty days. */
  voice_minutes: count,
});
export type Cabinet = z.infer<typeof cabinet>;

/** Leaders see more of an entry: who wrote it, and with which others. */
const ownEntry = reputationEntry.pick({
  id: true,
  delta: true,
  balance: true,
  reason: true,
  source: true,
  created_at: true,
});

/** Without the earlier screen that it looks like: that may be somebody else's. */
export const ownScreen = screenshot.pick({
  id: true,
  kind: true,
  status: true,
  url: true,
  thumbnail_url: true,
  width: true,
  height: true,
  submitted_at: true,
  comment: true,
  reward: true,
});
export type OwnScreen = z.infer<typeof ownScreen>;

/** The file as its member reads it in Discord: facts, and what happened in words. */
const ownFile = listOf(z.object({ id: z.string(), at: time, text: z.string() })).extend({
  facts: personnelFile.pick({
    joined_at: true,
    times_joined: true,
    warnings: true,
    rank: true,
    voice_minutes: true,
  }),
});

export const SIGN_UP_OUTCOMES = [
  'joined',
  'moved',
  'left',
  'answered',
  'confirm_leave',
  'unchanged',
  'not_signed_up',
  'not_a_member',
  'no_answers',
  'no_such_squad',
  'held',
  'away',
  'frozen',
] as const;

/** What became of it; the place is in the cabinet, which is read again. */
const ownSignUp = z.object({
  outcome: z.enum(SIGN_UP_OUTCOMES),
  /** What giving up the place means now; only for `confirm_leave`. */
  leaving: z.object({ late: z.boolean(), closed: z.boolean() }).nullable(),
  /** Until when they cannot sign up; only for `held`, null if until a leader lifts a warning. */
  held_until: time.nullable(),
});
export type OwnSignUp = z.infer<typeof ownSignUp>;

const params = guildParams;
const access = forMembers;

export const cabinetRoutes = {
  get: route({
    method: 'GET',
    path: '/api/cabinet/:guildId',
    summary: 'What concerns the caller in this family now',
    access,
    params,
    response: cabinet,
  }),
  signUp: route({
    method: 'POST',
    path: '/api/cabinet/:guildId/gatherings/:rosterId',
    summary: 'Sign up for an event or a capt, or give up the place, as with its buttons in Discord',
    access,
    params: params.extend({ rosterId: z.uuid() }),
    body: z.strictObject({
      choice: z.enum(['main', 'reserve', 'leave', ...ANSWERS]),
      /** They were told what giving up the place means now, or that they are away. */
      confirmed: z.boolean().default(false),
      /** Of the press: one that is sent twice counts once. */
      key: z.uuid(),
    }),
    response: ownSignUp,
    errors: ['not_found', 'event_over', 'capt_over'],
  }),
  takeVacation: route({
    method: 'POST',
    path: '/api/cabinet/:guildId/vacations',
    summary: 'Take a vacation, or ask for it where a leader has to approve',
    access,
    params,
    body: vacationRoutes.give.body.omit({ user_id: true }),
    response: z.object({ asked: z.boolean() }),
    errors: ['vacation_overlaps', 'vacation_limit'],
  }),
  endVacation: route({
    method: 'POST',
    path: '/api/cabinet/:guildId/vacations/:vacationId/end',
    summary: 'Come back from an absence, or take back one that has not begun',
    access,
    params: params.extend({ vacationId: z.uuid() }),
    response: noContent,
    errors: ['not_found', 'vacation_over'],
  }),
  sendRecording: route({
    method: 'POST',
    path: '/api/cabinet/:guildId/capts/:captId/recordings',
    summary: 'Send the link to the caller’s recording of a capt',
    access,
    params: params.extend({ captId: z.uuid() }),
    body: z.strictObject({ url: recordingUrl }),
    response: noContent,
    errors: ['not_found', 'recording_known'],
  }),
  ledger: route({
    method: 'GET',
    path: '/api/cabinet/:guildId/reputation',
    summary: 'The caller’s changes of reputation, the newest first, and their balance over half a year',
    access,
    params,
    query: z.object(paging(25)),
    response: listOf(ownEntry).extend({ curve: reputationCurve }),
  }),
  damage: route({
    method: 'GET',
    path: '/api/cabinet/:guildId/damage',
    summary: 'The caller’s damage in capts: average, form and best',
    access,
    params,
    response: playerStatistics,
  }),
  screens: route({
    method: 'GET',
    path: '/api/cabinet/:guildId/screens',
    summary: 'The caller’s screens with their verdicts, the newest first',
    access,
    params,
    query: z.object(paging(24)),
    response: listOf(ownScreen),
  }),
  file: route({
    method: 'GET',
    path: '/api/cabinet/:guildId/file',
    summary: 'The caller’s personnel file',
    access,
    params,
    query: z.object({ language: z.enum(LANGUAGES).default('ru'), ...paging(25) }),
    response: ownFile,
  }),
  top: route({
    method: 'GET',
    path: '/api/cabinet/:guildId/tops',
    summary:
      'The members with the most reputation, attendance, damage, screens or hours in voice in a period',
    access,
    params,
    query: topQuery,
    response: top,
    errors: ['not_found'],
  }),
  seasons: route({
    method: 'GET',
    path: '/api/cabinet/:guildId/seasons',
    summary: 'The seasons of the family, the latest first',
    access,
    params,
    response: listOf(season),
  }),
};
