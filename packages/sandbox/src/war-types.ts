export const WAR_SIDES = ['attacker', 'defender'] as const;
export type WarSide = (typeof WAR_SIDES)[number];

export const MONITORS = ['a', 'b'] as const;
export type MonitorName = (typeof MONITORS)[number];

/**
 * How a monitor answers: as it should; 503; too late; in a shape that nobody knows; with ten thousand wars of others; with an
 * empty list; by sending the caller elsewhere.
 */
export const MONITOR_MODES = ['fine', 'away', 'slow', 'changed', 'huge', 'empty', 'moved'] as const;
export type MonitorMode = (typeof MONITOR_MODES)[number];

export interface WarPlayer {
  name: string;
  side: WarSide;
  kills: number;
  damage: number;
  hit_percent: number;
  headshot_percent: number;
}

/** A war as the game has it. Each monitor tells of it in its own shape, or not at all. */
export interface War {
  id: number;
  server: string;
  attacker: string;
  defender: string;
  point: string;
  map: string;
  max_players: number;
  started_at: number;
  ended_at: number | null;
  /** Null while it runs, and where nobody won. */
  winner: WarSide | null;
  attacker_score: number;
  defender_score: number;
  players: WarPlayer[];
  told_by: readonly MonitorName[];
}

export interface WarStart {
  attacker: string;
  defender: string;
  server?: string;
  point?: string;
  map?: string;
  max_players?: number;
  /** How long until it starts; negative for one that has started. */
  in_minutes?: number;
  /** Not every war is in every monitor; both by default. */
  told_by?: readonly MonitorName[];
}

/** What can be done to wars and monitors: `POST /sandbox/wars`. Nicks and families are found in any spelling of case. */
export type WarBody =
  | ({ action: 'start' } & WarStart)
  /** Adds a player, or replaces the numbers of one who is there. */
  | ({ action: 'score'; war_id: number } & Pick<WarPlayer, 'name' | 'side'> & Partial<WarPlayer>)
  /** Adds players to both sides, with numbers that come from the war's id. */
  | { action: 'fill'; war_id: number }
  | { action: 'points'; war_id: number; attacker_score: number; defender_score: number }
  | { action: 'end'; war_id: number; winner: WarSide | null }
  | { action: 'delete'; war_id: number }
  /** A family is called otherwise, in all wars. */
  | { action: 'rename'; from: string; to: string }
  | { action: 'mode'; monitor: MonitorName; mode: MonitorMode };

/** `GET /sandbox/wars` and `POST /sandbox/wars` answer this: wars newest first, and how the monitors answer. */
export interface WarsAnswer {
  items: War[];
  modes: Record<MonitorName, MonitorMode>;
}
