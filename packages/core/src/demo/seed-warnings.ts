import { eq } from 'drizzle-orm';
import { addToBlacklist } from '../blacklist/add-to-blacklist.ts';
import { expireWarnings } from '../warnings/expire-warnings.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { liftWarning } from '../warnings/lift-warning.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { Context } from '../platform/context.ts';
import { warnings } from '../platform/db/schema/warnings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By the place of the person among the demo's people. */
const WARNINGS = [
  { person: 5, daysAgo: 75, kind: 'verbal', reason: 'Неявка без предупреждения' },
  {
    person: 11,
    daysAgo: 48,
    kind: 'warning',
    reason: 'Спор с судьёй на гонке',
    lifted: 'Извинился при всех',
  },
  { person: 17, daysAgo: 19, kind: 'warning', reason: 'Нарушение приказа' },
  { person: 17, daysAgo: 6, kind: 'severe', reason: 'Слил место сбора в чужой войс' },
  { person: 23, daysAgo: 3, kind: 'verbal', reason: 'Оскорбление' },
] as const;

const BLACKLIST = [
  { daysAgo: 60, nick: 'Diego_Vargas', staticId: '48213', reason: 'Вынес общий склад и вышел из семьи' },
  { daysAgo: 20, nick: 'Luis_Ferro', reason: 'Продавал наши откаты', days: 90 },
] as const;

/** Warnings of every state and a short blacklist, unless the family has some. */
export const seedWarnings = async (
  context: Context,
  { guildId, ownerId, people }: { guildId: string; ownerId: string; people: readonly string[] },
): Promise<void> => {
  const [known] = await context.db
    .select({ id: warnings.id })
    .from(warnings)
    .where(eq(warnings.guildId, guildId))
    .limit(1);
  if (known !== undefined) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  await inOneTransaction(context, async (whole) => {
    const at = (daysAgo: number): Context => {
      const moment = new Date(context.clock().getTime() - daysAgo * DAY_MS);
      return { ...whole, clock: () => moment };
    };
    for (const { person, daysAgo, kind, reason, ...more } of WARNINGS) {
      const userId = people[person];
      if (userId === undefined || userId === ownerId) continue;
      const { id: warningId } = await giveWarning(at(daysAgo), owner, { guildId, userId, kind, reason });
      if ('lifted' in more) {
        await liftWarning(at(daysAgo - 5), owner, { guildId, warningId, why: more.lifted });
      }
    }
    await expireWarnings(at(40));
    for (const { daysAgo, ...entry } of BLACKLIST)
      await addToBlacklist(at(daysAgo), owner, { guildId, ...entry });
  });
};
