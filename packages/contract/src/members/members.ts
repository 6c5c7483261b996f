import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { ATTENDANCE_STATES, PARTICIPANT_LISTS } from '../events/events.ts';
import { member } from '../guilds/guilds.ts';
import type { Member } from '../guilds/guilds.ts';
import {
  MAX_REPUTATION,
  reputationCurve,
  reputationEntry,
  reputationReason,
} from '../reputation/reputation.ts';
import { panel, route } from '../kit/route.ts';
import { screenshot, SCREENSHOT_KINDS, SCREENSHOT_STATUSES } from '../screenshots/screenshots.ts';
import { listOf, memberParams, paging, snowflake, time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Letters of any language, digits, and what joins the parts of a name: `Ivan_Petrov`. */
export const ingameNick = nameText
  .min(2)
  .max(32)
  .regex(/^[\p{L}\p{N}]+(?:[ _.'-][\p{L}\p{N}]+)*$/u, 'ingame_nick');
export const staticId = z.string().regex(/^\d{3,10}$/, 'static_id');

const count = z.number().int().nonnegative();

export const memberProfile = member.extend({
  /** Rank by reputation among current members; null for members who left. */
  rank: count.nullable(),
  /** How past sign-ups ended; the share is null until one of them is over. */
  reliability: z.object({ signed_up: count, came: count, share: z.number().nullable() }),
  events_attended: count,
  capts_attended: count,
  screenshots: z.object({ pending: count, approved: count, rejected: count }),
  /** GG screenshots of today, in the guild's time zone. */
  gg_today: z.object({ used: count, limit: count }),
});
export type MemberProfile = z.infer<typeof memberProfile>;

/** The `current` field of a `version_conflict` (409) of the calls below. */
export interface MemberConflict {
  member: Member;
  changed_by: { id: string; name: string } | null;
  changed_at: string | null;
}

export const nickChange = z.object({
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  changed_by: z.object({ id: snowflake, name: z.string() }).nullable(),
  changed_at: time,
});
export type NickChange = z.infer<typeof nickChange>;

export const attendance = z.object({
  kind: z.enum(['event', 'capt']),
  id: z.uuid(),
  title: z.string(),
  starts_at: time,
  /** `left_late`: gave up a place too late, and stands on no list any more. */
  list: z.enum([...PARTICIPANT_LISTS, 'left_late']),
  /** 0 where there is no list to have a place in. */
  position: z.number().int(),
  attended: z.boolean().nullable(),
  attendance: z.enum(ATTENDANCE_STATES).nullable(),
});
export type Attendance = z.infer<typeof attendance>;

export const userRoutes = {
  get: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId',
    summary: 'One member with all that their page shows',
    access: panel('users.view'),
    params: memberParams,
    response: memberProfile,
    errors: ['not_found'],
  }),
  setReputation: route({
    method: 'PUT',
    path: '/api/users/:guildId/:userId/reputation',
    summary: 'Set a member’s reputation; the difference becomes a ledger entry',
    access: panel('reputation.edit'),
    params: memberParams,
    body: z.strictObject({
      reputation: z.number().int().min(-MAX_REPUTATION).max(MAX_REPUTATION),
      reason: reputationReason.optional(),
      /**
       * The values that the person saw when they began to edit; if others are stored by now, the call is refused with
       * those.
       */
      expected_reputation: z.number().int().optional(),
    }),
    response: member,
    errors: ['not_found', 'version_conflict', 'own_decision'],
  }),
  reputation: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/reputation',
    summary: 'A member’s ledger, newest first',
    access: panel('users.view'),
    params: memberParams,
    query: z.object(paging(PAGE_SIZE.ledger)),
    response: listOf(reputationEntry),
    errors: ['not_found'],
  }),
  reputationCurve: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/reputation/curve',
    summary: 'A member’s balance at the end of each day on which it changed',
    access: panel('users.view'),
    params: memberParams,
    query: z.object({ days: z.coerce.number().int().min(7).max(730).default(180) }),
    response: reputationCurve,
    errors: ['not_found'],
  }),
  setIngameNick: route({
    method: 'PUT',
    path: '/api/users/:guildId/:userId/ingame-nick',
    summary: 'Set a member’s in-game nick',
    access: panel('users.edit'),
    params: memberParams,
    body: z.strictObject({
      ingame_nick: ingameNick.nullable(),
      expected_ingame_nick: z.string().nullable().optional(),
    }),
    response: member,
    errors: ['not_found', 'version_conflict', 'static_id_taken'],
  }),
  update: route({
    method: 'PUT',
    path: '/api/users/:guildId/:userId',
    summary: 'Change some of a member’s fields; others are refused, unless they are sent as they stand',
    access: panel('users.edit'),
    params: memberParams,
    body: z.strictObject({
      ingame_nick: ingameNick.nullable().optional(),
      static_id: staticId.nullable().optional(),
      /** The values that the person saw: a field that has changed since is refused, not overwritten. */
      expected: z
        .strictObject({
          ingame_nick: z.string().nullable().optional(),
          static_id: z.string().nullable().optional(),
        })
        .optional(),
    }),
    response: member,
    errors: ['not_found', 'version_conflict', 'static_id_taken'],
  }),
  nickHistory: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/nick-history',
    summary: 'In-game nicks and static ids that a member had, newest first',
    access: panel('users.view'),
    params: memberParams,
    response: listOf(nickChange),
    errors: ['not_found'],
  }),
  attendance: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/attendance',
    summary: 'Events and capts that a member signed up for, newest first',
    access: panel('users.view'),
    params: memberParams,
    query: z.object(paging(PAGE_SIZE.attendance)),
    response: listOf(attendance),
    errors: ['not_found'],
  }),
  screenshots: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/screenshots',
    summary: 'A member’s screenshots, newest first',
    access: panel('users.view'),
    params: memberParams,
    query: z.object({
      ...paging(PAGE_SIZE.screenshots),
      kind: z.enum(SCREENSHOT_KINDS).optional(),
      status: z.enum(SCREENSHOT_STATUSES).optional(),
    }),
    response: listOf(screenshot),
    errors: ['not_found'],
  }),
};
