import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { ChargingProvider, ProviderRefused } from '../../platform/billing-provider.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { providerRefusals } from '../../platform/db/schema/billing.ts';

/** What a provider says may be long; a log line and a page need its beginning. */
const LONGEST_WORDS = 500;

/** True where this is not known yet: the same refusal is one problem, however often it is met. */
export const insertRefusal = async (
  db: Queryable,
  call: string,
  { provider, reason, code, words }: ProviderRefused,
  since: Date,
): Promise<boolean> => {
  const inserted = await db
    .insert(providerRefusals)
    .values({
      provider,
      reason,
      code: code.slice(0, LONGEST_WORDS),
      words: words.slice(0, LONGEST_WORDS),
      call,
      since,
    })
    .onConflictDoNothing()
    .returning({ id: providerRefusals.id });
  return inserted.length === 1;
};

/**
 * Ends the refusals of a call that works again. A successful check of the keys ends all refusals because of keys or a
 * closed shop.
 */
export const endRefusals = async (
  db: Queryable,
  provider: ChargingProvider,
  call: string,
  endedAt: Date,
): Promise<number> => {
  const proved =
    call === 'checkKeys'
      ? or(eq(providerRefusals.call, call), inArray(providerRefusals.reason, ['keys', 'shop']))
      : eq(providerRefusals.call, call);
  const ended = await db
    .update(providerRefusals)
    .set({ endedAt })
    .where(and(eq(providerRefusals.provider, provider), isNull(providerRefusals.endedAt), proved))
    .returning({ id: providerRefusals.id });
  return ended.length;
};

/** Ends the refusals of providers that were removed from the settings. */
export const endRefusalsOfOthers = async (
  db: Queryable,
  configured: readonly ChargingProvider[],
  endedAt: Date,
): Promise<void> => {
  await db
    .update(providerRefusals)
    .set({ endedAt })
    .where(and(isNull(providerRefusals.endedAt), notInArray(providerRefusals.provider, [...configured])));
};
