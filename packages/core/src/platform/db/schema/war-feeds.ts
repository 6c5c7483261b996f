import type { WarFeedFailure, WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** By what a monitor, and we, tell whether an answer is the one that was read before. */
export interface KnownAnswer {
  etag: string | null;
  modified: string | null;
  /** Of the body. */
  digest: string;
  /** Of the families that it was read for. */
  families: string;
}

/** How the monitors of wars answer, which are asked for all guilds at once. One that is not configured has no row. */
export const warFeeds = pgTable(
  'war_feeds',
  {
    name: text().$type<WarMonitorName>().primaryKey(),
    address: text().notNull(),
    goodAt: moment(),
    /** Wars in the last good answer, and those that named a family of ours. */
    wars: integer().notNull().default(0),
    ours: integer().notNull().default(0),
    /** Failures since the last good answer. */
    failures: integer().notNull().default(0),
    failure: text().$type<WarFeedFailure>(),
    failureStatus: integer(),
    failedSince: moment(),
    nextAt: moment().notNull(),
    /** Null where the next answer has to be read as a whole. */
    known: jsonb().$type<KnownAnswer>(),
    /** Keys of running wars that were missing in the last answer. */
    missing: text().array().notNull().default([]),
    /** Names of the game's servers by their number, of a monitor that tells only the number. */
    servers: jsonb().$type<Record<string, string>>().notNull().default({}),
    serversAt: moment(),
  },
  () => [
    check('war_feed_counts', sql`wars >= 0 and ours >= 0 and failures >= 0`),
    check(
      'war_feed_failing',
      sql`(failures = 0) = (failure is null) and (failure is null) = (failed_since is null)`,
    ),
  ],
);
