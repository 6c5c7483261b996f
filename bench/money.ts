import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { getTreasuryStatistics } from '@famiglia/core/treasury/get-treasury-statistics';
import { listEntries } from '@famiglia/core/treasury/list-entries';
import { Client } from 'pg';
import { percentile } from './http/percentile.ts';
import { measured } from './support/measured.ts';
import { withPostgres } from './support/with-postgres.ts';

const ENTRIES = 100_000;
const OFFICERS = 20;
const CATEGORIES = 12;
const DAYS = 700;
const MAX_MS = 50;
const ROUNDS = 20;
const GUILD = '900000000000000001';
const OWNER = '900000000000000002';

/** Two years of a busy family. Without the triggers of the ledger, which are made for one operation at a time; their sums are set at the end. */
const fill = async (connectionString: string): Promise<void> => {
  // Not from the program's pool: its statements have a time limit.
  const client = new Client(connectionString);
  await client.connect();
  try {
    await fillAll(client);
  } finally {
    await client.end();
  }
};

const fillAll = async (client: Client): Promise<void> => {
  await client.query(`
    insert into guilds (id, name, owner_id, bot_installed) values (${GUILD}, 'Money', ${OWNER}, true);
    insert into members (guild_id, user_id, username, display_name, role_ids, joined_at)
    select ${GUILD}, ${OWNER} + n, 'm' || n, 'Member ' || n, '{}', now() from generate_series(0, 500) n;
    insert into treasury_categories (guild_id, name, use, created_by, created_at)
    select ${GUILD}, 'Category ' || n, 'both', ${OWNER}, now() from generate_series(1, ${CATEGORIES}) n;
    insert into treasury_accounts (guild_id, place, user_id)
    select ${GUILD}, 'bank', null::bigint union all select ${GUILD}, 'outside', null
    union all select ${GUILD}, 'officer', ${OWNER} + n from generate_series(1, ${OFFICERS}) n;`);
  await client.query(`
    begin;
    set local session_replication_role = replica;
    with categories as (select array_agg(id) as ids from treasury_categories),
    written as (
      insert into treasury_entries (guild_id, key, kind, change_cents, postings, category_id, person_id, reason, actor_id,
        happened_at, created_at)
      select ${GUILD}, gen_random_uuid(), case when n % 3 = 0 then 'expense' else 'income' end,
        case when n % 3 = 0 then -1 else 1 end * (100 + n % 9000), 2, ids[1 + n % ${CATEGORIES}], ${OWNER} + 1 + n % 400,
        'Operation ' || n, ${OWNER} + 1 + n % ${OFFICERS}, at, at
      from generate_series(1, ${ENTRIES}) n cross join categories
      cross join lateral (select now() - make_interval(mins => (n::bigint * ${DAYS} * 1440 / ${ENTRIES})::int) as at) moments
      returning id, change_cents
    )
    insert into treasury_postings (guild_id, entry_id, account_id, amount_cents)
    select ${GUILD}, written.id, account.id, case account.place when 'bank' then change_cents else -change_cents end
    from written cross join treasury_accounts account where account.place in ('bank', 'outside');
    update treasury_accounts account set balance_cents = coalesce(
      (select sum(amount_cents) from treasury_postings where account_id = account.id), 0);
    commit;`);
  await client.query('vacuum analyze treasury_entries, treasury_postings, treasury_accounts');
};

/** Every page of the treasury over a hundred thousand operations; the last one is behind an offset that no page exceeds. */
await withPostgres(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  try {
    await fill(connectionString);
    const context = {
      db,
      clock: () => new Date(),
      access: {
        confirmedAt: async () => new Date(),
        inGuild: async () => ({
          level: 'manager',
          permissions: new Set([treasuryRoutes.overview.access.permission]),
          subscription: { tier: 'premium' },
        }),
      },
    } as unknown as Context;
    const owner = { kind: 'discord', userId: OWNER } as const;
    const guild = { guildId: GUILD };
    const [category] = (await getTreasury(context, owner, guild)).categories;
    const page = { ...guild, limit: 50, offset: 0 };
    const questions: Record<string, () => Promise<unknown>> = {
      'the balance': async () => getTreasury(context, owner, guild),
      'the first page': async () => listEntries(context, owner, page),
      'the last page': async () => listEntries(context, owner, { ...page, offset: 10_000 }),
      'one category': async () => listEntries(context, owner, { ...page, categoryId: category?.id }),
      'one person': async () =>
        listEntries(context, owner, { ...page, personId: String(BigInt(OWNER) + 7n) }),
      'expenses of a month': async () =>
        listEntries(context, owner, {
          ...page,
          kind: 'expense',
          from: new Date(Date.now() - 30 * 86_400_000).toISOString(),
        }),
      'three months of statistics': async () =>
        getTreasuryStatistics(context, owner, { ...guild, months: 3 }),
    };
    for (const [name, ask] of Object.entries(questions)) {
      await ask();
      const took: number[] = [];
      while (took.length < ROUNDS) {
        const began = performance.now();
        await ask();
        took.push(performance.now() - began);
      }
      measured(`${name}, p95`, percentile(took, 95), 'ms', { most: MAX_MS });
    }
  } finally {
    await close();
  }
});
