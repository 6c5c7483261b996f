import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { count, eq } from 'drizzle-orm';
import { findSettings } from '../settings/settings.queries.ts';
import { decideVacation } from '../vacations/decide-vacation.ts';
import { giveVacation } from '../vacations/give-vacation.ts';
import { goAfk, takeVacation } from '../vacations/take-vacation.ts';
import type { Context } from '../platform/context.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const HOUR_MS = 60 * 60 * 1000;

/** By the place of the person among the demo's people; days from today. */
const GIVEN = [
  { person: 30, from: 0, until: 6, words: 'holiday' },
  { person: 34, from: 0, until: 2, words: 'renovation' },
  { person: 38, from: 3, until: 9, words: 'exams' },
] as const;
const ASKED = [
  { person: 41, from: 2, until: 6, words: 'trip' },
  { person: 44, from: 1, until: 3, words: 'moving' },
] as const;
const REFUSED = { person: 46, from: 0, until: 10, words: 'tired' } as const;
const AFK = { person: 48, hours: 3 };

/** Some members who are away, will be or ask for it, unless the family has vacations. */
export const seedVacations = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
): Promise<void> => {
  const [known] = await context.db
    .select({ total: count() })
    .from(vacations)
    .where(eq(vacations.guildId, guildId));
  if ((known?.total ?? 0) > 0) return;
  const texts = DEMO_TEXTS[language].vacations;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const { time_zone: zone } = await findSettings(context.db, guildId);
  const today = wallTimeAt(context.clock(), zone).day;
  const daysOf = ({ from, until }: { from: number; until: number }) => ({
    from: daysLater(today, from),
    until: daysLater(today, until),
  });
  const take = async ({
    person,
    words,
    ...days
  }: (typeof ASKED)[number] | typeof REFUSED): Promise<string | null> => {
    const userId = people[person];
    if (userId === undefined) return null;
    const request = { guildId, reason: texts[words], ...daysOf(days) };
    return (await takeVacation(context, { kind: 'discord', userId }, request)).id;
  };
  for (const { person, words, ...days } of GIVEN) {
    const userId = people[person];
    if (userId !== undefined)
      await giveVacation(context, owner, { guildId, userId, reason: texts[words], ...daysOf(days) });
  }
  for (const request of ASKED) await take(request);
  const vacationId = await take(REFUSED);
  if (vacationId !== null) {
    await decideVacation(context, owner, { guildId, vacationId, approve: false, reason: texts.refusal });
  }
  const afk = people[AFK.person];
  if (afk === undefined) return;
  const until = new Date(context.clock().getTime() + AFK.hours * HOUR_MS);
  await goAfk(context, { kind: 'discord', userId: afk }, { guildId, until, reason: texts.shop });
};
