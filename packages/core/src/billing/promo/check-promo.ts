import { createHash } from 'node:crypto';
import { foldPromoCode, PROMO_TRIES_PER_HOUR } from '@famiglia/contract/billing/promo-codes';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { countRequests } from '../../platform/limits/request-count.queries.ts';
import { findCode, findEarlierUses, hasBought, insertUse, lockCode, type PromoRow } from './promo.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Finds the code that somebody typed. Wrong codes are counted for each person, in all processes, so that nobody finds a
 * code by trying.
 */
export const requireKnownCode = async (
  { db }: Pick<Context, 'db'>,
  typed: string,
  userId: string,
): Promise<PromoRow> => {
  const key = createHash('sha256').update(`promo codes of ${userId}`).digest();
  const wrong = async (more: number) => (await countRequests(db, { key, more, windowMs: HOUR_MS })).used;
  if ((await wrong(0)) >= PROMO_TRIES_PER_HOUR) throw new AppError('promo_too_often');
  const code = await findCode(db, foldPromoCode(typed));
  if (code !== undefined) return code;
  await wrong(1);
  throw new AppError('promo_unknown');
};

interface Use {
  guildId: string;
  payerId: string;
  months: number;
  now: Date;
}

/**
 * Refuses a code that may not be used, with the reason. The guild's own open order does not count: it gives its use
 * back when a new one takes its place.
 */
export const requireUsable = async (
  db: Queryable,
  code: PromoRow,
  { months, now, ...who }: Use,
): Promise<void> => {
  if (code.endedAt !== null || (code.validUntil !== null && code.validUntil <= now))
    throw new AppError('promo_ended');
  if (code.terms !== null && !code.terms.includes(months)) throw new AppError('promo_other_term');
  const { byGuild, byPayer, ownOpen } = await findEarlierUses(db, code.id, who);
  if (byGuild) throw new AppError('promo_used_by_guild');
  if (byPayer) throw new AppError('promo_used_by_you');
  if (code.firstPurchaseOnly && (await hasBought(db, who.guildId)))
    throw new AppError('promo_first_purchase_only');
  if (code.maxUses !== null && code.uses - Number(ownOpen) >= code.maxUses)
    throw new AppError('promo_used_up');
};

/** Uses the code for a new order. Of two who want the last use at once, the second waits and is refused. */
export const takeUse = async (
  tx: Transaction,
  { id: codeId }: Pick<PromoRow, 'id'>,
  { orderId, ...use }: Use & { orderId: string },
): Promise<void> => {
  const code = await lockCode(tx, codeId);
  if (code === undefined) throw new AppError('promo_unknown');
  await requireUsable(tx, code, use);
  const { guildId, payerId, now } = use;
  await insertUse(tx, { orderId, codeId, guildId, payerId, at: now });
};
