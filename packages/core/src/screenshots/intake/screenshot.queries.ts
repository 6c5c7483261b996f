import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { executePrepared } from '../../platform/db/prepared.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { screenshotHashes, screenshots, submittedFiles } from '../../platform/db/schema/screenshots.ts';
import type { LookAlike } from './find-look-alike.ts';
import type { ScreenshotHashes } from './compute-hashes.ts';

type NewScreenshot = Pick<
  typeof screenshots.$inferSelect,
  | 'guildId'
  | 'userId'
  | 'kind'
  | 'status'
  | 'sourceId'
  | 'place'
  | 'submittedAt'
  | 'sha256'
  | 'fileKey'
  | 'thumbnailKey'
  | 'bytes'
  | 'width'
  | 'height'
  | 'reward'
>;
type Status = typeof screenshots.$inferSelect.status;

/** The screenshot of a submitted file, with its hashes; the file is marked as taken. In one statement. */
export const insertScreenshot = async (
  tx: Transaction,
  row: NewScreenshot,
  { phash, dhash }: ScreenshotHashes,
  looksLike: LookAlike | null,
): Promise<string> => {
  const [inserted] = await executePrepared<{ id: string }>(
    tx,
    'new-screenshot',
    sql`
    with stored as (
      insert into ${screenshots} (guild_id, user_id, kind, status, source_id, place, submitted_at, sha256, file_key,
        thumbnail_key, bytes, width, height, reward, looks_like, looks_like_distance, looks_like_mirrored)
      values (${row.guildId}, ${row.userId}, ${row.kind}, ${row.status}, ${row.sourceId}, ${row.place},
        ${row.submittedAt.toISOString()}, ${row.sha256}, ${row.fileKey}, ${row.thumbnailKey}, ${row.bytes},
        ${row.width}, ${row.height}, ${row.reward}, ${looksLike?.id ?? null}, ${looksLike?.distance ?? null},
        ${looksLike?.mirrored ?? null})
      returning id, guild_id, source_id, place
    ), compared as (
      insert into ${screenshotHashes} (screenshot_id, guild_id, phash, dhash)
      select id, guild_id, ${phash}::bit(64), ${dhash}::bit(256) from stored
    )
    update ${submittedFiles} file set state = 'taken', screenshot_id = stored.id from stored
    where file.guild_id = stored.guild_id and file.source_id = stored.source_id and file.place = stored.place
    returning stored.id`,
  );
  if (inserted === undefined) throw new Error('a screenshot was not stored');
  return inserted.id;
};

export interface ScreenshotFilter {
  kind?: ScreenshotKind | undefined;
  status?: Status | undefined;
  userId?: string | undefined;
  /** Only screenshots that look like an earlier one. */
  flagged?: boolean | undefined;
}

const matching = (guildId: string, { kind, status, userId, flagged }: ScreenshotFilter) =>
  and(
    eq(screenshots.guildId, guildId),
    kind === undefined ? undefined : eq(screenshots.kind, kind),
    status === undefined ? undefined : eq(screenshots.status, status),
    userId === undefined ? undefined : eq(screenshots.userId, userId),
    flagged === true ? isNotNull(screenshots.looksLike) : undefined,
  );

const earlier = alias(screenshots, 'earlier');
const earlierMembers = alias(members, 'earlier_members');

const selectScreenshots = (db: Queryable) =>
  db
    .select({
      screenshot: screenshots,
      displayName: members.displayName,
      ingameNick: members.ingameNick,
      earlier,
      earlierName: earlierMembers.displayName,
    })
    .from(screenshots)
    .innerJoin(members, and(eq(members.guildId, screenshots.guildId), eq(members.userId, screenshots.userId)))
    // By its id alone: a look-alike is of the same guild, and another condition would read all rows of the guild.
    .leftJoin(earlier, eq(earlier.id, screenshots.looksLike))
    .leftJoin(
      earlierMembers,
      and(eq(earlierMembers.guildId, earlier.guildId), eq(earlierMembers.userId, earlier.userId)),
    );
export type ScreenshotRow = Awaited<ReturnType<typeof findScreenshotsById>>[number];

interface Page {
  limit: number;
  offset: number;
}

/** A queue is read oldest first, every other list newest first. */
export const findScreenshots = async (
  db: Queryable,
  guildId: string,
  filter: ScreenshotFilter,
  page: Page,
) => {
  const direction = filter.status === 'pending' ? asc : desc;
  const order = [direction(screenshots.submittedAt), direction(screenshots.id)];
  // Names are joined only for the rows of the page: a far page of a long list is found in the index alone.
  const shown = db
    .select({ id: screenshots.id })
    .from(screenshots)
    .where(matching(guildId, filter))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return (
    selectScreenshots(db)
      // By these ids alone: the guild was already checked, and the condition would read all of its rows.
      .where(inArray(screenshots.id, shown))
      .orderBy(...order)
  );
};

export const countMatching = async (
  db: Queryable,
  guildId: string,
  filter: ScreenshotFilter,
): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(screenshots).where(matching(guildId, filter));
  return row?.total ?? 0;
};

export const findScreenshotsById = async (db: Queryable, guildId: string, ids: readonly string[]) =>
  selectScreenshots(db)
    .where(and(eq(screenshots.guildId, guildId), inArray(screenshots.id, [...ids])))
    .orderBy(asc(screenshots.submittedAt), asc(screenshots.id));

export type LockedScreenshot = typeof screenshots.$inferSelect;

/** In the order of their ids, so that two moderators do not deadlock. */
export const lockScreenshots = async (
  tx: Transaction,
  guildId: string,
  kind: ScreenshotKind,
  ids: readonly string[],
): Promise<LockedScreenshot[]> =>
  tx
    .select()
    .from(screenshots)
    .where(
      and(eq(screenshots.guildId, guildId), eq(screenshots.kind, kind), inArray(screenshots.id, [...ids])),
    )
    .orderBy(asc(screenshots.id))
    .for('no key update');
