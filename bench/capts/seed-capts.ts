import { randomUUID } from 'node:crypto';
import type { Database } from '@famiglia/core/platform/db/database';
import { GUILD_ID } from '../http/bench-guild.ts';

const PORTION = 500;

/** A capt every nine hours for more than five years, each with this many members. Returns the last one's id. */
export const seedCapts = async (db: Database, capts: number, players: number): Promise<string> => {
  const lastId = randomUUID();
  const client = await db.$client.connect();
  const run = async (text: string, values: unknown[]): Promise<void> => {
    await client.query(text, values);
  };
  await client.query('begin');
  await run(
    `create temporary table planned on commit drop as
     select n, case when n = ${capts} then '${lastId}'::uuid else gen_random_uuid() end as id,
       timestamptz '2026-10-01 18:00Z' - (${capts} - n) * interval '9 hours' as starts_at
     from generate_series(1, ${capts}) n`,
    [],
  );
  await run(
    `insert into rosters (id, guild_id, kind, slots, criteria)
     select id, $1::bigint, 'capt', $2::int, '{}' from planned`,
    [GUILD_ID, players],
  );
  await run(
    `insert into capts (id, guild_id, opponent, side, territory, starts_at, status, result, notes, reward,
       created_by, created_at, closed_at, ended_at, selected, came)
     select id, $1::bigint, 'Family ' || n % 60, (array['attack', 'defence'])[1 + n % 2],
       'Territory ' || n % 25, starts_at, 'finished', (array['win', 'loss', 'win', 'draw'])[1 + n % 4], '', 0,
       1, starts_at, starts_at, starts_at, $2::int, $2::int - 3
     from planned`,
    [GUILD_ID, players],
  );
  // In chunks: a long statement would exceed the limits.
  for (let first = 1; first <= capts; first += PORTION) {
    await run(
      `insert into capt_players (capt_id, guild_id, position, user_id, nick, side, damage, kills, deaths)
       select planned.id, $1::bigint, place, people.ids[1 + (planned.n * 7 + place * 3) % 120],
         'Player ' || place, 'ours', (random() * 20000)::int, (random() * 20)::int, (random() * 20)::int
       from planned, generate_series(1, $2::int) place,
         (select array_agg(user_id order by user_id) as ids from members where guild_id = $1::bigint) people
       where planned.n >= $3::int and planned.n < $3::int + $4::int`,
      [GUILD_ID, players, first, PORTION],
    );
    await run(
      `insert into capt_calls (capt_id, guild_id, user_id, came)
       select player.capt_id, player.guild_id, player.user_id, player.position % 13 <> 0
       from planned join capt_players player on player.capt_id = planned.id
       where planned.n >= $1::int and planned.n < $1::int + $2::int`,
      [first, PORTION],
    );
  }
  await client.query('commit');
  await client.query('vacuum analyze');
  client.release();
  return lastId;
};
