import { MEMBERS_COUNTED } from '@famiglia/contract/guilds/guilds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { foldName } from './fold-name.ts';
import { memberFilterOf } from './member-filter.ts';
import { findMemberPage } from './member-list.queries.ts';

let context: TestContext;
let guildId: string;
beforeAll(async () => {
  context = await createTestContext();
  ({ id: guildId } = await addGuild(context.db));
  // More than a search scans. Every third is an Анна, at the beginning of the list; every fiftieth a Яша, at its end, and every
  // seventieth has it as a second name.
  await context.db.execute(sql`
    insert into members (guild_id, user_id, username, display_name, role_ids, is_bot, left_at)
    select ${guildId}::bigint, 700000000000000000 + n, 'user_' || n,
      case when n % 50 = 0 then 'Яша' when n % 70 = 0 then 'Дима Яша' when n % 90 = 1 then 'мАРКО' when n % 3 = 0 then 'Анна' else 'Марко' end || ' ' || n % 700, '{}',
      n % 101 = 0, case when n % 97 = 0 then now() end
    from generate_series(1, 4000) n`);
});
afterAll(async () => context.stop());

type Input = Parameters<typeof memberFilterOf>[0];

const search = async (text: string, page: { limit: number; offset: number }, order: Partial<Input> = {}) => {
  const input = { guildId, status: 'present', sort: 'name', order: 'asc', ...order } as const;
  const filter = memberFilterOf({ ...input, search: text }, context.clock());
  const { items, total } = await findMemberPage(context, guildId, filter, page);
  return { ids: items.read().map((member) => member.user_id), total };
};

/** The same search without optimisations. */
const plain = async (
  pattern: string,
  { limit, offset }: { limit: number; offset: number },
  order = 'asc',
) => {
  const begins = `lower(display_name) like '${pattern.slice(1)}'`;

  const { rows } = await context.db.execute<{ user_id: string }>(sql`
    select user_id from members
    where guild_id = ${guildId}::bigint and left_at is null and not is_bot
      and lower(username || ' ' || display_name || ' ' || user_id) like ${pattern}
    order by ${sql.raw(
      order === 'user_id'
        ? order
        : `${begins} desc, case when ${begins} then fold_name(display_name) end collate "C" ${order}, display_name ${order}, user_id`,
    )}`);
  const ids = rows.map((row) => row.user_id);
  return { ids: ids.slice(offset, offset + limit), total: Math.min(ids.length, MEMBERS_COUNTED) };
};

const FIRST = { limit: 100, offset: 0 };

test('a search finds the same as a full scan, near the beginning of the list, at its end, and further down', async () => {
  for (const page of [FIRST, { limit: 50, offset: 600 }, { limit: 100, offset: 30 }]) {
    for (const text of ['анна', 'яша', 'марко', 'user', 'user_13', '7000000000000001', 'нет такого'])
      expect(await search(text, page), text).toEqual(await plain(`%${text}%`, page));
  }
});

test('those whose name begins with it come first, also where those who left are listed', async () => {
  for (const status of ['present', 'all'] as const) {
    const { ids } = await search('yasha', { limit: 200, offset: 0 }, { status });
    const { rows } = await context.db.execute<{ name: string }>(sql`
      select display_name as name from unnest(${sql.param(ids)}::bigint[]) with ordinality as t(user_id, place)
      join members using (user_id) where guild_id = ${guildId}::bigint order by place`);
    const begin = rows.map(({ name }) => name.startsWith('Яша'));
    expect(begin.indexOf(false)).toBeGreaterThan(70);
    expect(begin.lastIndexOf(true)).toBe(begin.indexOf(false) - 1);
    expect(begin.length).toBeGreaterThan(begin.indexOf(false) + 30);
  }
});

test('in every order', async () => {
  const wanted = await plain('%яша%', FIRST, 'desc');
  expect(await search('яша', FIRST, { order: 'desc' })).toEqual(wanted);
  expect(await search('марко', FIRST, { order: 'desc' })).toEqual(await plain('%марко%', FIRST, 'desc'));
  const byId = await plain('%яша%', FIRST, 'user_id');
  for (const sort of ['reputation', 'last_active_at'] as const) {
    expect(await search('яша', FIRST, { sort, order: 'desc' }), sort).toEqual(byId);
  }
});

test('an id is found by its first digits, and by nothing else', async () => {
  const ids = (await plain('%700000000000000%', { limit: 10, offset: 0 }, 'user_id')).ids;
  for (const id of ids) expect((await search(id, FIRST)).ids).toEqual([id]);
  for (const digits of ['00000000000000', '7000000000000000011', '99999999999999999999'])
    expect(await search(digits, FIRST), digits).toEqual({ ids: [], total: 0 });
});

test('a name is found in either alphabet', async () => {
  const { ids } = await search('яша', FIRST);
  expect(ids.length).toBeGreaterThan(50);
  expect((await search('yasha', FIRST)).ids).toEqual(ids);
});

test('the database folds names in the same way as the search term is folded', async () => {
  const names = [
    'Съешь же ещё этих мягких французских булок, да выпей чаю',
    'ЁЖИК ЩУКА Цапля',
    'Їжак Ґанок Єва Ілля Ўладзімір',
    'Vito_Rossi #70233 %\\ a.b-c|d',
    'Žofie Đorđe 名前 ӘҒҚ',
  ];
  const { rows } = await context.db.execute<{ folded: string }>(
    sql`select fold_name(name) as folded from unnest(${sql.param(names)}::text[]) with ordinality as t(name, place) order by place`,
  );
  expect(rows.map((row) => row.folded)).toEqual(names.map(foldName));
});
