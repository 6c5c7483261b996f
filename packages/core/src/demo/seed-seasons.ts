import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { eq } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { seasons } from '../platform/db/schema/seasons.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { closeSeason, saveSeason } from '../tops/save-season.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of both seasons, counted from today. */
const PAST = { from: -120, to: -31 };
const OPEN = { from: -30, to: 60 };

/** One season with its standings, and the one that is on, unless the family has any. */
export const seedSeasons = async (
  context: Context,
  { guildId, ownerId, language }: SeededFamily,
): Promise<void> => {
  if ((await context.db.$count(seasons, eq(seasons.guildId, guildId))) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const names = DEMO_TEXTS[language].seasons;
  const now = context.clock();
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const today = wallTimeAt(now, timeZone).day;
  const at = (days: number): Context => ({
    ...context,
    clock: () => new Date(now.getTime() + days * DAY_MS),
  });
  const begin = async (name: string, { from, to }: typeof PAST) =>
    saveSeason(at(from), owner, {
      guildId,
      name,
      startsOn: daysLater(today, from),
      endsOn: daysLater(today, to),
      version: 0,
    });
  const { version } = await begin(names.past, PAST);
  await closeSeason(at(PAST.to), owner, { guildId, version });
  await begin(names.open, OPEN);
};
