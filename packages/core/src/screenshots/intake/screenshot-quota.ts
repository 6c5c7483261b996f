import { and, count, eq, gt, sum } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { screenshotSpace, screenshots } from '../../platform/db/schema/screenshots.ts';
import { StorageFull } from '../../platform/storage/storage.ts';
import { findSubscription } from '../../billing/subscriptions/subscription.queries.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import type { Submitted } from './screenshot-policy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/**
 * Refuses a screenshot beyond the limit of a member or a guild, so that nobody can fill the disk. Checked before the
 * download, and again, under the guild's lock and with its size, before it counts.
 */
export const requireScreenshotQuota = async (
  context: Context,
  db: Queryable,
  { guildId, userId, submittedAt }: Submitted,
  bytes = 1,
): Promise<void> => {
  const { perMemberDay } = context.config.screenshotLimits;
  const dayBefore = new Date(submittedAt.getTime() - DAY_MS);
  if ((await countSince(db, guildId, userId, dayBefore)) >= perMemberDay) {
    throw new AppError('pictures_daily_limit', { limit: perMemberDay });
  }
  const [space] = await db.select().from(screenshotSpace).where(eq(screenshotSpace.guildId, guildId));
  if ((space?.bytes ?? 0) + bytes > (await guildBytes(context, db, guildId))) {
    throw new AppError('pictures_no_room');
  }
};

const countSince = async (db: Queryable, guildId: string, userId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(screenshots)
    .where(
      and(
        eq(screenshots.guildId, guildId),
        eq(screenshots.userId, userId),
        gt(screenshots.submittedAt, since),
      ),
    );
  return row?.count ?? 0;
};

const guildBytes = async (context: Context, db: Queryable, guildId: string): Promise<number> => {
  const { freeGuildBytes, premiumGuildBytes } = context.config.screenshotLimits;
  const { tier, status } = subscriptionState(await findSubscription(db, guildId), context.clock());
  return tier === 'premium' && status !== 'trial' ? premiumGuildBytes : freeGuildBytes;
};

/**
 * Throws a temporary error: a screenshot waits while the disk has little space left, which is reserved for the
 * database.
 */
export const requireFreeDisk = async ({
  files,
  config,
}: Pick<Context, 'files' | 'config'>): Promise<void> => {
  const free = await files.freeBytes();
  if (free === null || free >= config.screenshotLimits.keepFreeBytes) return;
  const [left, wanted] = [free, config.screenshotLimits.keepFreeBytes].map((bytes) =>
    Math.floor(bytes / MEGABYTE),
  );
  throw new StorageFull(
    `new pictures wait: the disk of DATA_DIR has ${left} MB left, and ${wanted} MB are kept free (PICTURES_KEEP_FREE_MB)`,
  );
};

/** The same for a person who waits: they are refused. */
export const requireRoomOnDisk = async (context: Pick<Context, 'files' | 'config'>): Promise<void> => {
  try {
    await requireFreeDisk(context);
  } catch (error) {
    if (error instanceof StorageFull) throw new AppError('pictures_no_room', { cause: error });
    throw error;
  }
};

/** Number and size of all screenshots, and the free space of the disk. */
export const readScreenshotSpace = async ({ db, files }: Pick<Context, 'db' | 'files'>) => {
  const [[total], freeBytes] = await Promise.all([
    db
      .select({ pictures: sum(screenshotSpace.pictures), bytes: sum(screenshotSpace.bytes) })
      .from(screenshotSpace),
    files.freeBytes(),
  ]);
  return { pictures: Number(total?.pictures ?? 0), bytes: Number(total?.bytes ?? 0), freeBytes };
};
