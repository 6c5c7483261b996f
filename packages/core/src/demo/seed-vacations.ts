import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { count, eq } from 'drizzle-orm';
import { findSettings } from '../settings/settings.queries.ts';
import { decideVacation } from '../vacations/decide-vacation.ts';
import { giveVacation } from '../vacations/give-vacation.ts';
import { goAfk, takeVacation } from '../vacations/take-vacation.ts';
import type { Context } from '../platform/context.ts';
import { vacations } from '../platform/db/schema/vacations.ts';

const HOUR_MS = 60 * 60 * 1000;

/** By the place of the person among the demo's people; days from today. */
const GIVEN = [
  { person: 30, from: 0, until: 6, reason: 'Отпуск с семьёй, без ноутбука' },
  { person: 34, from: 0, until: 2, reason: 'Ремонт, интернета нет' },
  { person: 38, from: 3, until: 9, reason: 'Сессия' },
];
const ASKED = [
  { person: 41, from: 2, until: 6, reason: 'Командировка, вернусь к выходным' },
  { person: 44, from: 1, until: 3, reason: 'Переезд' },
];
const REFUSED = {
  person: 46,
  from: 0,
  until: 10,
  reason: 'Устал',
  answer: 'На этой неделе война, давай после неё.',
};
const AFK = { person: 48, hours: 3, reason: 'В магазин и назад' };

/** Some members who are away, will be or ask for it, unless the family has vacations. */
export const seedVacations = async (
  context: Context,
  { guildId, ownerId, people }: { guildId: string; ownerId: string; people: readonly string[] },
): Promise<void> => {
  const [known] = await context.db
    .select({ total: count() })
    .from(vacations)
    .where(eq(vacations.guildId, guildId));
  if ((known?.total ?? 0) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const { time_zone: zone } = await findSettings(context.db, guildId);
  const today = wallTimeAt(context.clock(), zone).day;
  const daysOf = ({ from, until }: { from: number; until: number }) => ({
    from: daysLater(today, from),
    until: daysLater(today, until),
  });
  const take = async ({ person, reason, ...days }: (typeof ASKED)[number]): Promise<string | null> => {
    const userId = people[person];
    if (userId === undefined) return null;
    const request = { guildId, reason, ...daysOf(days) };
    return (await takeVacation(context, { kind: 'discord', userId }, request)).id;
  };
  for (const { person, reason, ...days } of GIVEN) {
    const userId = people[person];
    if (userId !== undefined)
      await giveVacation(context, owner, { guildId, userId, reason, ...daysOf(days) });
  }
  for (const request of ASKED) await take(request);
  const { answer, ...refused } = REFUSED;
  const vacationId = await take(refused);
  if (vacationId !== null) {
    await decideVacation(context, owner, { guildId, vacationId, approve: false, reason: answer });
  }
  const afk = people[AFK.person];
  if (afk === undefined) return;
  const until = new Date(context.clock().getTime() + AFK.hours * HOUR_MS);
  await goAfk(context, { kind: 'discord', userId: afk }, { guildId, until, reason: AFK.reason });
};
