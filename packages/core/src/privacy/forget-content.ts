import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import { guildsOf } from './former-member.queries.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { supportMessages, supportTickets } from '../platform/db/schema/support.ts';

/**
 * A proof of a warning shows the person: its file is deleted with the screenshots. Returns the storage keys.
 */
export const dropProofs = async (tx: Transaction, userId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: warnings.id, file: warnings.fileKey, thumbnail: warnings.thumbnailKey })
    .from(warnings)
    .where(
      and(
        inArray(warnings.guildId, guildsOf(tx, userId)),
        eq(warnings.userId, userId),
        ne(warnings.fileKey, ''),
      ),
    );
  const ids = rows.map(({ id }) => id);
  await tx.update(warnings).set({ fileKey: '', thumbnailKey: '' }).where(inArray(warnings.id, ids));
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail]);
};

/**
 * A screenshot's row and hashes stay, so that the family's count is right and nobody can send it again; its file is
 * deleted. Returns the storage keys of this many screenshots, or of all.
 */
export const dropScreenshotFiles = async (
  tx: Transaction,
  userId: string,
  limit?: number,
): Promise<string[]> => {
  const kept = tx
    .select({ id: screenshots.id, file: screenshots.fileKey, thumbnail: screenshots.thumbnailKey })
    .from(screenshots)
    .where(
      and(
        inArray(screenshots.guildId, guildsOf(tx, userId)),
        eq(screenshots.userId, userId),
        ne(screenshots.fileKey, ''),
      ),
    );
  const rows = limit === undefined ? await kept : await kept.limit(limit);
  const ids = rows.map(({ id }) => id);
  await tx.update(screenshots).set({ fileKey: '', thumbnailKey: '' }).where(inArray(screenshots.id, ids));
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail]);
};

/**
 * Deletes everything a person wrote in applications, in all guilds: their answers are about nobody else. Returns the
 * storage keys of their pictures.
 */
export const dropApplications = async (tx: Transaction, userId: string): Promise<string[]> => {
  const rows = await tx
    .delete(applications)
    .where(eq(applications.userId, userId))
    .returning({ keys: applications.pictureKeys });
  return rows.flatMap(({ keys }) => keys);
};

/**
 * Empties everything a person wrote in tickets, in all guilds. The rows stay, so that what others wrote still makes
 * sense. The transaction has to be one that forgets a person.
 */
export const dropSupportTexts = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.update(supportMessages).set({ text: '' }).where(eq(supportMessages.authorId, userId));
  await tx
    .update(supportTickets)
    .set({ subject: '', doing: '', requestId: null })
    .where(eq(supportTickets.authorId, userId));
};

/**
 * Takes a person off the lists of those who report wars; a former member reports nothing. Returns the guilds whose settings changed:
 * an older form of theirs, which names the person, is not saved any more.
 */
export const dropReporter = async (tx: Transaction, userId: string): Promise<string[]> => {
  const { guildId, values, version } = guildSettings;
  const reporters = sql`${values} #> '{wars,reporters}'`;
  const rows = await tx
    .update(guildSettings)
    .set({
      values: sql`jsonb_set(${values}, '{wars,reporters}', (${reporters}) - ${userId}::text)`,
      version: sql`${version} + 1`,
    })
    .where(and(inArray(guildId, guildsOf(tx, userId)), sql`${reporters} ? ${userId}::text`))
    .returning({ guildId });
  return rows.map((row) => row.guildId);
};
