import * as z from 'zod';
import { CAPT_RESULTS, CAPT_SIDES, captPlayer } from './capts.ts';
import { snowflake, time } from './shapes.ts';

/** From how many capts on a player has an average, and a place among the averages. */
export const CAPTS_FOR_AVERAGE = 3;

const whole = z.number().int();
const share = z.number();

const captPlayerStats = captPlayer.extend({
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  /** Place by damage on the own side, and share of that side’s damage (0 to 1). */
  rank: whole,
  share,
  /** Capts with damage up to and with this one; what follows is worked out over them. */
  capts: whole,
  /** Null until there are three. */
  average: z.number().nullable(),
  /** Average of the last 5 and 10; null until there are so many. */
  form_5: z.number().nullable(),
  form_10: z.number().nullable(),
});
export type CaptPlayerStats = z.infer<typeof captPlayerStats>;

const sums = z.object({ damage: z.number(), kills: whole, deaths: whole });

export const RECORDS = ['damage', 'kills', 'share', 'team_damage', 'win_streak'] as const;

/** The best that the family has done. */
export const familyRecord = z.object({
  kind: z.enum(RECORDS),
  value: z.number(),
  /** Whose it is; null for what all did together. */
  player: z.object({ user_id: snowflake.nullable(), nick: z.string(), display_name: z.string() }).nullable(),
  capt_id: z.uuid(),
  opponent: z.string(),
  starts_at: time,
});
export type FamilyRecord = z.infer<typeof familyRecord>;

export const captStats = z.object({
  /** Both sides, each by damage. */
  players: z.array(captPlayerStats),
  /** Ours; theirs as far as anybody entered them. */
  totals: sums,
  totals_theirs: sums,
  mvp: captPlayerStats.nullable(),
  /** Family records that stand since this capt. */
  records: z.array(familyRecord),
});
export type CaptStats = z.infer<typeof captStats>;

const outcome = {
  capts: whole,
  wins: whole,
  losses: whole,
  draws: whole,
  /** Wins among the capts that have a result; null where there is none. */
  win_rate: share.nullable(),
};

export const opponentRow = z.object({
  opponent: z.string(),
  ...outcome,
  damage: z.number(),
  last_at: time,
});
export type OpponentRow = z.infer<typeof opponentRow>;

/** The family over time. Days, weeks and hours are those of the guild’s own clock. */
export const familyStatistics = z.object({
  totals: z.object({
    ...outcome,
    damage: z.number(),
    kills: whole,
    deaths: whole,
    damage_per_capt: z.number().nullable(),
  }),
  /** Sign-ups for a place, and how many of those people came. */
  attendance: z.object({ signed_up: whole, came: whole, share: share.nullable() }),
  /** Oldest first; weeks without a capt are left out. `week` is its Monday. */
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      ...outcome,
      damage: z.number(),
      kills: whole,
      deaths: whole,
      damage_per_capt: z.number().nullable(),
      attendance: share.nullable(),
    }),
  ),
  by_opponent: z.array(opponentRow),
  by_side: z.array(z.object({ side: z.enum(CAPT_SIDES), ...outcome })),
  by_territory: z.array(z.object({ territory: z.string(), ...outcome })),
  by_hour: z.array(z.object({ hour: whole, ...outcome })),
  records: z.array(familyRecord),
});
export type FamilyStatistics = z.infer<typeof familyStatistics>;

export const LEADERBOARDS = ['damage', 'kills', 'per_capt', 'reliability'] as const;
export type Leaderboard = (typeof LEADERBOARDS)[number];

export const leaderboardRow = z.object({
  /** Null for those who have too few capts for this leaderboard; they stand at the end. */
  rank: whole.nullable(),
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  ingame_nick: z.string().nullable(),
  capts: whole,
  damage: z.number(),
  kills: whole,
  deaths: whole,
  damage_per_capt: z.number(),
  mvps: whole,
  /** Share of the capts they had a place in that they came to. */
  reliability: share.nullable(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

/** A season is a quarter of the year by the guild’s own clock. */
export const season = z.object({
  season: z.string().regex(/^\d{4}-q[1-4]$/),
  from: time,
  to: time,
  ...outcome,
  damage: z.number(),
});
export type Season = z.infer<typeof season>;

/** One member’s own numbers. */
export const playerStatistics = z.object({
  user_id: snowflake,
  display_name: z.string(),
  ...outcome,
  damage: z.number(),
  kills: whole,
  deaths: whole,
  mvps: whole,
  average: z.number().nullable(),
  form_5: z.number().nullable(),
  form_10: z.number().nullable(),
  best: z.object({ capt_id: z.uuid(), damage: z.number(), opponent: z.string(), starts_at: time }).nullable(),
  /** Place by damage per capt among those with three and more. */
  rank: whole.nullable(),
  attendance: z.object({ signed_up: whole, came: whole, share: share.nullable() }),
  /** The last twenty, oldest first. */
  recent: z.array(
    z.object({
      capt_id: z.uuid(),
      opponent: z.string(),
      starts_at: time,
      result: z.enum(CAPT_RESULTS).nullable(),
      damage: z.number(),
      kills: whole,
      deaths: whole,
      rank: whole,
    }),
  ),
});
export type PlayerStatistics = z.infer<typeof playerStatistics>;
