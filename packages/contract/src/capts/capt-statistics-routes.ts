import * as z from 'zod';
import {
  familyStatistics,
  LEADERBOARDS,
  leaderboardRow,
  opponentRow,
  playerStatistics,
  season,
} from './capt-statistics.ts';
import { LANGUAGES } from '../kit/language.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { byteStream, guildParams, listOf, memberParams, paging, textStream, time } from '../kit/shapes.ts';

const opponent = z.string().trim().max(64).optional();

const period = {
  from: time.optional(),
  to: time.optional(),
  opponent,
  /** Only capts of this kind of fight. */
  fight_kind_id: z.uuid().optional(),
};
const leaderboard = { ...period, by: z.enum(LEADERBOARDS).default('damage') };

/** Options of a drawn image; the panel offers the same choices. */
const look = {
  theme: z.enum(['dark', 'light']).default('dark'),
  language: z.enum(LANGUAGES).default('ru'),
};
const png = (filename: string) => ({ type: 'image/png', filename });

export const captStatisticsRoutes = {
  family: route({
    method: 'GET',
    path: '/api/capts/:guildId/statistics',
    summary: 'The family’s statistics over time, or against one opponent',
    access: panel('capts.view'),
    params: guildParams,
    query: z.object(period),
    response: familyStatistics,
  }),
  opponents: route({
    method: 'GET',
    path: '/api/capts/:guildId/opponents',
    summary: 'Opponents with the record against each, most fought first',
    access: panel('capts.view'),
    params: guildParams,
    query: z.object({
      ...paging(PAGE_SIZE.capts),
      search: z.string().trim().max(64).optional(),
      fight_kind_id: z.uuid().optional(),
    }),
    response: listOf(opponentRow),
  }),
  seasons: route({
    method: 'GET',
    path: '/api/capts/:guildId/seasons',
    summary: 'Seasons with capts in them, latest first',
    access: panel('capts.view'),
    params: guildParams,
    response: listOf(season),
  }),
  leaderboard: route({
    method: 'GET',
    path: '/api/capts/:guildId/leaderboard',
    summary: 'Members by damage, kills, damage per capt or reliability, in a period or against an opponent',
    access: panel('capts.view'),
    params: guildParams,
    query: z.object({ ...leaderboard, ...paging(PAGE_SIZE.capts) }),
    response: listOf(leaderboardRow),
  }),
  exportLeaderboard: route({
    method: 'GET',
    path: '/api/capts/:guildId/leaderboard/export',
    summary: 'The same as a CSV file, whole',
    access: panel('capts.view'),
    params: guildParams,
    query: z.object(leaderboard),
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'leaderboard.csv' },
  }),
  leaderboardPicture: route({
    method: 'GET',
    path: '/api/capts/:guildId/leaderboard/picture',
    summary: 'The first of a leaderboard as a picture to share',
    access: panel('capts.view'),
    params: guildParams,
    query: z.object({ ...leaderboard, ...look }),
    cost: 'heavy',
    response: byteStream,
    download: png('leaderboard.png'),
  }),
  captPicture: route({
    method: 'GET',
    path: '/api/capts/:guildId/:captId/picture',
    summary: 'Result and damage table of one capt as a picture to share',
    access: panel('capts.view'),
    params: guildParams.extend({ captId: z.uuid() }),
    query: z.object(look),
    cost: 'heavy',
    response: byteStream,
    download: png('capt.png'),
    errors: ['not_found'],
  }),
  player: route({
    method: 'GET',
    path: '/api/capts/:guildId/players/:userId',
    summary: 'One member’s capts: averages, form, best, attendance',
    access: panel('capts.view'),
    params: memberParams,
    response: playerStatistics,
    errors: ['not_found'],
  }),
};
