import type { MonitorMode, MonitorName, War } from '../war-types.ts';
import { demoWars } from './demo-wars.ts';

/** The wars of the game and the monitors that tell of them. They are stored with the world and reset with it. */
export interface WarBoard {
  wars: War[];
  modes: Record<MonitorName, MonitorMode>;
  /** When something changed that a monitor tells. */
  changed_at: number;
}

export const createWarBoard = (now: number): WarBoard => ({
  wars: demoWars(now),
  modes: { a: 'fine', b: 'fine' },
  changed_at: now,
});

export const newestFirst = (wars: readonly War[]): War[] =>
  wars.toSorted((one, other) => other.started_at - one.started_at || other.id - one.id);
