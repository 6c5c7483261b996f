import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { and, arrayOverlaps, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { executeKept, executePrepared } from '../../platform/db/prepared.ts';
import { applications } from '../../platform/db/schema/applications.ts';
import { eventPictures } from '../../platform/db/schema/event-pictures.ts';
import { screenshots, submissions, submittedFiles } from '../../platform/db/schema/screenshots.ts';
import { warnings } from '../../platform/db/schema/warnings.ts';

export type SubmissionRow = typeof submissions.$inferSelect;
export type NewSubmissionRow = Omit<SubmissionRow, 'answerMessageId' | 'answeredAt'>;

export interface Source {
  guildId: string;
  sourceId: string;
}

export interface FilePlace extends Source {
  place: number;
}

/** The same with places for the values, for a statement that is planned once. */
type Filled<Key> = { [Name in keyof Key]: Key[Name] | Placeholder };

const ANY_SOURCE = { guildId: sql.placeholder('guildId'), sourceId: sql.placeholder('sourceId') };
const ANY_FILE = { ...ANY_SOURCE, place: sql.placeholder('place') };

const ofSource = ({ guildId, sourceId }: Filled<Source>) =>
  and(eq(submissions.guildId, guildId), eq(submissions.sourceId, sourceId));

const filesOf = ({ guildId, sourceId }: Filled<Source>) =>
  and(eq(submittedFiles.guildId, guildId), eq(submittedFiles.sourceId, sourceId));

const oneFile = (file: Filled<FilePlace>) => and(filesOf(file), eq(submittedFiles.place, file.place));

interface NewFile {
  place: number;
  url: string;
  refusal: ErrorCode | null;
}

/** A submission with its files, in one statement. False where the same message or command is already stored. */
export const insertSubmission = async (
  tx: Transaction,
  row: NewSubmissionRow,
  files: readonly NewFile[],
): Promise<boolean> => {
  const { guildId, sourceId, origin, kind, userId, channelId, submittedAt } = row;
  const inserted = await executePrepared(
    tx,
    'new-submission',
    sql`
    with stored as (
      insert into ${submissions} (guild_id, source_id, origin, kind, user_id, channel_id, submitted_at)
      values (${guildId}, ${sourceId}, ${origin}, ${kind}, ${userId}, ${channelId}, ${submittedAt.toISOString()})
      on conflict do nothing
      returning guild_id, source_id
    ), listed as (
      insert into ${submittedFiles} (guild_id, source_id, place, url, state, refusal)
      select guild_id, source_id, place, url, case when refusal is null then 'waiting' else 'refused' end, refusal
      from stored, jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file (place smallint, url text, refusal text)
    )
    select true as stored from stored`,
  );
  return inserted.length === 1;
};

export const findSubmission = async (db: Queryable, source: Source): Promise<SubmissionRow | null> => {
  const [row] = await executeKept(db, 'submission', { ...source }, (on) =>
    on.select().from(submissions).where(ofSource(ANY_SOURCE)),
  );
  return row ?? null;
};

const earlier = alias(screenshots, 'earlier');

/** The files in the order of posting, each with its screenshot and the earlier one that this looks like. */
export const findFiles = async (db: Queryable, source: Source) =>
  executeKept(db, 'submitted-files', { ...source }, (on) =>
    on
      .select({ file: submittedFiles, screenshot: screenshots, earlier })
      .from(submittedFiles)
      .leftJoin(screenshots, eq(screenshots.id, submittedFiles.screenshotId))
      .leftJoin(earlier, eq(earlier.id, screenshots.looksLike))
      .where(filesOf(ANY_SOURCE))
      .orderBy(asc(submittedFiles.place)),
  );

/** Whether a file still waits; it is then locked until the transaction ends. */
export const lockWaitingFile = async (tx: Transaction, file: FilePlace): Promise<boolean> => {
  const { guildId, sourceId, place } = file;
  const rows = await executeKept(tx, 'waiting-file', { guildId, sourceId, place }, (on) =>
    on
      .select({ place: submittedFiles.place })
      .from(submittedFiles)
      .where(and(oneFile(ANY_FILE), eq(submittedFiles.state, 'waiting')))
      .for('no key update'),
  );
  return rows.length === 1;
};

export const markRefused = async (db: Queryable, file: FilePlace, refusal: ErrorCode): Promise<void> => {
  await db
    .update(submittedFiles)
    .set({ state: 'refused', refusal })
    .where(and(oneFile(file), eq(submittedFiles.state, 'waiting')));
};

/** True the first time: from then on the member knows that it takes longer. */
export const markFailed = async (db: Queryable, file: FilePlace, at: Date): Promise<boolean> => {
  const marked = await db
    .update(submittedFiles)
    .set({ failedAt: at })
    .where(and(oneFile(file), isNull(submittedFiles.failedAt)))
    .returning({ place: submittedFiles.place });
  return marked.length === 1;
};

export const markAnswered = async (
  db: Queryable,
  source: Source,
  answer: { answeredAt: Date; answerMessageId: string | null },
): Promise<void> => {
  await db.update(submissions).set(answer).where(ofSource(source));
};

/** Submissions that have waited since before the given time: no worker seems to process them. */
export const findForgotten = async (db: Queryable, before: Date): Promise<Source[]> =>
  db
    .selectDistinct({ guildId: submissions.guildId, sourceId: submissions.sourceId })
    .from(submissions)
    .innerJoin(
      submittedFiles,
      and(
        eq(submittedFiles.guildId, submissions.guildId),
        eq(submittedFiles.sourceId, submissions.sourceId),
        eq(submittedFiles.state, 'waiting'),
      ),
    )
    .where(lt(submissions.submittedAt, before));

/** Which of the given storage keys are used by a screenshot, a warning or an event, or attached to an application. */
export const findKeysInUse = async (db: Queryable, keys: readonly string[]): Promise<Set<string>> => {
  const using = async (table: typeof screenshots | typeof warnings) =>
    db
      .select({ file: table.fileKey, thumbnail: table.thumbnailKey })
      .from(table)
      .where(
        and(
          ne(table.fileKey, ''),
          or(inArray(table.fileKey, [...keys]), inArray(table.thumbnailKey, [...keys])),
        ),
      );
  const rows = [...(await using(screenshots)), ...(await using(warnings))];
  const attached = await db
    .select({ keys: applications.pictureKeys })
    .from(applications)
    .where(arrayOverlaps(applications.pictureKeys, [...keys]));
  const shown = await db
    .select({ key: eventPictures.fileKey })
    .from(eventPictures)
    .where(inArray(eventPictures.fileKey, [...keys]));
  return new Set([
    ...shown.map(({ key }) => key),
    ...rows.flatMap((row) => [row.file, row.thumbnail]),
    ...attached.flatMap((row) => row.keys),
  ]);
};
