import type { OrderKey } from '../../platform/billing-provider.ts';

/** Stripe and YooKassa promise to remember a key for 24 hours; one hour is left for clocks that differ. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000;

interface Attempt<Result> {
  /** Sends the order with its id as the idempotence key. */
  send: () => Promise<Result>;
  /** Looks among what the provider stored since the order was created. */
  find: () => Promise<Result | null>;
  /** True where the provider knows the key, but from a request that was worded differently. */
  isKeyTaken: (error: unknown) => boolean;
}

/**
 * Sends an order to a provider, at most once however often it is retried: the idempotence key guards the first day, and
 * what is older is searched for. A key that is taken belongs to this order too, since it is the order's id.
 */
export const chargeOnce = async <Result>(
  order: OrderKey,
  now: Date,
  { send, find, isKeyTaken }: Attempt<Result>,
): Promise<Result> => {
  if (now.getTime() - order.createdAt.getTime() > KEY_LIFETIME_MS) {
    const earlier = await find();
    if (earlier !== null) return earlier;
  }
  try {
    return await send();
  } catch (error) {
    const earlier = isKeyTaken(error) ? await find() : null;
    if (earlier === null) throw error;
    return earlier;
  }
};
