import type { Settings } from '@famiglia/contract/settings/settings';
import { and, eq, gte, sql } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { paydayRates, paydays } from '../platform/db/schema/payday.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { lastScheduled } from '../platform/last-scheduled.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { openPayday } from './open-payday.ts';
import { noteRanksOfWeek } from './rank-weeks.ts';

/** A proposal that was missed for longer, because the program did not run, waits for the next one. */
const LATE_MS = 24 * 60 * 60 * 1000;

/** The last moment at which the schedule closed a period; null without a schedule. */
export const lastClosing = ({ payday, time_zone: timeZone }: Settings, now: Date): Date | null => {
  if (payday.schedule === 'off') return null;
  const { schedule, hour, weekday, month_day: monthDay } = payday;
  return (
    lastScheduled(schedule === 'week' ? { hour, weekday } : { hour, monthDay }, timeZone, now)?.at ?? null
  );
};

/** Proposes the payday of a guild whose time has come: once, also if it was given up since. Nothing is paid by itself. */
export const proposePayday = async (context: Context, guildId: string): Promise<void> => {
  const now = context.clock();
  const until = lastClosing(await findSettings(context.db, guildId), now);
  if (until === null || now.getTime() - until.getTime() > LATE_MS) return;
  await context.db.transaction(async (tx) => {
    const isProposed = and(eq(paydays.guildId, guildId), gte(paydays.until, until));
    if ((await tx.$count(paydays, isProposed)) > 0) return;
    const row = await openPayday(context, tx, guildId, { until, createdBy: null });
    if (row === null || row.until.getTime() !== until.getTime()) return;
    await requestDelivery(tx, { guildId, kind: 'payday_card', subject: row.id });
  });
};

export const runPaydayJob = defineJob({
  name: 'run-payday',
  title: { en: 'Payday proposals', ru: 'Предложения зарплаты' },
  schedule: '*/10 * * * *',
  run: async (context) => {
    const due = await context.db
      .select({ guildId: guildSettings.guildId })
      .from(guildSettings)
      .innerJoin(guilds, and(eq(guilds.id, guildSettings.guildId), eq(guilds.botInstalled, true)))
      .where(sql`coalesce(${guildSettings.values} -> 'payday' ->> 'schedule', 'off') <> 'off'`);
    for (const { guildId } of due) await proposePayday(context, guildId);
    const paying = await context.db
      .selectDistinct({ guildId: paydayRates.guildId })
      .from(paydayRates)
      .where(eq(paydayRates.use, 'salary'));
    for (const { guildId } of paying) await noteRanksOfWeek(context.db, guildId, context.clock());
  },
});
