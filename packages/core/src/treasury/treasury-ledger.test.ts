import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { countMoney } from './enter-money.ts';
import { getTreasury } from './get-treasury.ts';
import { listEntries } from './list-entries.ts';
import { takeBackEntry } from './take-back-entry.ts';
import { startMoneyGuild } from './testing/money-guild.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** What PostgreSQL answers to a statement, or to several in one transaction. */
const refusalOf = async (...statements: string[]): Promise<string> => {
  try {
    await context.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    return 'done';
  } catch (error) {
    return String(((error as Error).cause as Error | undefined)?.message ?? error);
  }
};

test('the database refuses whatever would break the ledger, however it is written', async () => {
  const { guildId, ownerId, enter, people } = await startMoneyGuild(context);
  const other = await startMoneyGuild(context);
  await other.enter('income', 1);
  const { entry } = await enter('income', 10, { officerId: people[0] ?? '' });
  await context.db.execute(
    sql.raw(
      `insert into treasury_accounts (guild_id, place, user_id) values (${guildId}, 'bank', null), (${guildId}, 'owed', ${ownerId})`,
    ),
  );
  const { rows } = await context.db.execute<{ id: string; place: string; guild_id: string }>(
    sql`select id::text, place, guild_id::text from treasury_accounts`,
  );
  const accountOf = (place: string, guild = guildId) =>
    rows.find((row) => row.place === place && row.guild_id === guild)?.id ?? '';
  const [cash, outside] = [accountOf('officer'), accountOf('outside')];
  const columns =
    'guild_id, key, kind, change_cents, postings, reason, actor_id, counters_id, happened_at, created_at';
  const newEntry = (kind: string, change: number, postings: number, counters = 'null') =>
    `insert into treasury_entries (${columns}) values (${guildId}, '${randomUUID()}', '${kind}', ${change}, ${postings}, '', ${ownerId}, ${counters}, now(), now())`;
  const post = (account: string, cents: number, entryId = `(select max(id) from treasury_entries)`) =>
    `insert into treasury_postings (guild_id, entry_id, account_id, amount_cents) values (${guildId}, ${entryId}, ${account}, ${cents})`;

  const broken: [string, string[]][] = [
    ['balances change only', [`update treasury_accounts set balance_cents = 5 where id = ${cash}`]],
    ['balances change only', [`update treasury_accounts set place = 'owed' where id = ${cash}`]],
    [
      'balances change only',
      [
        `insert into treasury_accounts (guild_id, place, user_id, balance_cents) values (${guildId}, 'owed', ${ownerId}, 5)`,
      ],
    ],
    ['never changed', [`update treasury_entries set reason = 'x' where id = ${entry.id}`]],
    ['never changed', [`update treasury_postings set amount_cents = 1 where entry_id = ${entry.id}`]],
    ['never changed', [`delete from treasury_postings where entry_id = ${entry.id}`]],
    ['never changed', [`delete from treasury_entries where id = ${entry.id}`]],
    ['is not whole', [newEntry('income', 0, 2)]],
    ['is not whole', [newEntry('income', 5, 2), post(cash, 5)]],
    ['is not whole', [newEntry('income', 5, 2), post(cash, 5), post(outside, -4)]],
    ['is not whole', [newEntry('income', 6, 2), post(cash, 5), post(outside, -5)]],
    ['is not whole', [post(accountOf('bank'), 5, entry.id), post(accountOf('owed'), -5, entry.id)]],
    ['treasury_two_postings', [newEntry('income', 0, 1)]],
    ['treasury_amount_in_range', [newEntry('income', 0, 2), post(cash, 0)]],
    ['treasury_posting_account', [newEntry('income', 5, 2), post(accountOf('outside', other.guildId), 5)]],
    ['does not take back', [newEntry('counter', -5, 2, entry.id), post(cash, -5), post(outside, 5)]],
    ['treasury_counter_of_something', [newEntry('counter', 0, 2)]],
    [
      'treasury_account_of_somebody',
      [`insert into treasury_accounts (guild_id, place) values (${guildId}, 'officer')`],
    ],
    [
      'treasury_account_once',
      [`insert into treasury_accounts (guild_id, place) values (${guildId}, 'outside')`],
    ],
  ];
  for (const [reason, statements] of broken) {
    expect(await refusalOf(...statements), statements.join('; ')).toContain(reason);
  }
  expect(await refusalOf(newEntry('income', 5, 2), post(cash, 5), post(outside, -5))).toBe('done');
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

const PLACES = 3;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('income' as const, 'expense' as const),
      at: fc.nat(PLACES - 1),
      cents: fc.integer({ min: 1, max: 5000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('transfer' as const),
      at: fc.nat(PLACES - 1),
      to: fc.nat(PLACES - 1),
      cents: fc.integer({ min: 1, max: 5000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('count' as const),
      at: fc.nat(PLACES - 1),
      cents: fc.nat(9000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('back' as const), which: fc.nat(30) }) },
);

test('whatever people do one after another, the balances are those of a plain model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const { guildId, leader, people, enter, transfer } = await startMoneyGuild(context, PLACES - 1);
      const places = [null, ...people];
      const balances = places.map(() => 0n);
      const entries: { id: string; moves: bigint[]; done: boolean }[] = [];
      /** What takes back cannot be taken back, and nothing twice. */
      const taken: boolean[] = [];
      const apply = (id: string, moves: bigint[], done = false): void => {
        for (const [index, cents] of moves.entries()) balances[index] = (balances[index] ?? 0n) + cents;
        entries.push({ id, moves, done });
      };
      const only = (at: number, cents: number): bigint[] =>
        places.map((_, index) => (index === at ? BigInt(cents) : 0n));
      for (const one of steps) {
        if ('which' in one) {
          const known = entries[one.which % Math.max(entries.length, 1)];
          if (known === undefined) continue;
          const [back] = await Promise.allSettled([
            takeBackEntry(context, leader, { guildId, entryId: known.id, reason: '' }),
          ]);
          taken.push(back.status === (known.done ? 'rejected' : 'fulfilled'));
          known.done = true;
          if (back.status === 'rejected') continue;
          apply(
            back.value.entry.id,
            known.moves.map((cents) => -cents),
            true,
          );
        } else if (one.does === 'income' || one.does === 'expense') {
          const { entry } = await enter(one.does, one.cents / 100, { officerId: places[one.at] ?? null });
          apply(entry.id, only(one.at, one.does === 'income' ? one.cents : -one.cents));
        } else if (one.does === 'transfer') {
          if (one.at === one.to) continue;
          const { entry } = await transfer(one.cents / 100, places[one.at] ?? null, places[one.to] ?? null);
          apply(
            entry.id,
            only(one.at, -one.cents).map((cents, index) => (index === one.to ? BigInt(one.cents) : cents)),
          );
        } else if (one.does === 'count') {
          const seen = balances[one.at] ?? 0n;
          const { entry } = await countMoney(context, leader, {
            guildId,
            key: randomUUID(),
            officerId: places[one.at] ?? null,
            countedCents: String(one.cents),
            seenCents: String(seen),
            reason: '',
          });
          if (entry !== null) apply(entry.id, only(one.at, Number(BigInt(one.cents) - seen)));
        }
      }
      expect(taken).not.toContain(false);
      const { bank_cents, officers, total_cents } = await getTreasury(context, leader, { guildId });
      const held = people.map((id) =>
        BigInt(officers.find(({ person }) => person.id === id)?.balance_cents ?? '0'),
      );
      expect([BigInt(bank_cents), ...held]).toEqual(balances);
      expect(BigInt(total_cents)).toBe(balances.reduce((sum, cents) => sum + cents, 0n));
    }),
    { numRuns: 15 },
  );
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('forty officers at once lose no cent', async () => {
  const { guildId, leader, people, enter, transfer } = await startMoneyGuild(context, 40);
  await enter('income', 1000);
  const results = await Promise.allSettled(
    people.flatMap((officerId, index) => [
      enter('income', 3, { officerId }),
      transfer(2, null, officerId),
      transfer(1, officerId, people[(index + 7) % people.length] ?? null),
      enter('expense', 1, { officerId: people[(index + 3) % people.length] ?? null }),
    ]),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    total_cents: String(100_000 + 40 * 200),
    bank_cents: String(100_000 - 40 * 200),
    officers_cents: String(40 * 400),
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('who is forgotten takes their name along, and leaves every amount', async () => {
  const { guildId, leader, people, enter, transfer } = await startMoneyGuild(context);
  const [ivan = ''] = people;
  await enter('income', 10, { personId: ivan, reason: `от <@${ivan}>` });
  await transfer(4, null, ivan);
  const { id } = await beginForgetting(context, context.db, ivan);
  await forgetPerson(context, id);
  const { items } = await listEntries(context, leader, { guildId, limit: 10, offset: 0 });
  expect(JSON.stringify(items)).not.toContain(ivan);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    total_cents: '1000',
    bank_cents: '600',
    officers_cents: '400',
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
