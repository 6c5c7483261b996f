import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { and, eq, sql } from 'drizzle-orm';
import { findLadderVersion } from '../ranks/rank.queries.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { promoteMember } from '../ranks/set-rank.ts';
import type { Context } from '../platform/context.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { SeededFamily } from './seeded-family.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the steps ask for, the lowest first. */
const REQUIREMENTS = [
  NO_REQUIREMENTS,
  { ...NO_REQUIREMENTS, reputation: 100, days: 14, no_warnings: true },
  {
    ...NO_REQUIREMENTS,
    reputation: 500,
    days: 60,
    capts: 2,
    span_days: 60,
    reliability: 60,
    no_warnings: true,
  },
];

const PROMOTIONS = [
  { daysAgo: 34, words: 'reliable' },
  { daysAgo: 9, words: 'capt' },
] as const;

/** A ladder of these roles and a few promotions from its lowest step, unless the family has a ladder. */
export const seedRanks = async (
  context: Context,
  { guildId, ownerId, language, ranks }: Omit<SeededFamily, 'people'> & { ranks: readonly string[] },
): Promise<void> => {
  const lowest = ranks[0];
  if (lowest === undefined || (await findLadderVersion(context.db, guildId)) > 0) return;
  const known = await context.db.select().from(roles).where(eq(roles.guildId, guildId));
  const steps = ranks.map((roleId, place) => ({
    role_id: roleId,
    name: known.find(({ id }) => id === roleId)?.name ?? roleId,
    requirements: REQUIREMENTS[place] ?? NO_REQUIREMENTS,
  }));
  const risen = await context.db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.guildId, guildId), sql`${members.roleIds} = array[${lowest}::bigint]`))
    .orderBy(members.joinedAt, members.userId)
    .limit(PROMOTIONS.length);
  const owner = { kind: 'discord', userId: ownerId } as const;
  await inOneTransaction(context, async (whole) => {
    const at = (daysAgo: number): Context => {
      const moment = new Date(context.clock().getTime() - daysAgo * DAY_MS);
      return { ...whole, clock: () => moment };
    };
    await saveLadder(at(90), owner, { guildId, version: 0, steps });
    for (const [place, { daysAgo, words }] of PROMOTIONS.entries()) {
      const userId = risen[place]?.userId;
      const reason = DEMO_TEXTS[language].promotions[words];
      if (userId !== undefined) await promoteMember(at(daysAgo), owner, { guildId, userId, reason });
    }
  });
};
