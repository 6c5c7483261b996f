import { eq } from 'drizzle-orm';
import { addToBlacklist } from '../blacklist/add-to-blacklist.ts';
import { expireWarnings } from '../warnings/expire-warnings.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { liftWarning } from '../warnings/lift-warning.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { SeededFamily } from './seeded-family.ts';
import type { Context } from '../platform/context.ts';
import { warnings } from '../platform/db/schema/warnings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By the place of the person among the demo's people. */
const WARNINGS = [
  { person: 5, daysAgo: 75, kind: 'verbal', words: 'absent' },
  { person: 11, daysAgo: 48, kind: 'warning', words: 'referee', lifted: 'apology' },
  { person: 17, daysAgo: 19, kind: 'warning', words: 'order' },
  { person: 17, daysAgo: 6, kind: 'severe', words: 'leak' },
  { person: 23, daysAgo: 3, kind: 'verbal', words: 'insult' },
] as const;

const BLACKLIST = [
  { daysAgo: 60, nick: 'Diego_Vargas', staticId: '48213', words: 'stole' },
  { daysAgo: 20, nick: 'Luis_Ferro', words: 'sold', days: 90 },
] as const;

/** Warnings of every state and a short blacklist, unless the family has some. */
export const seedWarnings = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
): Promise<void> => {
  const [known] = await context.db
    .select({ id: warnings.id })
    .from(warnings)
    .where(eq(warnings.guildId, guildId))
    .limit(1);
  if (known !== undefined) return;
  const texts = DEMO_TEXTS[language].warnings;
  const owner = { kind: 'discord', userId: ownerId } as const;
  await inOneTransaction(context, async (whole) => {
    const at = (daysAgo: number): Context => {
      const moment = new Date(context.clock().getTime() - daysAgo * DAY_MS);
      return { ...whole, clock: () => moment };
    };
    for (const { person, daysAgo, kind, words, ...more } of WARNINGS) {
      const userId = people[person];
      if (userId === undefined || userId === ownerId) continue;
      const warning = { guildId, userId, kind, reason: texts[words] };
      const { id: warningId } = await giveWarning(at(daysAgo), owner, warning);
      if ('lifted' in more) {
        await liftWarning(at(daysAgo - 5), owner, { guildId, warningId, why: texts[more.lifted] });
      }
    }
    await expireWarnings(at(40));
    for (const { daysAgo, words, ...entry } of BLACKLIST)
      await addToBlacklist(at(daysAgo), owner, { guildId, reason: texts[words], ...entry });
  });
};
