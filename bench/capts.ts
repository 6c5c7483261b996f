import { randomUUID } from 'node:crypto';
import { captRoutes } from '@famiglia/contract/capt-routes';
import { findCaptStats } from '@famiglia/core/capts/statistics/capt-stats.queries';
import { findFamilyRows } from '@famiglia/core/capts/statistics/family.queries';
import { findLeaderboard } from '@famiglia/core/capts/statistics/leaderboard.queries';
import { findOpponents } from '@famiglia/core/capts/statistics/opponent.queries';
import { findAverageRank, findLastPlayed, sumPlayer } from '@famiglia/core/capts/statistics/player.queries';
import { findRecords } from '@famiglia/core/capts/statistics/records.queries';
import { connectDatabase } from '@famiglia/core/db/connect-database';
import { sql } from 'drizzle-orm';
import { GUILD_ID } from './http/bench-guild.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';

const CAPTS = 5000;
const PLAYERS = 40;
const PORTION = 500;
const LIMIT_MS = 50;
const ROUNDS = 9;
const PAGE = { limit: captRoutes.list.query.parse({}).limit, offset: 0 };
const QUARTER = { from: new Date('2026-07-01T00:00:00Z'), to: new Date('2026-10-01T00:00:00Z') };

await withBenchDatabase(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  const lastId = randomUUID();
  // A fight every evening and a half for more than five years, with forty of the members in each.
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table planned on commit drop as
      select n, case when n = ${CAPTS} then ${lastId}::uuid else gen_random_uuid() end as id,
        timestamptz '2026-10-01 18:00Z' - (${CAPTS} - n) * interval '9 hours' as starts_at
      from generate_series(1, ${CAPTS}) n`);
    await tx.execute(sql`
      insert into rosters (id, guild_id, kind, slots, criteria)
      select id, ${GUILD_ID}::bigint, 'capt', ${PLAYERS}, '{}' from planned`);
    await tx.execute(sql`
      insert into capts (id, guild_id, opponent, side, territory, starts_at, status, result, notes, reward,
        created_by, created_at, closed_at, ended_at, selected, came)
      select id, ${GUILD_ID}::bigint, 'Family ' || n % 60, (array['attack', 'defence'])[1 + n % 2],
        'Territory ' || n % 25, starts_at, 'finished', (array['win', 'loss', 'win', 'draw'])[1 + n % 4], '', 0,
        1, starts_at, starts_at, starts_at, ${PLAYERS}, ${PLAYERS} - 3
      from planned`);
    // In portions: a statement that runs for long is taken for a dead connection.
    for (let first = 1; first <= CAPTS; first += PORTION) {
      await tx.execute(sql`
        insert into capt_players (capt_id, guild_id, position, user_id, nick, side, damage, kills, deaths)
        select planned.id, ${GUILD_ID}::bigint, place, people.ids[1 + (planned.n * 7 + place * 3) % 120],
          'Player ' || place, 'ours', (random() * 20000)::int, (random() * 20)::int, (random() * 20)::int
        from planned, generate_series(1, ${PLAYERS}) place,
          (select array_agg(user_id order by user_id) as ids from members
            where guild_id = ${GUILD_ID}::bigint) people
        where planned.n >= ${first} and planned.n < ${first + PORTION}`);
      await tx.execute(sql`
        insert into capt_calls (capt_id, guild_id, user_id, came)
        select player.capt_id, player.guild_id, player.user_id, player.position % 13 <> 0
        from planned join capt_players player on player.capt_id = planned.id
        where planned.n >= ${first} and planned.n < ${first + PORTION}`);
    }
  });
  await db.execute(sql`vacuum analyze`);

  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id from capt_players where capt_id = ${lastId} and position = 1`,
  );
  const userId = rows[0]?.user_id ?? '';
  const at = new Date('2026-10-01T18:00:00Z');
  const measured: Record<string, () => Promise<unknown>> = {
    'one capt beside everybody’s past': async () =>
      findCaptStats(db, { guildId: GUILD_ID, captId: lastId, at }),
    'the family over all time': async () => findFamilyRows(db, GUILD_ID, {}, 'Europe/Moscow'),
    'family records': async () => findRecords(db, GUILD_ID),
    opponents: async () => findOpponents(db, GUILD_ID, undefined, PAGE),
    'leaderboard of a season': async () => findLeaderboard(db, GUILD_ID, { by: 'damage', ...QUARTER }, PAGE),
    'leaderboard of all time': async () => findLeaderboard(db, GUILD_ID, { by: 'damage' }, PAGE),
    'one player’s sums': async () => sumPlayer(db, GUILD_ID, userId),
    'one player’s last twenty': async () => findLastPlayed(db, GUILD_ID, userId, 20),
    'one player’s place': async () => findAverageRank(db, GUILD_ID, userId),
  };
  for (const [name, run] of Object.entries(measured)) {
    const times: number[] = [];
    await run();
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await run();
      times.push(performance.now() - began);
    }
    // The machine may be busy with others: what the query itself takes is the least.
    const ms = Math.min(...times);
    console.log(`${name}: ${ms.toFixed(1)} ms, ${(ms / LIMIT_MS).toFixed(2)} of the limit`);
    if (ms > LIMIT_MS) process.exitCode = 1;
  }
  console.log(`${CAPTS} capts × ${PLAYERS} players; each statistic at most ${LIMIT_MS} ms`);
  await close();
});
