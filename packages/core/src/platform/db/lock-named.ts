import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { executePrepared } from './prepared.ts';

/**
 * Locks for things that have no row of their own. docs/decisions/0010-locks-and-versions.md has the order of all locks;
 * `capt_sums` is also taken by triggers.
 */
export type NamedLock =
  | 'application_forms'
  | 'cabinet_log'
  | 'capt_sums'
  | 'cars'
  | 'contracts'
  | 'event_plans'
  | 'fight_kinds'
  | 'keys'
  | 'moving'
  | 'payday'
  | 'price_list'
  | 'screenshot_intake'
  | 'seasons'
  | 'shop'
  | 'static_id'
  | 'static_ids'
  | 'support_tickets'
  | 'treasury_categories'
  | 'war_feed'
  | 'webhooks';

/** Whoever takes the same lock waits until this transaction ends. */
export const lockNamed = async (tx: Transaction, lock: NamedLock, key: string): Promise<void> => {
  await executePrepared(
    tx,
    'lock-named',
    sql`select pg_advisory_xact_lock(hashtext(${lock}), hashtext(${key}))`,
  );
};

/** Any number of transactions share it; only who takes it by `lockNamed` waits for them, and they for them. */
export const shareNamed = async (tx: Transaction, lock: NamedLock, key: string): Promise<void> => {
  await executePrepared(
    tx,
    'share-named',
    sql`select pg_advisory_xact_lock_shared(hashtext(${lock}), hashtext(${key}))`,
  );
};
