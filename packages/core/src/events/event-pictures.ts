import { eventPictureRoutes } from '@famiglia/contract/events/event-pictures';
import type { EventPicture } from '@famiglia/contract/events/event-pictures';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { eventOccurrences, eventSeries } from '../platform/db/schema/event-series.ts';
import { eventTemplates } from '../platform/db/schema/event-templates.ts';
import { eventPictures } from '../platform/db/schema/event-pictures.ts';
import { events } from '../platform/db/schema/events.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { defineJob } from '../platform/define-job.ts';
import { contentKey } from '../platform/storage/content-key.ts';
import type { UseCase } from '../platform/use-case.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { findPicture } from '../rosters/event-picture.queries.ts';
import type { PictureRow } from '../rosters/event-picture.queries.ts';
import { downloadAttachment } from '../screenshots/intake/download-screenshot.ts';
import type { Submitted } from '../screenshots/intake/screenshot-policy.ts';
import { screenshotLink } from '../screenshots/intake/screenshot-link.ts';
import { requireRoomOnDisk, requireScreenshotQuota } from '../screenshots/intake/screenshot-quota.ts';
import { decodeEventPictureTask } from './decode-event-picture.ts';

const READ_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes a picture for events and capts to come. It counts as room of the guild, as screenshots do. */
export const addEventPicture: UseCase<typeof eventPictureRoutes.add> = async (context, actor, input) => {
  const uploader = await requireUploader(context, actor, input.guildId);
  return present(context, await store(context, uploader, input.file));
};

/** The same for a file that a leader attached in Discord. */
export const takeEventPicture = async (
  context: Context,
  actor: Actor,
  { guildId, url }: { guildId: string; url: string },
): Promise<string> => {
  const uploader = await requireUploader(context, actor, guildId);
  const file = await downloadAttachment(context.config.cdnUrl, url);
  return (await store(context, uploader, file)).id;
};

export const getEventPicture: UseCase<typeof eventPictureRoutes.get> = async (context, actor, input) => {
  const { guildId, pictureId } = input;
  await requireGuildAccess(context, actor, guildId, eventPictureRoutes.get.access);
  const row = await findPicture(context.db, guildId, pictureId);
  if (row === null) throw new AppError('not_found');
  return present(context, row);
};

/** The bytes of a picture, for its message in Discord; null where there is none. */
export const readEventPicture = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  guildId: string,
  pictureId: string,
): Promise<Buffer | null> => {
  const row = await findPicture(db, guildId, pictureId);
  return row === null ? null : files.get(row.fileKey);
};

const present = (context: Context, { id, guildId, fileKey }: PictureRow): EventPicture => ({
  id,
  url: screenshotLink(context, guildId, fileKey),
});

const requireUploader = async (context: Context, actor: Actor, guildId: string): Promise<Submitted> => {
  await requireGuildAccess(context, actor, guildId, eventPictureRoutes.add.access);
  const uploader = { guildId, userId: requireSignedIn(actor).userId, submittedAt: context.clock() };
  await requireQuota(context, context.db, uploader);
  await requireRoomOnDisk(context);
  return uploader;
};

/** Checked before the file is read, and again, under the lock of the guild's pictures and with its size, before it counts. */
const requireQuota = async (
  context: Context,
  db: Queryable,
  uploader: Submitted,
  bytes?: number,
): Promise<void> => {
  await requireScreenshotQuota(context, db, uploader, bytes);
  const { guildId, userId, submittedAt } = uploader;
  const { perMemberDay } = context.config.screenshotLimits;
  const since = new Date(submittedAt.getTime() - DAY_MS);
  const isOwn = and(eq(eventPictures.guildId, guildId), eq(eventPictures.createdBy, userId));
  if ((await db.$count(eventPictures, and(isOwn, gt(eventPictures.createdAt, since)))) >= perMemberDay)
    throw new AppError('pictures_daily_limit', { limit: perMemberDay });
};

/** The file is stored before its row: a crash in between leaves an unused file, never a row without its file. */
const store = async (context: Context, uploader: Submitted, file: Uint8Array): Promise<PictureRow> => {
  const { guildId, userId, submittedAt } = uploader;
  const limits = { guildId, timeoutMs: READ_MS, patient: false };
  const image = Buffer.from(await runInWorker(decodeEventPictureTask, file, limits));
  const fileKey = contentKey(image);
  await context.files.put(fileKey, image);
  return context.db.transaction(async (tx) => {
    await lockNamed(tx, 'screenshot_intake', guildId);
    await requireQuota(context, tx, uploader, image.length);
    const taken = { createdBy: userId, createdAt: submittedAt, usedAt: submittedAt };
    const values = { guildId, fileKey, bytes: image.length, ...taken };
    const [row] = await tx.insert(eventPictures).values(values).returning();
    if (row === undefined) throw new TypeError('an inserted row is returned');
    return row;
  });
};

/** Whether a template, a series or one of its dates shows it. */
const inPlan = (table: typeof eventTemplates | typeof eventSeries | typeof eventOccurrences) =>
  sql`exists (select from ${table} where ${table.guildId} = ${eventPictures.guildId}
    and ${table.plan} ->> 'picture_id' = ${eventPictures.id}::text)`;

/** Deletes the rows of pictures that nothing shows: uploaded for a form that was never saved, or replaced. Their files go with the next sweep of files. */
export const sweepEventPictures = async ({ db, clock }: Context): Promise<void> => {
  await db
    .delete(eventPictures)
    .where(
      and(
        lt(eventPictures.usedAt, new Date(clock().getTime() - DAY_MS)),
        sql`not exists (select from ${events} where ${events.pictureId} = ${eventPictures.id})`,
        sql`not exists (select from ${fightKinds} where ${fightKinds.pictureId} = ${eventPictures.id})`,
        sql`not (${inPlan(eventTemplates)} or ${inPlan(eventSeries)} or ${inPlan(eventOccurrences)})`,
      ),
    );
};

export const sweepEventPicturesJob = defineJob({
  name: 'sweep-event-pictures',
  title: { en: 'Removing unused event pictures', ru: 'Удаление ненужных картинок МП' },
  schedule: '41 4 * * *',
  run: sweepEventPictures,
});
