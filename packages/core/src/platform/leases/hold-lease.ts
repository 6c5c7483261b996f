import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { leases } from '../db/schema/leases.ts';
import { takeLease } from './take-lease.ts';
import type { LeaseClaim } from './take-lease.ts';

export interface LeaseDuty {
  /** Called when this process becomes the owner. */
  taken: () => void;
  /** Called when it is no longer the owner, or cannot know: everything that only the owner may do must stop now. */
  lost: () => void;
}

export interface HeldLease {
  readonly held: boolean;
  stop: () => Promise<void>;
}

/** Tries to get a lease, renews it while it is held, and releases it at the end. */
export const holdLease = (
  context: Pick<Context, 'db' | 'log'>,
  claim: LeaseClaim,
  duty: LeaseDuty,
  renewMs: number = claim.lifeMs / 3,
): HeldLease => {
  let held = false;
  let lapsesAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const settle = (owned: boolean): void => {
    if (owned === held) return;
    held = owned;
    if (owned) duty.taken();
    else duty.lost();
  };

  const beat = async (): Promise<void> => {
    const askedAt = performance.now();
    try {
      const owned = await withinBeat(takeLease(context, claim), renewMs);
      if (stopped) return;
      if (owned) lapsesAt = askedAt + claim.lifeMs;
      settle(owned);
    } catch (error) {
      context.log.warn(
        { err: error, lease: claim.name },
        'cannot renew a lease: the database does not answer',
      );
      // One interval early, so that nobody else can own it while this process still believes it does.
      if (!stopped && performance.now() > lapsesAt - renewMs) settle(false);
    }
    if (!stopped) timer = setTimeout(() => void (beating = beat()), renewMs);
  };
  let beating = beat();

  return {
    get held() {
      return held;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await beating;
      held = false;
      try {
        await releaseLease(context, claim);
      } catch (error) {
        context.log.warn(
          { err: error, lease: claim.name },
          'a lease could not be given back; it runs out by itself',
        );
      }
    },
  };
};

/** A database that does not answer counts as a refusal: waiting longer would exceed the lease. */
const withinBeat = async <Value>(answer: Promise<Value>, renewMs: number): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${renewMs} ms`)), renewMs);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** Lets the next process take over at once instead of waiting for the lease to expire. */
const releaseLease = async (
  context: Pick<Context, 'db'>,
  { name, owner }: { name: string; owner: string },
): Promise<void> => {
  await context.db.delete(leases).where(and(eq(leases.name, name), eq(leases.owner, owner)));
};
