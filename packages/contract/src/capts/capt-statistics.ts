import * as z from 'zod';
import { CAPT_RESULTS, CAPT_SIDES, captPlayer } from './capts.ts';
import { snowflake, time } from '../kit/shapes.ts';

/** A player has an average, and a rank among averages, from this many capts on. */
export const CAPTS_FOR_AVERAGE = 3;

const whole = z.number().int();
const share = z.number();

const captPlayerStats = captPlayer.extend({
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  /** Rank by damage on the player’s own side, and share of that side’s damage (0 to 1). */
  rank: whole,
  share,
  /** Number of capts with damage, this one included; the fields below are computed over them. */
  capts: whole,
  /** Null for fewer than three capts. */
  average: z.number().nullable(),
  /** Average of the last 5 and 10 capts; null for fewer capts than that. */
  form_5: z.number().nullable(),
  form_10: z.number().nullable(),
});
export type CaptPlayerStats = z.infer<typeof captPlayerStats>;

const sums = z.object({ damage: z.number(), kills: whole, deaths: whole });

export const RECORDS = ['damage', 'kills', 'share', 'team_damage', 'win_streak'] as const;

/** The best value in the family’s history. */
export const familyRecord = z.object({
  kind: z.enum(RECORDS),
  value: z.number(),
  /** The member who holds the record; null for records of the whole family. */
  player: z.object({ user_id: snowflake.nullable(), nick: z.string(), display_name: z.string() }).nullable(),
  capt_id: z.uuid(),
  opponent: z.string(),
  starts_at: time,
});
export type FamilyRecord = z.infer<typeof familyRecord>;

export const captStats = z.object({
  /** Players of both sides, each sorted by damage. */
  players: z.array(captPlayerStats),
  /** Our players; those of the opponent as far as they were entered. */
  totals: sums,
  totals_theirs: sums,
  mvp: captPlayerStats.nullable(),
  /** Family records that were set in this capt and still stand. */
  records: z.array(familyRecord),
});
export type CaptStats = z.infer<typeof captStats>;

const outcome = {
  capts: whole,
  wins: whole,
  losses: whole,
  draws: whole,
  /** Share of wins among capts that have a result; null where none has. */
  win_rate: share.nullable(),
};

export const opponentRow = z.object({
  opponent: z.string(),
  ...outcome,
  damage: z.number(),
  last_at: time,
});
export type OpponentRow = z.infer<typeof opponentRow>;

/** The family over time. Days, weeks and hours are in the guild’s time zone. */
export const familyStatistics = z.object({
  totals: z.object({
    ...outcome,
    damage: z.number(),
    kills: whole,
    deaths: whole,
    damage_per_capt: z.number().nullable(),
  }),
  /** Sign-ups with a place, and how many of those people came. */
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
  /** Maps of the game by their code, of wars that a feed told of and a leader confirmed. */
  by_map: z.array(z.object({ map: z.string(), ...outcome })),
  by_hour: z.array(z.object({ hour: whole, ...outcome })),
  /** The last ten, oldest first. */
  form: z.array(
    z.object({ capt_id: z.uuid(), opponent: z.string(), starts_at: time, result: z.enum(CAPT_RESULTS) }),
  ),
  /** Damage of both sides, over the capts where both are known; null where none is. */
  against: z.object({ capts: whole, damage_ours: z.number(), damage_theirs: z.number() }).nullable(),
  records: z.array(familyRecord),
});
export type FamilyStatistics = z.infer<typeof familyStatistics>;

export const LEADERBOARDS = ['damage', 'kills', 'per_capt', 'reliability'] as const;
export type Leaderboard = (typeof LEADERBOARDS)[number];

export const leaderboardRow = z.object({
  /** Null for members with too few capts for this leaderboard; they are listed last. */
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
  /** Of the capts in which they had a place, the share that they came to. */
  reliability: share.nullable(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

/** A season is a quarter of the year in the guild’s time zone. */
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
  /** Rank by damage per capt among members with at least three capts. */
  rank: whole.nullable(),
  attendance: z.object({ signed_up: whole, came: whole, share: share.nullable() }),
  /** The last twenty capts, oldest first. */
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
