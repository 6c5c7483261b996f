import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { treasuryEntries } from '../platform/db/schema/treasury.ts';
import { addUsualCategories } from '../treasury/categories.ts';
import { countMoney, enterMoney, transferMoney } from '../treasury/enter-money.ts';
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
  const { entry } = await enter(2, 'expense', 1_200_000, { which: 'vehicles', reason: words.car });
  await takeBackEntry(daysAgo(1.5), owner, { guildId, entryId: entry.id, reason: words.mistake });
};
