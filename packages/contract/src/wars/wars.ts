import * as z from 'zod';
import { CAPT_SIDES, MAX_DAMAGE, MAX_KILLS } from '../capts/capts.ts';
import { time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

export const WAR_STATUSES = ['active', 'finished', 'gone'] as const;
export const WAR_WINNERS = [...CAPT_SIDES, 'draw'] as const;
/** What a leader did with a war; once decided, no feed changes it. */
export const WAR_DECISIONS = ['pending', 'confirmed', 'ignored'] as const;

export const MAX_WARS = 50;
export const MAX_WAR_BYTES = 256 * 1024;
export const MAX_PLAYERS_A_SIDE = 100;
export const MAX_NEW_WARS_A_DAY = 200;
/** After so long nobody remembers who came: a war that no leader decided about is left aside. */
export const WAR_WAITS_DAYS = 7;
export const MAX_SCORE = 100_000;
export const MAX_WAR_PLAYERS = 500;

const whole = (most: number) => z.number().int().min(0).max(most).nullable();
const percent = z.number().min(0).max(100).nullable();
const name = nameText.min(1).max(64);

const warPlayer = z.object({
  nick: name,
  side: z.enum(CAPT_SIDES),
  kills: whole(MAX_KILLS),
  damage: whole(MAX_DAMAGE),
  hit_percent: percent,
  headshot_percent: percent,
});
export type WarPlayer = z.infer<typeof warPlayer>;

/** What is known of a war; null where nobody told it. */
export const warFacts = z.object({
  server: name.nullable(),
  attacker: name,
  defender: name,
  territory: name.nullable(),
  map: name.nullable(),
  max_players: z.number().int().min(1).max(MAX_WAR_PLAYERS).nullable(),
  starts_at: time,
  ended_at: time.nullable(),
  finished: z.boolean(),
  winner: z.enum(WAR_WINNERS).nullable(),
  score_attacker: whole(MAX_SCORE),
  score_defender: whole(MAX_SCORE),
  /** Both sides; empty where no feed named anybody. */
  players: z.array(warPlayer).max(2 * MAX_PLAYERS_A_SIDE),
});
export type WarFacts = z.infer<typeof warFacts>;

/**
 * What one feed says of a war, read from whatever shape it sent. A war that it told of before may come without its start, and
 * one that it deletes without its names.
 */
export interface WarReport extends Omit<WarFacts, 'starts_at'> {
  id: string | null;
  starts_at: string | null;
  /** The feed takes the war back: it never happened. */
  gone: boolean;
}
