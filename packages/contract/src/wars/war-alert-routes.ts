import * as z from 'zod';
import { CAPT_SIDES } from '../capts/capts.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, time } from '../kit/shapes.ts';
import { warSource } from './war-sources.ts';
import { WAR_STATUSES } from './wars.ts';

/** A war that nobody decided about yet. */
export const pendingWar = z.object({
  id: z.uuid(),
  our_side: z.enum(CAPT_SIDES),
  opponent: z.string(),
  territory: z.string().nullable(),
  map: z.string().nullable(),
  max_players: z.number().int().nullable(),
  starts_at: time,
  status: z.enum(WAR_STATUSES),
  /** The capt that it fills. */
  capt_id: z.uuid().nullable(),
  sources: z.array(warSource),
});
export type PendingWar = z.infer<typeof pendingWar>;

/** A planned capt that a war may be. */
const linkableCapt = z.object({
  id: z.uuid(),
  opponent: z.string(),
  side: z.enum(CAPT_SIDES),
  territory: z.string(),
  starts_at: time,
  /** Our side, an opponent of that name and about the same start. */
  fits: z.boolean(),
});
export type LinkableCapt = z.infer<typeof linkableCapt>;

const warParams = guildParams.extend({ warId: z.uuid() });

export const warAlertRoutes = {
  list: route({
    method: 'GET',
    path: '/api/wars/:guildId',
    summary: 'Wars of the feed that nobody decided about, the latest start first',
    access: panel('capts.manage'),
    params: guildParams,
    response: listOf(pendingWar),
  }),
  createCapt: route({
    method: 'POST',
    path: '/api/wars/:guildId/:warId/capt',
    summary: 'Open the sign-up of a war; where it is open already, its capt is returned',
    access: panel('capts.manage'),
    params: warParams,
    response: z.object({ capt_id: z.uuid() }),
    errors: ['not_found', 'war_decided', 'war_began', 'war_over'],
  }),
  linkable: route({
    method: 'GET',
    path: '/api/wars/:guildId/:warId/capts',
    summary: 'Planned capts around a war that no war fills yet, those that fit first',
    access: panel('capts.manage'),
    params: warParams,
    response: listOf(linkableCapt),
    errors: ['not_found'],
  }),
  link: route({
    method: 'PUT',
    path: '/api/wars/:guildId/:warId/capt',
    summary: 'Say which capt a war fills, or that it fills none',
    access: panel('capts.manage'),
    params: warParams,
    body: z.strictObject({ capt_id: z.uuid().nullable() }),
    response: noContent,
    errors: ['not_found', 'war_decided', 'capt_not_linkable'],
  }),
  ignore: route({
    method: 'POST',
    path: '/api/wars/:guildId/:warId/ignore',
    summary: 'Leave a war of the feed aside for good',
    access: panel('capts.manage'),
    params: warParams,
    response: noContent,
    errors: ['not_found', 'war_decided'],
  }),
};
