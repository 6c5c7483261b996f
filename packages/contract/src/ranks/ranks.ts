import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import {
  guildParams,
  listOf,
  memberParams,
  noContent,
  paging,
  person,
  snowflake,
  time,
  version,
} from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Steps of one ladder. */
export const MAX_STEPS = 20;
export const STEP_NAME_LENGTH = 50;
export const RANK_REASON_LENGTH = 300;

/** As `Date` counts them. */
export const WEEK_DAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const count = z.number().int().nonnegative();

/** What a member has to show for a step; 0 asks for nothing. */
export const rankRequirements = z.strictObject({
  reputation: count.max(1_000_000),
  /** Days in the family. */
  days: count.max(3650),
  /** Hours in voice within the last `span_days`. */
  voice_hours: count.max(2000),
  /** Events and capts attended within the last `span_days`. */
  events: count.max(500),
  capts: count.max(500),
  span_days: z.number().int().min(1).max(365),
  /** In percent: of what they signed up for, how much they came to. */
  reliability: count.max(100),
  /** Days in the rank before. */
  days_in_rank: count.max(3650),
  no_warnings: z.boolean(),
});
export type RankRequirements = z.infer<typeof rankRequirements>;

export const NO_REQUIREMENTS: RankRequirements = {
  reputation: 0,
  days: 0,
  events: 0,
  capts: 0,
  voice_hours: 0,
  span_days: 30,
  reliability: 0,
  days_in_rank: 0,
  no_warnings: false,
};

/** One step of the ladder; the lowest stands first. */
export const rankStep = z.strictObject({
  role_id: snowflake,
  name: nameText.min(1).max(STEP_NAME_LENGTH),
  requirements: rankRequirements,
});
export type RankStep = z.infer<typeof rankStep>;

export const ladder = z.object({
  /** 0 until a ladder was saved. */
  version,
  steps: z.array(rankStep.extend({ holders: count, role_exists: z.boolean() })),
});
export type Ladder = z.infer<typeof ladder>;

export const REQUIREMENT_KINDS = [
  'reputation',
  'days',
  'events',
  'capts',
  'voice_hours',
  'reliability',
  'days_in_rank',
  'warnings',
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export const rankProgress = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  /** Null for the reliability of somebody who never signed up. */
  mine: z.number().int().nullable(),
  /** For warnings the most that may be active. */
  needed: count,
  met: z.boolean(),
});
export type RankProgress = z.infer<typeof rankProgress>;

const heldRank = z.object({ role_id: snowflake, name: z.string(), since: time });
export type HeldRank = z.infer<typeof heldRank>;

export const memberRank = z.object({
  rank: heldRank.nullable(),
  /** The next step; null at the top and without a ladder. */
  next: z
    .object({
      role_id: snowflake,
      name: z.string(),
      span_days: z.number().int(),
      progress: z.array(rankProgress),
      /** Everything is met. A step without requirements is for leaders to decide, so nobody is ready for it. */
      ready: z.boolean(),
    })
    .nullable(),
});
export type MemberRank = z.infer<typeof memberRank>;

/** Somebody whom the bot proposes for the next step. */
export const rankProposal = memberRank.extend({ member: person });
export type RankProposal = z.infer<typeof rankProposal>;

export const rankChange = z.object({
  id: z.number().int(),
  member: person,
  /** Names of the steps at that time; null for none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  is_promotion: z.boolean(),
  /** Null for a role that was changed by hand in Discord. */
  by: person.nullable(),
  reason: z.string(),
  at: time,
  /** Whether Discord has it. */
  applied: z.boolean(),
});
export type RankChange = z.infer<typeof rankChange>;

const REFUSALS = [
  'member_not_found',
  'rank_no_ladder',
  'rank_step_gone',
  'rank_unchanged',
  'rank_moved',
  'own_decision',
  'rank_above_bot',
  'rank_above_you',
  'rank_unsafe',
  'role_rights_missing',
] as const;

export const rankRoutes = {
  ladder: route({
    method: 'GET',
    path: '/api/ranks/:guildId',
    summary: 'The ladder of ranks, and how many stand on each step',
    access: panel('panel.view'),
    params: guildParams,
    response: ladder,
  }),
  save: route({
    method: 'PUT',
    path: '/api/ranks/:guildId',
    summary: 'Save the ladder of ranks',
    access: panel('settings.manage'),
    params: guildParams,
    body: z.strictObject({ version, steps: z.array(rankStep).max(MAX_STEPS) }),
    response: ladder,
    errors: ['version_conflict'],
  }),
  ready: route({
    method: 'GET',
    path: '/api/ranks/:guildId/ready',
    summary: 'Who meets everything for the next step, without those whose proposal was put off',
    access: panel('personnel.view'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.members)),
    response: listOf(rankProposal),
  }),
  changes: route({
    method: 'GET',
    path: '/api/ranks/:guildId/changes',
    summary: 'Promotions and demotions, newest first',
    access: panel('personnel.view'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.activity)),
    response: listOf(rankChange),
  }),
  member: route({
    method: 'GET',
    path: '/api/ranks/:guildId/members/:userId',
    summary: 'A member’s rank, and what is missing for the next one',
    access: panel('personnel.view'),
    params: memberParams,
    response: memberRank,
    errors: ['member_not_found'],
  }),
  set: route({
    method: 'POST',
    path: '/api/ranks/:guildId/members/:userId',
    summary: 'Promote or demote a member to a step; null takes the rank away',
    access: panel('personnel.manage'),
    params: memberParams,
    body: z.strictObject({
      role_id: snowflake.nullable(),
      reason: nameText.max(RANK_REASON_LENGTH).default(''),
      /** The rank that the leader saw, null for none; if the member has another one by now, the call is refused. */
      expected_role_id: snowflake.nullable().optional(),
    }),
    response: memberRank,
    errors: REFUSALS,
  }),
  defer: route({
    method: 'POST',
    path: '/api/ranks/:guildId/members/:userId/defer',
    summary: 'Put a proposal off until a moment, or for good',
    access: panel('personnel.manage'),
    params: memberParams,
    /** Null: this step is not proposed again for the member. */
    body: z.strictObject({ role_id: snowflake, until: time.nullable() }),
    response: noContent,
    errors: ['member_not_found', 'rank_step_gone'],
  }),
};
