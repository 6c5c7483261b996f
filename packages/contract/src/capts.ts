import * as z from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { panel, route } from './route.ts';
import { guildParams, listOf, noContent, paging, snowflake, time } from './shapes.ts';

export const CAPT_SIDES = ['attack', 'defence'] as const;
export const CAPT_STATUSES = ['open', 'closed', 'finished', 'cancelled'] as const;
export const CAPT_RESULTS = ['win', 'loss', 'draw'] as const;

const count = z.number().int().min(0).max(100_000_000);
const percent = z.number().min(0).max(100).nullable();
const score = z.number().int().min(0).max(100_000).nullable();

export const captPlayer = z.strictObject({
  user_id: snowflake.nullable(),
  nick: z.string().trim().min(1).max(64),
  side: z.enum(['ours', 'theirs']),
  damage: count,
  kills: count,
  deaths: count,
  hit_percent: percent,
  headshot_percent: percent,
});
export type CaptPlayer = z.infer<typeof captPlayer>;

const captFields = {
  opponent: z.string().trim().min(1).max(64),
  side: z.enum(CAPT_SIDES),
  territory: z.string().trim().max(64),
  starts_at: time,
  slots: z.number().int().min(1).max(500),
  status: z.enum(CAPT_STATUSES),
  result: z.enum(CAPT_RESULTS).nullable(),
  score_ours: score,
  score_theirs: score,
  notes: z.string().max(4000),
  recordings: z.array(z.url({ protocol: /^https?$/ })).max(100),
};

const version = z.number().int().nonnegative();
export const capt = z.object({ id: z.uuid(), version, ...captFields });
export type Capt = z.infer<typeof capt>;

const captBody = z.strictObject({
  ...captFields,
  status: captFields.status.default('open'),
  result: captFields.result.default(null),
  score_ours: score.default(null),
  score_theirs: score.default(null),
  notes: captFields.notes.default(''),
  recordings: captFields.recordings.default([]),
  players: z.array(captPlayer).max(1000).optional(),
});

const captPlayerStats = captPlayer.extend({
  rank: z.number().int(),
  share: z.number(),
  average: z.number().nullable(),
  form_5: z.number().nullable(),
  form_10: z.number().nullable(),
});

export const captStats = z.object({
  players: z.array(captPlayerStats),
  totals: z.object({ damage: z.number(), kills: z.number(), deaths: z.number() }),
  mvp: captPlayerStats.nullable(),
});
export type CaptStats = z.infer<typeof captStats>;

const captParams = guildParams.extend({ captId: z.uuid() });

export const captRoutes = {
  list: route({
    method: 'GET',
    path: '/api/capts/:guildId',
    summary: 'Capts, newest first',
    access: panel('capts.view'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.capts)),
    response: listOf(capt),
  }),
  get: route({
    method: 'GET',
    path: '/api/capts/:guildId/:captId',
    summary: 'One capt with its players',
    access: panel('capts.view'),
    params: captParams,
    response: capt.extend({ players: z.array(captPlayer) }),
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/api/capts/:guildId',
    summary: 'Plan a capt',
    access: panel('capts.manage'),
    params: guildParams,
    body: captBody,
    response: capt,
  }),
  update: route({
    method: 'PUT',
    path: '/api/capts/:guildId/:captId',
    summary: 'Save a capt; an old version is refused with the newer one',
    access: panel('capts.manage'),
    params: captParams,
    body: captBody.extend({ version }),
    response: capt,
    errors: ['not_found', 'version_conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/capts/:guildId/:captId',
    summary: 'Delete a capt; it can be restored for 30 days',
    access: panel('capts.manage'),
    params: captParams,
    response: noContent,
    errors: ['not_found'],
  }),
  stats: route({
    method: 'GET',
    path: '/api/capts/:guildId/stats/:captId',
    summary: 'Damage statistics of one capt',
    access: panel('capts.view'),
    params: captParams,
    response: captStats,
    errors: ['not_found'],
  }),
};
