import type { Context } from '@famiglia/core/platform/context';
import { deliveries } from '@famiglia/core/platform/db/schema/deliveries';
import { isNotNull } from 'drizzle-orm';

/** What a dead process had begun waits until its claim runs out: fifteen seconds, which have passed now. */
export const outlastClaims = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.update(deliveries).set({ claimedUntil: null }).where(isNotNull(deliveries.claimedUntil));
};
