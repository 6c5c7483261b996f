import type { CaptSide } from '@famiglia/contract/capts/capts';

/**
 * The keys that monitors and collectors use, ours first. They are compared without case, hyphens and underscores, so
 * `attackerName` is `attacker_name`.
 */
export const WAR_KEYS = {
  id: ['id', 'war_id', 'event_id'],
  server: ['server', 'server_name', 'server_id'],
  attacker: ['attacker', 'attacker_name'],
  defender: ['defender', 'defender_name'],
  territory: ['territory', 'point', 'point_name', 'place'],
  map: ['map', 'map_name'],
  max_players: ['max_players', 'slots'],
  starts_at: ['starts_at', 'started_at', 'start_at', 'start', 'start_time'],
  ended_at: ['ended_at', 'ends_at', 'end_at', 'end', 'end_time', 'finished_at'],
  status: ['status', 'state'],
  winner: ['winner', 'winner_side', 'winner_name'],
  attacker_won: ['attacker_won', 'is_attacker_win'],
  score_attacker: ['score_attacker', 'attacker_score'],
  score_defender: ['score_defender', 'defender_score'],
  players: ['players', 'participants'],
  attackers: ['attackers'],
  defenders: ['defenders'],
} as const;

export const PLAYER_KEYS = {
  nick: ['nick', 'name', 'player_name', 'char_name', 'nickname'],
  side: ['side', 'team', 'family_side'],
  kills: ['kills'],
  damage: ['damage'],
  hit_percent: ['hit_percent', 'accuracy'],
  headshot_percent: ['headshot_percent', 'hs', 'hs_percent'],
} as const;

/** What a list of wars may stand in. */
export const WRAPPINGS = ['wars', 'data', 'items', 'history'] as const;

const SIDE_WORDS: Readonly<Record<CaptSide, readonly string[]>> = {
  attack: ['attack', 'attacker', 'attackers', 'attacking', 'atk', 'att', 'атака'],
  defence: ['defence', 'defense', 'defender', 'defenders', 'defending', 'def', 'деф', 'оборона', 'защита'],
};
const DRAW_WORDS: readonly string[] = ['draw', 'tie', 'ничья'];

const STATUS_WORDS = {
  active: ['active', 'running', 'started', 'in_progress', 'live', 'pending', 'planned', 'upcoming'],
  finished: ['finished', 'ended', 'completed', 'done', 'over'],
  gone: ['deleted', 'removed', 'gone', 'cancelled', 'canceled'],
} as const satisfies Record<string, readonly string[]>;

const wordIn = <Meaning extends string>(
  words: Readonly<Record<Meaning, readonly string[]>>,
  said: string,
): Meaning | null =>
  (Object.keys(words) as Meaning[]).find((meaning) => words[meaning].includes(said.toLowerCase())) ?? null;

export const sideOfWord = (said: string): CaptSide | null => wordIn(SIDE_WORDS, said);
export const winnerOfWord = (said: string): CaptSide | 'draw' | null =>
  wordIn<CaptSide | 'draw'>({ ...SIDE_WORDS, draw: DRAW_WORDS }, said);
export const statusOfWord = (said: string) => wordIn(STATUS_WORDS, said);
