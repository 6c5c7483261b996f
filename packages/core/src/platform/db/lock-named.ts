import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** What no row stands for. The order of all locks is in decision 59; `capt_sums` is also taken by triggers. */
export type NamedLock =
  | 'application_forms'
  | 'capt_sums'
  | 'event_plans'
  | 'screenshot_intake'
  | 'static_id'
  | 'support_tickets';

/** Whoever takes the same lock waits until this transaction ends. */
export const lockNamed = async (tx: Transaction, lock: NamedLock, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}), hashtext(${key}))`);
};
