import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import {
  countByStatus,
  findDays,
  findModerators,
  findTopPlayers,
  findWaits,
} from '@famiglia/core/gungame/gungame-stats.queries';
import { countMatching, findScreenshots } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { seedScreenshots } from './gungame/seed-screenshots.ts';
import { GUILD_ID } from './http/bench-guild.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measureEach } from './support/measure-each.ts';

/** The desk's limits with fifty thousand screenshots in its guild. */
const MAX_MS = 50;

/** How long the desk's queries take in PostgreSQL, each as a share of its limit. */
await withBenchDatabase(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  try {
    await seedScreenshots(connectionString);
    const waiting = { kind: 'gungame', status: 'pending' } as const;
    const all = { kind: 'gungame' } as const;
    const until = new Date();
    const since = new Date(until.getTime() - 29 * 24 * 60 * 60 * 1000);
    const questions = {
      'the queue': async () => findScreenshots(db, GUILD_ID, waiting, { limit: 100, offset: 0 }),
      'far down the queue': async () => findScreenshots(db, GUILD_ID, waiting, { limit: 50, offset: 24_900 }),
      'all, newest': async () => findScreenshots(db, GUILD_ID, all, { limit: 50, offset: 0 }),
      'all, oldest': async () => findScreenshots(db, GUILD_ID, all, { limit: 50, offset: 49_900 }),
      'how many wait': async () => countMatching(db, GUILD_ID, waiting),
      'how many in all': async () => countMatching(db, GUILD_ID, all),
      'counts by status': async () => countByStatus(db, GUILD_ID),
      'waiting times': async () => findWaits(db, GUILD_ID, since),
      moderators: async () => findModerators(db, GUILD_ID, since),
      'top players': async () => findTopPlayers(db, GUILD_ID, since),
      days: async () => findDays(db, GUILD_ID, { since, until, timeZone: 'Europe/Moscow' }),
    };
    await measureEach(questions, MAX_MS);
  } finally {
    await close();
  }
});
