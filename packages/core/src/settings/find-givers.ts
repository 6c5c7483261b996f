import type { GiftPlace } from '@famiglia/contract/reputation/reward-roles';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { applicationForms } from '../platform/db/schema/applications.ts';
import { rankSteps } from '../platform/db/schema/ranks.ts';
import { shopOffers } from '../platform/db/schema/shop.ts';
import { givenByRule } from './blocked-roles.ts';
import { findSettings } from './settings.queries.ts';

/**
 * The places that make the bot give each role. Whoever grants a role rights should know which of these will stop giving
 * it.
 */
export const findGivers = async (
  db: Queryable,
  guildId: string,
): Promise<ReadonlyMap<string, ReadonlySet<GiftPlace>>> => {
  const steps = await db
    .select({ roleId: rankSteps.roleId })
    .from(rankSteps)
    .where(eq(rankSteps.guildId, guildId));
  const forms = await db
    .select({ definition: applicationForms.definition })
    .from(applicationForms)
    .where(and(eq(applicationForms.guildId, guildId), isNull(applicationForms.deletedAt)));
  const offers = await db
    .select({ roleId: shopOffers.roleId })
    .from(shopOffers)
    .where(and(eq(shopOffers.guildId, guildId), isNull(shopOffers.removedAt), isNotNull(shopOffers.roleId)));
  const given: { roleId: string; place: GiftPlace }[] = [
    ...givenByRule(await findSettings(db, guildId)),
    ...steps.map(({ roleId }) => ({ roleId, place: 'ranks' as const })),
    ...offers.flatMap(({ roleId }) => (roleId === null ? [] : [{ roleId, place: 'shop' as const }])),
    ...forms.flatMap(({ definition }) =>
      definition.gives_role_ids.map((roleId) => ({ roleId, place: 'acceptance' as const })),
    ),
  ];
  const givers = new Map<string, Set<GiftPlace>>();
  for (const { roleId, place } of given)
    givers.set(roleId, (givers.get(roleId) ?? new Set<GiftPlace>()).add(place));
  return givers;
};
