import { randomUUID } from 'node:crypto';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { eq } from 'drizzle-orm';
import { approvePayday } from '../payday/approve-payday.ts';
import { correctPay } from '../payday/correct-pay.ts';
import { markPaid } from '../payday/mark-paid.ts';
import { closePeriod } from '../payday/open-payday.ts';
import { setRate } from '../payday/rates/set-rate.ts';
import type { Context } from '../platform/context.ts';
import { paydayRates } from '../platform/db/schema/payday.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the family began to pay, and its paydays, in days before today. */
const BEGAN = 23;
const PAYDAYS = [16, 9, 2];

const RATES = [
  ['event_presence', '400000'],
  ['capt_presence', '600000'],
  ['capt_win', '200000'],
  ['capt_mvp', '300000'],
  ['recruit', '250000'],
] as const;

/** Rates, and three paydays of the weeks that passed: all paid but two people of the last. Unless the family has rates. */
export const seedPaydays = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
): Promise<void> => {
  if ((await context.db.$count(paydayRates, eq(paydayRates.guildId, guildId))) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const daysAgo = (days: number): Context => {
    const then = new Date(context.clock().getTime() - days * DAY_MS);
    return { ...context, clock: () => then };
  };
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const began = daysAgo(BEGAN);
  const validFrom = wallTimeAt(began.clock(), timeZone).day;
  for (const [use, amountCents] of RATES)
    await setRate(began, owner, { guildId, use, fightKindId: null, roleId: null, amountCents, validFrom });
  const texts = DEMO_TEXTS[language].payday;
  for (const [week, days] of PAYDAYS.entries()) {
    const corrected = { guildId, warning: false };
    const [best, late] = [people[week * 3], people[week * 3 + 1]];
    if (best === undefined || late === undefined) return;
    await correctPay(daysAgo(days + 1), owner, {
      ...corrected,
      requestId: randomUUID(),
      userId: best,
      kind: 'bonus',
      amountCents: '500000',
      reason: texts.bonus,
    });
    await correctPay(daysAgo(days + 2), owner, {
      ...corrected,
      requestId: randomUUID(),
      userId: late,
      kind: 'fine',
      amountCents: '200000',
      reason: texts.fine,
    });
    const then = daysAgo(days);
    const payday = await closePeriod(then, owner, { guildId });
    const { id: paydayId, fingerprint: seen, version } = payday;
    const approved = await approvePayday(then, owner, { guildId, paydayId, seen, version });
    const paid = approved.list.filter(({ pay_cents: pay }) => pay !== '0').map(({ user }) => user.id);
    const userIds = week === PAYDAYS.length - 1 ? paid.slice(2) : paid;
    if (userIds.length > 0) await markPaid(then, owner, { guildId, paydayId, userIds, paid: true });
  }
};
