import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { executeKept } from '../../platform/db/prepared.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { screenshotSpace, screenshots } from '../../platform/db/schema/screenshots.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { StorageFull } from '../../platform/storage/storage.ts';
import type { SubscriptionRow } from '../../billing/subscriptions/subscription.queries.ts';
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
  const { sent, space, subscription } = await findUse(db, guildId, userId, dayBefore);
  if (sent >= perMemberDay) throw new AppError('pictures_daily_limit', { limit: perMemberDay });
  if ((space ?? 0) + bytes > guildBytes(context, subscription)) throw new AppError('pictures_no_room');
};

/** What a member sent since a moment and what their guild keeps and may keep, in one statement. */
const findUse = async (db: Queryable, guildId: string, userId: string, since: Date) => {
  const [use] = await executeKept(db, 'picture-use', { guildId, userId, since }, (on) =>
    on
      .select({
        sent: on.$count(
          screenshots,
          and(
            eq(screenshots.guildId, sql.placeholder('guildId')),
            eq(screenshots.userId, sql.placeholder('userId')),
            gt(screenshots.submittedAt, sql.placeholder('since')),
          ),
        ),
        space: screenshotSpace.bytes,
        subscription: subscriptions,
      })
      .from(guilds)
      .leftJoin(screenshotSpace, eq(screenshotSpace.guildId, guilds.id))
      .leftJoin(subscriptions, eq(subscriptions.guildId, guilds.id))
      .where(eq(guilds.id, sql.placeholder('guildId'))),
  );
  return use ?? { sent: 0, space: null, subscription: null };
};

const guildBytes = ({ config, clock }: Context, subscription: SubscriptionRow | null): number => {
  const { freeGuildBytes, premiumGuildBytes } = config.screenshotLimits;
  const { tier, status } = subscriptionState(subscription, clock());
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
