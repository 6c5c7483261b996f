import { daysLater, momentOf } from '@famiglia/contract/kit/zoned-time';
import { and, eq, gte, lt } from 'drizzle-orm';
import { paydayRankWeeks } from '../../platform/db/schema/payday.ts';
import { rankSteps } from '../../platform/db/schema/ranks.ts';
import type { DueSource } from './due-line.ts';

/** The salary of each week that ended, by the rank that the person had then and the rate of its last day. */
export const salaries: DueSource = async (db, guildId, { from, until, timeZone, rates, userId: earner }) => {
  if (!rates.rows.some(({ use }) => use === 'salary')) return [];
  const rows = await db
    .select({
      week: paydayRankWeeks.week,
      userId: paydayRankWeeks.userId,
      roleId: paydayRankWeeks.roleId,
      name: rankSteps.name,
    })
    .from(paydayRankWeeks)
    .leftJoin(
      rankSteps,
      and(eq(rankSteps.guildId, paydayRankWeeks.guildId), eq(rankSteps.roleId, paydayRankWeeks.roleId)),
    )
    .where(
      and(
        eq(paydayRankWeeks.guildId, guildId),
        earner === undefined ? undefined : eq(paydayRankWeeks.userId, earner),
        gte(paydayRankWeeks.week, daysLater(from.toISOString().slice(0, 10), -8)),
        lt(paydayRankWeeks.week, until.toISOString().slice(0, 10)),
      ),
    );
  return rows.flatMap(({ week, userId, roleId, name }) => {
    const at = momentOf({ day: daysLater(week, 6), clock: '23:59' }, timeZone);
    if (at === null || at < from || at >= until) return [];
    const cents = rates.at('salary', { roleId }, at);
    if (cents === null || cents === 0n) return [];
    const data = name === null ? {} : { name };
    return [{ key: `salary:${week}`, userId, cents, kind: 'salary' as const, data, at, earliest: at }];
  });
};
