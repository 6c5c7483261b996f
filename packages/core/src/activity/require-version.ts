import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { ActivityFilter } from './activity-filter.ts';
import { findActivity } from './activity.queries.ts';
import { presentActivity } from './present-activity.ts';

/** Which rows of the activity tell of an object's changes. */
export interface ChangesOf extends Pick<ActivityFilter, 'targetId' | 'types' | 'noted'> {
  guildId: string;
}

interface Compared {
  /** What the person saw; left out by a caller who replaces whatever is there. */
  seen: number | undefined;
  stored: number;
  changes: ChangesOf;
  /** The object as it is now, in the shape of the route's answer. */
  read: () => unknown;
}

/** Refuses an edit of an older version: nothing is overwritten, and the sender learns who changed the object. */
export const requireVersion = async (
  db: Queryable,
  { seen, stored, changes, read }: Compared,
): Promise<void> => {
  if (seen === undefined || seen === stored) return;
  throw await overtaken(db, 'version_conflict', changes, await read());
};

/** The error for a change that somebody else made first; it says what they did. */
export const overtaken = async (
  db: Queryable,
  code: ErrorCode,
  { guildId, ...filter }: ChangesOf,
  current?: unknown,
): Promise<AppError> => {
  const [row] = await findActivity(db, guildId, filter, { limit: 1, offset: 0 });
  return new AppError(code, { current, change: row === undefined ? undefined : presentActivity(row) });
};
