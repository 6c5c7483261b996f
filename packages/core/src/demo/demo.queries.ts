import type { Language } from '@famiglia/contract/kit/language';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { translateStartingWords } from '@famiglia/contract/settings/starting-words';
import { and, asc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { reviewCards } from '../platform/db/schema/screenshot-review.ts';
import { activeHours } from '../platform/db/schema/active-hours.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { storeSettings } from '../settings/settings.queries.ts';

/** Members have their in-game name in their server nick: `Ivan_Petrov | 12345`. */
export const nameMembersByNick = async (db: Queryable, guildId: string): Promise<void> => {
  await db
    .update(members)
    .set({
      ingameNick: sql`split_part(${members.displayName}, ' | ', 1)`,
      staticId: sql`split_part(${members.displayName}, ' | ', 2)`,
    })
    .where(and(eq(members.guildId, guildId), sql`${members.displayName} ~ '^\\w+_\\w+ [|] \\d{3,10}$'`));
};

/** Everybody who could come to an event, in a stable order. */
export const findDemoPeople = async (db: Queryable, guildId: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.isBot, false), isNull(members.leftAt)))
    .orderBy(asc(members.userId));
  return rows.map((row) => row.userId);
};

export const findLastActiveHour = async (
  db: Queryable,
  guildId: string,
  before: Date,
): Promise<Date | null> => {
  const [row] = await db
    .select({ hour: max(activeHours.hour) })
    .from(activeHours)
    .where(and(eq(activeHours.guildId, guildId), lt(activeHours.hour, before)));
  return row?.hour ?? null;
};

/** Marks old verdicts as told, so that members get no messages about them. */
export const silenceVerdicts = async (
  db: Queryable,
  guildId: string,
  screenshotIds: readonly string[],
): Promise<void> => {
  await db
    .update(reviewCards)
    .set({ toldVersion: sql`version`, drawnVersion: sql`version` })
    .where(and(eq(reviewCards.guildId, guildId), inArray(reviewCards.screenshotId, [...screenshotIds])));
};

/** The settings of a family that has never spoken anything else: none of its activity says that it changed its language. */
export const beginInLanguage = async (
  tx: Transaction,
  { guildId, ownerId, language, at }: { guildId: string; ownerId: string; language: Language; at: Date },
): Promise<void> => {
  if (language === DEFAULT_SETTINGS.language) return;
  const values = translateStartingWords({ ...DEFAULT_SETTINGS, language });
  await storeSettings(tx, { guildId, values, version: 1, updatedBy: ownerId, updatedAt: at });
};
