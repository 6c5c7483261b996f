import { findCaptStats } from '@famiglia/core/capts/statistics/capt-stats.queries';
import { findFamilyRows } from '@famiglia/core/capts/statistics/family.queries';
import { findLeaderboard } from '@famiglia/core/capts/statistics/leaderboard.queries';
import { findOpponents } from '@famiglia/core/capts/list-opponents';
import { findAverageRank, findLastPlayed, sumPlayer } from '@famiglia/core/capts/statistics/player.queries';
import { findRecords } from '@famiglia/core/capts/statistics/records.queries';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { seedCapts } from './capts/seed-capts.ts';
import { GUILD_ID } from './http/bench-guild.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measureEach } from './support/measure-each.ts';

const CAPTS = 5000;
const PLAYERS = 40;
/** Each statistic, over all these capts. */
const MAX_MS = 50;
const PAGE = { limit: 50, offset: 0 };
const QUARTER = { from: new Date('2026-07-01T00:00:00Z'), to: new Date('2026-10-01T00:00:00Z') };

await withBenchDatabase(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  const lastId = await seedCapts(db, CAPTS, PLAYERS);
  const [first] = await findCaptStats(db, { guildId: GUILD_ID, captId: lastId, at: new Date() });
  const userId = first?.user_id ?? '';
  const at = new Date('2026-10-01T18:00:00Z');
  const questions = {
    'one capt beside everybody’s past': async () =>
      findCaptStats(db, { guildId: GUILD_ID, captId: lastId, at }),
    'the family over all time': async () => findFamilyRows(db, GUILD_ID, {}, 'Europe/Moscow'),
    'family records': async () => findRecords(db, GUILD_ID),
    opponents: async () => findOpponents(db, { guildId: GUILD_ID, ...PAGE }),
    'leaderboard of a season': async () => findLeaderboard(db, GUILD_ID, { by: 'damage', ...QUARTER }, PAGE),
    'leaderboard of all time': async () => findLeaderboard(db, GUILD_ID, { by: 'damage' }, PAGE),
    'one player’s sums': async () => sumPlayer(db, GUILD_ID, userId),
    'one player’s last twenty': async () => findLastPlayed(db, GUILD_ID, userId, 20),
    'one player’s place': async () => findAverageRank(db, GUILD_ID, userId),
  };
  await measureEach(questions, MAX_MS);
  await close();
});
