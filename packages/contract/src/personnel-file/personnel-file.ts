import * as z from 'zod';
import { ACTIVITY_COUNTED, activityEntry } from '../activity/activity.ts';
import { activityTypesOf } from '../activity/activity-types.ts';
import type { ActivityType } from '../activity/activity-types.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { listOf, memberParams, noContent, paging, person, snowflake, time } from '../kit/shapes.ts';
import { VACATION_KINDS } from '../vacations/vacations.ts';
import { freeText } from '../kit/visible-text.ts';

/** Intermediate steps of an application: they are shown in the application, not in the personnel file. */
const UNDERWAY: ReadonlySet<ActivityType> = new Set([
  'application.taken',
  'application.released',
  'application.question',
  'application.answer',
]);

/**
 * The kinds of activity that a member's personnel file shows. Notes, the blacklist and promotions that were put off are
 * left out: leaders read them elsewhere, and nobody else has to know of them.
 */
export const PERSONNEL_ACTIVITY: readonly ActivityType[] = [
  'member.joined',
  'member.left',
  'member.renamed',
  ...activityTypesOf('personnel').filter(
    (type) => !/^(?:note\.|blacklist\.|rank\.deferred)/.test(type) && !UNDERWAY.has(type),
  ),
];

/** Over how many days the hours in voice are shown. */
export const VOICE_DAYS = 30;

export const NOTE_LENGTH = 1000;
/** Notes about one member. */
export const MAX_NOTES = 100;

export const memberNote = z.object({
  id: z.uuid(),
  text: z.string(),
  author: person,
  created_at: time,
});
export type MemberNote = z.infer<typeof memberNote>;

/** What the family keeps on a member besides the profile. */
export const personnelFile = z.object({
  user_id: snowflake,
  joined_at: time.nullable(),
  left_at: time.nullable(),
  /** What a leader brought along from before the family used the program; it is counted nowhere else. */
  before: z
    .object({ joined_on: z.iso.date().nullable(), attended: z.number().int().nonnegative().nullable() })
    .nullable(),
  /** How often they joined, as far as it is known; 1 for somebody who never left. */
  times_joined: z.number().int().positive(),
  notes: z.number().int().nonnegative(),
  /** Until when they are on vacation or AFK now. */
  away: z.object({ kind: z.enum(VACATION_KINDS), ends_at: time }).nullable(),
  /** How many warnings are active, their points together, and how many there ever were. */
  warnings: z.object({
    active: z.number().int().nonnegative(),
    points: z.number().int().nonnegative(),
    total: z.number().int().nonnegative(),
  }),
  /** In voice on the last 30 days, the AFK channel aside; counted from the day on which the bot could. */
  voice_minutes: z.number().int().nonnegative(),
  /** The step of the ladder they stand on. */
  rank: z.object({ role_id: snowflake, name: z.string(), since: time }).nullable(),
});
export type PersonnelFile = z.infer<typeof personnelFile>;

export const personnelRoutes = {
  file: route({
    method: 'GET',
    path: '/api/personnel/:guildId/:userId',
    summary: 'The personnel file of a member, also of one who left',
    access: panel('personnel.view'),
    params: memberParams,
    response: personnelFile,
    errors: ['not_found'],
  }),
  timeline: route({
    method: 'GET',
    path: '/api/personnel/:guildId/:userId/timeline',
    summary: 'What happened to a member, newest first',
    access: panel('personnel.view'),
    params: memberParams,
    query: z.object({
      ...paging(PAGE_SIZE.activity),
      offset: z.coerce.number().int().min(0).max(ACTIVITY_COUNTED).default(0),
    }),
    response: listOf(activityEntry),
    errors: ['not_found'],
  }),
  notes: route({
    method: 'GET',
    path: '/api/personnel/:guildId/:userId/notes',
    summary: 'Leaders’ private notes about a member, newest first',
    access: panel('personnel.manage'),
    params: memberParams,
    response: listOf(memberNote),
    errors: ['not_found'],
  }),
  addNote: route({
    method: 'POST',
    path: '/api/personnel/:guildId/:userId/notes',
    summary: 'Add a private note about a member',
    access: panel('personnel.manage'),
    params: memberParams,
    body: z.strictObject({ text: freeText.min(1).max(NOTE_LENGTH) }),
    response: memberNote,
    errors: ['not_found', 'too_many_notes'],
  }),
  removeNote: route({
    method: 'DELETE',
    path: '/api/personnel/:guildId/:userId/notes/:noteId',
    summary: 'Remove a private note',
    access: panel('personnel.manage'),
    params: memberParams.extend({ noteId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
};
