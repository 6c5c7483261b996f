import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { memberFilterOf } from '@famiglia/core/members/member-filter';
import { findMemberPage } from '@famiglia/core/members/member-list.queries';
import { findMember } from '@famiglia/core/members/member.queries';
import { Client } from 'pg';
import { GUILD_ID } from './http/bench-guild.ts';
import { percentile } from './http/percentile.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';

const MEMBERS = 100_000;
const MAX_MS = 10;
const ROUNDS = 12;
/** Search texts, letter by letter: names in both alphabets, a nick, a static id, a Discord id. */
const TYPED = ['иван', 'Соколов', 'маша вол', 'Vito_Ro', 'anna', '#14207', '900000000000042', 'нет такого'];
const WHOLE = { guildId: GUILD_ID, status: 'present', sort: 'name', order: 'asc' } as const;

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** A very large server, and a second one whose members must not slow it down. */
const fill = async (connectionString: string): Promise<void> => {
  // Not from the program's pool: its statements have a time limit.
  const client = new Client(connectionString);
  await client.connect();
  await client.query(`
    insert into guilds (id, name, owner_id, bot_installed)
    values (1205943769497600003, 'Neighbours', 842764187074560005, true)`);
  await client.query(`
    insert into members (guild_id, user_id, username, display_name, role_ids, ingame_nick, static_id, joined_at)
    select guild, 900000000000100000 + n, latin || '_' || n, cyrillic || ' ' || family, '{}',
      case when n % 4 > 0 then latin || '_' || (array['Rossi', 'Petrov', 'Bianchi', 'Wolf', 'Moretti'])[n % 5 + 1] || n % 97 end,
      case when n % 4 > 0 then (10000 + n)::text end, now()
    from generate_series(1, ${MEMBERS}) n
    cross join unnest(array[${GUILD_ID}::bigint, 1205943769497600003]) guild
    cross join lateral (select
      (array['Ivan', 'Anna', 'Vito', 'Marco', 'Olga', 'Timur', 'Lena', 'Artur', 'Masha', 'Egor'])[n % 10 + 1] as latin,
      (array['Иван', 'Анна', 'Вито', 'Марко', 'Ольга', 'Тимур', 'Лена', 'Артур', 'Маша', 'Егор'])[n % 10 + 1] as cyrillic,
      (array['Соколов', 'Волков', 'Морозов', 'Козлов', 'Орлов', 'Зайцев', 'Белов'])[n % 7 + 1] as family) names`);
  await client.query(`vacuum analyze members`);
  await client.end();
};

/** Search as you type over a hundred thousand members: every keystroke reads a page and the number of matches. */
await withBenchDatabase(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  await fill(connectionString);
  const config = { cdnUrl: 'http://cdn.bench' };
  const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const search = async (text: string) => {
    const filter = memberFilterOf({ ...WHOLE, search: text }, new Date());
    await findMemberPage({ db, config }, GUILD_ID, filter, { limit: 100, offset: 0 });
  };
  const took = { search: [] as number[], key: [] as number[] };
  const slowest = new Map<string, number>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const text of keystrokes) {
      const [ms, byKey] = [
        await time(async () => search(text)),
        await time(async () => findMember(db, GUILD_ID, '900000000000142000')),
      ];
      if (round === 0) continue;
      took.search.push(ms);
      took.key.push(byKey);
      slowest.set(text, Math.max(slowest.get(text) ?? 0, ms));
    }
  }
  await close();
  const [worst] = [...slowest].toSorted((a, b) => b[1] - a[1]);
  console.log(
    `median ${percentile(took.search, 50).toFixed(1)} ms, slowest «${worst?.[0]}» ${worst?.[1].toFixed(1)} ms, by primary key ${percentile(took.key, 95).toFixed(1)} ms`,
  );
  measured(`search as you type over ${MEMBERS} members, 95th percentile`, percentile(took.search, 95), 'ms', {
    most: MAX_MS,
  });
});
