import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import { closePeriod } from '@famiglia/core/payday/open-payday';
import { getWallet } from '@famiglia/core/payday/get-wallet';
import { getPayday, listPaydays } from '@famiglia/core/payday/read-payday';
import { listReports } from '@famiglia/core/reports/read-reports';
import type { Context } from '@famiglia/core/platform/context';
import { createEncryption } from '@famiglia/core/platform/encryption';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { getTreasuryStatistics } from '@famiglia/core/treasury/get-treasury-statistics';
import { listEntries } from '@famiglia/core/treasury/list-entries';
import { Client } from 'pg';
import { percentile } from './http/percentile.ts';
import { measured } from './support/measured.ts';
import { withPostgres } from './support/with-postgres.ts';

const ENTRIES = 100_000;
const REPORTS = 10_000;
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
  await fillReports(client);
  await fillPaydays(client);
  await client.query('vacuum analyze');
};

/** Reports of those two years; nine of ten are accepted, and those of the last nine weeks are due. */
const fillReports = async (client: Client): Promise<void> => {
  await client.query(`
    insert into price_items (guild_id, created_by, created_at)
    select ${GUILD}, ${OWNER}, now() from generate_series(1, 20);
    insert into item_prices (guild_id, item_id, name, unit, price_cents, valid_from, sequence, set_by, set_at)
    select ${GUILD}, id, 'Item ' || row_number() over (), 'kg', 35050, now() - interval '3 years', 1, ${OWNER}, now()
    from price_items;`);
  await client.query(`
    begin;
    set local session_replication_role = replica;
    create temporary table sent on commit drop as
    select ${OWNER} + 1000 + n as source, ${OWNER} + 1 + n % 400 as author, n,
      now() - make_interval(mins => (n::bigint * ${DAYS} * 1440 / ${REPORTS})::int) as at
    from generate_series(1, ${REPORTS}) n;
    insert into submissions (guild_id, source_id, origin, kind, user_id, channel_id, submitted_at)
    select ${GUILD}, source, 'interaction', 'reports', author, ${OWNER}, at from sent;
    insert into screenshots (guild_id, user_id, kind, status, source_id, place, submitted_at, sha256, file_key, thumbnail_key,
      width, height, reward, moderated_by, moderated_at)
    select ${GUILD}, author, 'reports', case when n % 10 = 0 then 'pending' else 'approved' end, source, 0, at,
      decode(lpad(to_hex(n), 64, '0'), 'hex'), '', '', 800, 450, 0,
      case when n % 10 = 0 then null else ${OWNER} end, case when n % 10 = 0 then null else at end from sent;
    insert into reports (guild_id, source_id, user_id, item_price_id, sent_at, quantity, accepted_quantity, amount_cents,
      accepted_at)
    select ${GUILD}, source, author, prices[1 + n % 20], at, 5, case when n % 10 = 0 then null else 5 end,
      case when n % 10 = 0 then null else 5 * 35050 end, case when n % 10 = 0 then null else at end
    from sent cross join (select array_agg(id) as prices from item_prices) prices;
    commit;`);
};

/** A payday for each of those weeks but the last nine, in which everybody came to an event and old reports were settled. */
const fillPaydays = async (client: Client): Promise<void> => {
  await client.query(`
    begin;
    set local session_replication_role = replica;
    insert into paydays (guild_id, since, until, status, created_at, ended_by, ended_at, people, pay_cents, paid_cents)
    select ${GUILD}, at - interval '7 days', at, 'approved', at, ${OWNER}, at, 400, 400 * 1000000, 400 * 1000000
    from generate_series(9, ${DAYS} / 7) week cross join lateral (select now() - make_interval(weeks => week) as at) ends;
    insert into payday_people (guild_id, payday_id, user_id, amount_cents, state, entry_id)
    select ${GUILD}, id, ${OWNER} + n, 1000000, 'paid', (select min(id) from treasury_entries)
    from paydays cross join generate_series(1, 400) n;
    insert into payday_lines (guild_id, payday_id, user_id, key, approved, kind, amount_cents, settled_cents, data, at)
    select ${GUILD}, payday_id, user_id, 'attendance:' || payday_id, true, 'event_presence', 500000, 500000, '{}'::jsonb, until
    from payday_people join paydays on id = payday_id
    union all
    select ${GUILD}, payday.id, report.user_id, 'report:' || screenshot.id, true, 'report', amount_cents, amount_cents, '{}', accepted_at
    from reports report join paydays payday on accepted_at >= since and accepted_at < until
    join screenshots screenshot on screenshot.source_id = report.source_id;
    commit;`);
};

/** Every page of money over a hundred thousand operations and ten thousand reports; the last page is behind an offset that none exceeds. */
await withPostgres(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  try {
    await fill(connectionString);
    const context = {
      db,
      clock: () => new Date(),
      bus: { publish: async () => undefined },
      encryption: createEncryption('bench'),
      access: {
        confirmedAt: async () => new Date(),
        inGuild: async () => ({
          level: 'manager',
          permissions: new Set(PERMISSIONS),
          subscription: { tier: 'premium' },
        }),
      },
    } as unknown as Context;
    const owner = { kind: 'discord', userId: OWNER } as const;
    const guild = { guildId: GUILD };
    const [category] = (await getTreasury(context, owner, guild)).categories;
    const page = { ...guild, limit: 50, offset: 0 };
    const payday = await closePeriod(context, owner, guild);
    const member = { kind: 'discord', userId: String(BigInt(OWNER) + 7n) } as const;
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
      'reports that wait': async () => listReports(context, owner, { ...page, status: 'pending' }),
      'all reports, the last page': async () => listReports(context, owner, { ...page, offset: 9950 }),
      'the list of paydays': async () => listPaydays(context, owner, guild),
      'an open payday': async () => getPayday(context, owner, { ...guild, paydayId: payday.id }),
      'a wallet': async () => getWallet(context, member, guild),
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
