import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { VOICE_DAYS } from '@famiglia/contract/personnel-file/personnel-file';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { voiceDays } from '../platform/db/schema/voice.ts';
import { findSettings } from '../settings/settings.queries.ts';

/** How long a member was in voice on the last 30 days, today included, as far as it is counted: in whole minutes. */
export const findVoiceMinutes = async (
  db: Queryable,
  guildId: string,
  userId: string,
  now: Date,
): Promise<number> => {
  const { time_zone: zone } = await findSettings(db, guildId);
  const [row] = await db
    .select({ minutes: sql<number>`coalesce(sum(${voiceDays.seconds}) / 60, 0)::int` })
    .from(voiceDays)
    .where(
      and(
        eq(voiceDays.guildId, guildId),
        eq(voiceDays.userId, userId),
        gt(voiceDays.day, daysLater(wallTimeAt(now, zone).day, -VOICE_DAYS)),
      ),
    );
  return row?.minutes ?? 0;
};
