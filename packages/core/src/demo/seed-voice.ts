import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { voiceDays } from '../platform/db/schema/voice.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { SeededFamily } from './seeded-family.ts';
import { seededRandom } from './seeded-random.ts';

const DAYS = 182;
const ROWS_AT_ONCE = 2000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Some members sit in voice every evening, some never. */
const talksOn = (place: number): number => Math.min(0.9, ((place * 53) % 100) / 90);

/** Half a year of evenings in voice, longer at weekends; a later start adds the days since. Today is counted by the bot. */
export const seedVoice = async (
  { db, clock }: Context,
  { guildId, people }: Pick<SeededFamily, 'guildId' | 'people'>,
): Promise<void> => {
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const today = wallTimeAt(clock(), timeZone).day;
  const [known] = await db
    .select({ last: max(voiceDays.day) })
    .from(voiceDays)
    .where(eq(voiceDays.guildId, guildId));
  const begun = await db
    .select({ userId: members.userId, joinedAt: members.joinedAt })
    .from(members)
    .where(and(eq(members.guildId, guildId), inArray(members.userId, [...people])));
  const joined = new Map(
    begun.map(({ userId, joinedAt }) => [
      userId,
      joinedAt === null ? '' : wallTimeAt(joinedAt, timeZone).day,
    ]),
  );
  const rows: (typeof voiceDays.$inferInsert)[] = [];
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = daysLater(today, -ago);
    if (known?.last && day <= known.last) continue;
    const at = new Date(`${day}T12:00:00Z`);
    const random = seededRandom(Math.floor(at.getTime() / 86_400_000));
    const long = [SATURDAY, SUNDAY].includes(at.getUTCDay()) ? 1.6 : 1;
    people.forEach((userId, place) => {
      const [comes, stays] = [random(), random()];
      if (comes > talksOn(place) || day < (joined.get(userId) ?? '')) return;
      rows.push({ guildId, userId, day, seconds: Math.round((900 + stays * 9000) * long) });
    });
  }
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await db
      .insert(voiceDays)
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .onConflictDoNothing();
};
