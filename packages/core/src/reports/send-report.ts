import { MAX_REPORT_QUANTITY } from '@famiglia/contract/reports/reports';
import { MAX_AMOUNT_CENTS } from '@famiglia/contract/kit/read-amount';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { storeSubmission } from '../screenshots/intake/accept-submission.ts';
import type { OfferedFile } from '../screenshots/intake/accept-submission.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findPriceAt, lockReports } from './price.queries.ts';
import type { ItemPrice } from './price.queries.ts';
import { countReported, insertReport } from './report.queries.ts';

export interface SentReport {
  guildId: string;
  /** The interaction that brought it: brought twice, it is stored once. */
  sourceId: string;
  channelId: string;
  submittedAt: Date;
  itemId: string;
  quantity: number;
  file: OfferedFile;
}

/**
 * A member reports what they brought. It is stored with its price before anything else happens; the picture is copied as every
 * screenshot is. What waits counts towards the limit, so that nobody sends it twice.
 */
export const sendReport = async (context: Context, actor: Actor, sent: SentReport): Promise<ItemPrice> => {
  const { guildId, sourceId, channelId, submittedAt, itemId, quantity, file } = sent;
  const userId = await requireMembership(context, actor, guildId);
  return context.db.transaction(async (tx) => {
    await lockReports(tx, guildId);
    const price = await findPriceAt(tx, sent, context.clock());
    if (price === null) throw new AppError('choose_from_list');
    requireSensible(quantity, price);
    const left = await leftFor(
      tx,
      { guildId, userId, at: submittedAt },
      { itemId, price },
      { waiting: true },
    );
    if (quantity > left) throw new AppError('report_limit_reached', { limit: left });
    const submission = {
      guildId,
      sourceId,
      origin: 'interaction',
      kind: 'reports',
      userId,
      channelId,
    } as const;
    if (await storeSubmission(context, tx, { ...submission, submittedAt, files: [file] }))
      await insertReport(tx, {
        guildId,
        sourceId,
        userId,
        itemPriceId: price.id,
        contractId: null,
        sentAt: submittedAt,
        quantity,
      });
    return price;
  });
};

/** Refuses what is a slip of the finger, before anybody has to judge it. */
export const requireSensible = (quantity: number, { priceCents }: Pick<ItemPrice, 'priceCents'>): void => {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_REPORT_QUANTITY)
    throw new AppError('validation_failed', { errors: [{ field: 'quantity', message: 'out_of_range' }] });
  if (BigInt(quantity) * priceCents > MAX_AMOUNT_CENTS) throw new AppError('report_too_much');
};

interface Whose {
  guildId: string;
  userId: string;
  /** Whose day and week count. */
  at: Date;
}

/** How much more of an item counts for a member, by the limits of a price. */
export const leftFor = async (
  db: Queryable,
  { guildId, userId, at }: Whose,
  { itemId, price }: { itemId: string; price: Pick<ItemPrice, 'dailyLimit' | 'weeklyLimit'> },
  { waiting, except }: { waiting: boolean; except?: string },
): Promise<number> => {
  const { dailyLimit, weeklyLimit } = price;
  if (dailyLimit === null && weeklyLimit === null) return MAX_REPORT_QUANTITY;
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const counting = { guildId, userId, itemId, at, timeZone, waiting };
  const used = await countReported(db, except === undefined ? counting : { ...counting, except });
  return Math.max(
    0,
    Math.min(
      (dailyLimit ?? MAX_REPORT_QUANTITY) - used.day,
      (weeklyLimit ?? MAX_REPORT_QUANTITY) - used.week,
    ),
  );
};
