import type { Context } from '../platform/context.ts';
import { touchActivity } from '../mirror/touch-activity.ts';
import { findLastActiveHour } from './demo.queries.ts';
import { seededRandom } from './seeded-random.ts';

const HOUR_MS = 3_600_000;
const HOURS = 7 * 24;
const MOSCOW_OFFSET = 3;

/** The share of active members by the hour in Moscow: highest in the evening. */
const shareAt = (hour: number): number => {
  if (hour < 2) return 0.15;
  if (hour < 9) return 0.02;
  if (hour < 17) return 0.08;
  return hour < 20 ? 0.2 : 0.3;
};

/** Some members are active every evening, some once a month. */
const activityLevel = (place: number): number => ((place * 37) % 100) / 50;

/** A week of active hours; a later start adds the hours since. */
export const seedHours = async (
  context: Context,
  guildId: string,
  people: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const thisHour = Math.floor(context.clock().getTime() / HOUR_MS);
  const last = await findLastActiveHour(context.db, guildId, new Date(thisHour * HOUR_MS));
  const first = Math.max(thisHour - HOURS, last === null ? 0 : last.getTime() / HOUR_MS + 1);
  for (let hour = first; hour < thisHour; hour += 1) {
    signal?.throwIfAborted();
    const random = seededRandom(hour);
    const share = shareAt((hour + MOSCOW_OFFSET) % 24);
    const seen = people.filter((_, place) => random() < share * activityLevel(place));
    const at = { ...context, clock: () => new Date(hour * HOUR_MS + Math.floor(random() * HOUR_MS)) };
    await touchActivity(
      at,
      seen.map((userId) => ({ guildId, userId })),
    );
  }
};
