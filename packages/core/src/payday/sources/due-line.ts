import type { DueData, DueKind } from '@famiglia/contract/payday/payday';
import type { Queryable } from '../../platform/db/database.ts';
import type { Rates } from '../rates/rate.queries.ts';

/** What one fact is worth to one person, as it is stored now. */
export interface DueLine {
  /** Names the fact among all of this person, such as `attendance:<roster>`; it never changes, and holds no person’s id. */
  key: string;
  userId: string;
  /** Below zero for what is taken off. */
  cents: bigint;
  kind: DueKind;
  data: DueData;
  /** When it happened: it belongs to the payday that ends after it, and its day has the rate. */
  at: Date;
  /** It never had an earlier moment, whatever was corrected since; null where somebody may have moved it. */
  earliest: Date | null;
}

export interface DueWindow {
  from: Date;
  until: Date;
  timeZone: string;
  rates: Rates;
  /** Only what is due to this person: a wallet does not read the whole family. */
  userId?: string | undefined;
}

/** The name of a prepared statement: for one person it has another text. */
export const statementName = (name: string, userId: string | undefined): string =>
  userId === undefined ? name : `${name} of one`;

/** Facts of one kind that happened in a window, as lines. What became worth nothing is left out. */
export type DueSource = (db: Queryable, guildId: string, window: DueWindow) => Promise<DueLine[]>;
