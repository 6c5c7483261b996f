import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, paging, snowflake, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** What members are compared by: reputation, gatherings they came to, damage in capts, approved screens, hours in voice. */
export const TOP_KINDS = ['reputation', 'attendance', 'damage', 'screens', 'voice'] as const;
export type TopKind = (typeof TOP_KINDS)[number];

/** Weeks and months are those of the guild's time zone; a season has the dates that the family set. */
export const TOP_PERIODS = ['week', 'month', 'season', 'all'] as const;
export type TopPeriod = (typeof TOP_PERIODS)[number];

export const SEASON_NAME_LENGTH = 40;
/** A season lasts at most a year. */
export const SEASON_DAYS = 366;

const seasonFields = {
  name: nameText.min(1).max(SEASON_NAME_LENGTH),
  /** The first and the last day, by the guild's calendar. */
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
};

export const season = z.object({
  id: z.uuid(),
  version,
  ...seasonFields,
  /** From then on its standings are final. */
  closed_at: time.nullable(),
});
export type Season = z.infer<typeof season>;

const standing = { rank: z.number().int().positive(), value: z.number() };

export const topRow = z.object({
  ...standing,
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
});
export type TopRow = z.infer<typeof topRow>;

/** The members of the family with the most of something; equal values share a rank. */
export const top = listOf(topRow).extend({
  by: z.enum(TOP_KINDS),
  period: z.enum(TOP_PERIODS),
  /** What the family calls reputation. */
  reputation_name: z.string(),
  /** The season that was asked for; null for another period, and where the family has none. */
  season: season.nullable(),
  /** From when on it was counted; null for all time. */
  from: time.nullable(),
  /** Where the reader stands; null if they have nothing to show. */
  own: z.object(standing).nullable(),
});
export type Top = z.infer<typeof top>;

const access = panel('reputation.edit');

export const topQuery = z.object({
  by: z.enum(TOP_KINDS).default('reputation'),
  period: z.enum(TOP_PERIODS).default('week'),
  /** An earlier season, with its final standings; left out, the one that is open or was closed last. */
  season_id: z.uuid().optional(),
  ...paging(PAGE_SIZE.top),
});

export const topRoutes = {
  get: route({
    method: 'GET',
    path: '/api/tops/:guildId',
    summary:
      'The members with the most reputation, attendance, damage, screens or hours in voice in a period',
    access: panel('users.view'),
    params: guildParams,
    query: topQuery,
    response: top,
    errors: ['not_found'],
  }),
  seasons: route({
    method: 'GET',
    path: '/api/tops/:guildId/seasons',
    summary: 'The seasons of the family, the latest first',
    access: panel('users.view'),
    params: guildParams,
    response: listOf(season),
  }),
  saveSeason: route({
    method: 'PUT',
    path: '/api/tops/:guildId/season',
    summary: 'Set the dates of the open season, or begin the first or next one',
    access,
    params: guildParams,
    /** The version of the open season; 0 where none is open. */
    body: z.strictObject({ ...seasonFields, version }),
    response: season,
    errors: ['version_conflict', 'season_dates', 'season_overlaps'],
  }),
  closeSeason: route({
    method: 'POST',
    path: '/api/tops/:guildId/season/close',
    summary: 'Close the open season now and keep its standings; one that has not begun is taken away',
    access,
    params: guildParams,
    body: z.strictObject({ version }),
    response: season,
    errors: ['not_found', 'version_conflict'],
  }),
};
