import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { dropDraft, readDraft, writeDraft } from '../../../../shared/lib/stored-draft.ts';
import type { DamageRow, Sheets } from '../grid/damage-row.ts';
import { GRID_COLUMNS } from '../grid/damage-row.ts';

/** A person's draft of the damage of one capt, and what it is based on. */
export interface DamageDraft {
  version: number;
  players: readonly CaptPlayer[];
  sheets: Sheets;
}

const nameOf = (captId: string): string => `capt-damage:${captId}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRow = (value: unknown): value is DamageRow => {
  if (!isObject(value) || typeof value['id'] !== 'number') return false;
  const { cells } = value;
  return (
    isObject(cells) &&
    GRID_COLUMNS.every((column) => typeof cells[column] === 'string') &&
    Array.isArray(value['doubts']) &&
    Array.isArray(value['candidates'])
  );
};

const isDraft = (value: unknown): value is DamageDraft => {
  if (!isObject(value) || !isObject(value['sheets'])) return false;
  const { version, players, sheets } = value;
  const sides = [sheets['ours'], sheets['theirs']];
  return (
    typeof version === 'number' &&
    Array.isArray(players) &&
    sides.every((rows) => Array.isArray(rows) && rows.every(isRow))
  );
};

/** Null if there is none, or if an older version of the panel wrote another format. */
export const keptDamage = (captId: string): DamageDraft | null => {
  const kept = readDraft(nameOf(captId));
  return isDraft(kept) ? kept : null;
};

export const keepDamage = (captId: string, draft: DamageDraft): void => writeDraft(nameOf(captId), draft);
export const dropDamage = (captId: string): void => dropDraft(nameOf(captId));
