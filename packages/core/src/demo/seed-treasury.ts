import { randomUUID } from 'node:crypto';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { enterCabinetLog } from '../cabinet-log/enter-log.ts';
import { readCabinetLog } from '../cabinet-log/open-log.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { treasuryEntries } from '../platform/db/schema/treasury.ts';
import { addUsualCategories } from '../treasury/categories.ts';
import { countMoney, enterMoney, transferMoney } from '../treasury/enter-money.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { readBalances } from '../treasury/get-treasury.ts';
import { takeBackEntry } from '../treasury/take-back-entry.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS = 6;
/** In whole dollars. */
const START = 3_400_000;
const CONTRIBUTION = 25_000;
const CASH = 600_000;

/** Six weeks of the treasury, by the use cases at their times, unless the family has any. */
export const seedTreasury = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
): Promise<void> => {
  if ((await context.db.$count(treasuryEntries, eq(treasuryEntries.guildId, guildId))) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const words = DEMO_TEXTS[language].treasury;
  const now = context.clock().getTime();
  const daysAgo = (days: number): Context => ({ ...context, clock: () => new Date(now - days * DAY_MS) });
  const beginning = daysAgo(WEEKS * 7);
  const { items } = await addUsualCategories(beginning, owner, { guildId });
  const category = (which: keyof typeof words.categories) =>
    items.find(({ name }) => name === words.categories[which])?.id ?? null;
  const enter = async (
    days: number,
    kind: 'income' | 'expense',
    dollars: number,
    {
      which,
      person = null,
      reason,
    }: { which: keyof typeof words.categories; person?: string | null; reason: string },
  ) =>
    enterMoney(daysAgo(days), owner, {
      guildId,
      key: randomUUID(),
      kind,
      amountCents: String(dollars * 100),
      officerId: null,
      categoryId: category(which),
      personId: person,
      reason,
      proof: null,
      happenedAt: undefined,
    });
  await countMoney(beginning, owner, {
    guildId,
    key: randomUUID(),
    officerId: null,
    countedCents: `${START}39`,
    seenCents: '0',
    reason: words.start,
  });
  for (let week = WEEKS - 1; week >= 0; week -= 1) {
    const sunday = week * 7 + 1;
    for (const [index, person] of people.slice(0, 4).entries())
      await enter(sunday + 0.2 - index / 50, 'income', CONTRIBUTION * (index + 2), {
        which: 'contributions',
        person,
        reason: words.contribution,
      });
    await enter(sunday + 3, 'income', 450_000 + week * 30_000, {
      which: 'contracts',
      reason: words.contract,
    });
    await enter(sunday + 2, 'expense', 180_000 + week * 20_000, { which: 'weapons', reason: words.ammo });
    await enter(sunday, 'expense', 240_000, {
      which: 'bonuses',
      person: people[week] ?? null,
      reason: words.bonus,
    });
  }
  const [officer] = people;
  if (officer !== undefined)
    await transferMoney(daysAgo(4), owner, {
      guildId,
      key: randomUUID(),
      amountCents: String(CASH * 100),
      fromOfficerId: null,
      toOfficerId: officer,
      reason: words.cash,
    });
  await seedCabinetLog(daysAgo(0.9), owner, { guildId, people: people.slice(0, 2), words: words.log });
  const { entry } = await enter(2, 'expense', 1_200_000, { which: 'vehicles', reason: words.car });
  await takeBackEntry(daysAgo(1.5), owner, { guildId, entryId: entry.id, reason: words.mistake });
};

/** The evening’s log of the game’s cabinet as an officer pasted it; the last operation came after it, and waits. */
const seedCabinetLog = async (
  context: Context,
  actor: Actor,
  {
    guildId,
    people,
    words,
  }: { guildId: string; people: readonly string[]; words: { in: string; out: string } },
): Promise<void> => {
  const { bank_cents: bank } = await readBalances(context.db, guildId);
  const known = await context.db
    .select({ nick: members.ingameNick, staticId: members.staticId })
    .from(members)
    .where(and(eq(members.guildId, guildId), inArray(members.userId, [...people])))
    .orderBy(asc(members.userId));
  const { time_zone: zone } = await findSettings(context.db, guildId);
  const minutesAgo = (minutes: number): string => {
    const { day, clock } = wallTimeAt(new Date(context.clock().getTime() - minutes * 60_000), zone);
    return `${day.split('-').toReversed().join('.')}, ${clock}`;
  };
  let balance = BigInt(bank);
  const log = [75_000, -120_000, 40_000].map((dollars, index) => {
    balance += BigInt(dollars) * 100n;
    const one = known[index % known.length];
    return [
      minutesAgo(50 - index * 11),
      formatCents('ru', BigInt(dollars) * 100n),
      formatCents('ru', balance),
      dollars > 0 ? words.in : words.out,
      `${one?.nick?.replace('_', ' ') ?? 'Luffy Klaiz'} #${one?.staticId ?? '206656'}`,
    ].join('\n');
  });
  const [first = '', second = ''] = log;
  const opened = await readCabinetLog(context, actor, { guildId, text: `${second}\n${first}` });
  const seen = opened.preview?.fingerprint ?? '';
  await enterCabinetLog(context, actor, { guildId, importId: opened.import.id, seen });
  await readCabinetLog(context, actor, { guildId, text: log.toReversed().join('\n') });
};
