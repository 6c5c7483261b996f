import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { eventPictures } from '../platform/db/schema/event-pictures.ts';

export type PictureRow = typeof eventPictures.$inferSelect;

const isPicture = (guildId: string, pictureId: string) =>
  and(eq(eventPictures.guildId, guildId), eq(eventPictures.id, pictureId));

export const findPicture = async (
  db: Queryable,
  guildId: string,
  pictureId: string,
): Promise<PictureRow | null> => {
  const [row] = await db.select().from(eventPictures).where(isPicture(guildId, pictureId));
  return row ?? null;
};

interface Choice {
  guildId: string;
  pictureId: string | null;
  now: Date;
}

/** An event, a plan or a kind of fight shows this picture from now on. Noting it keeps the sweep from deleting it meanwhile. */
export const choosePicture = async (
  db: Queryable,
  { guildId, pictureId, now }: Choice,
): Promise<string | null> => {
  if (pictureId === null) return null;
  const chosen = await db
    .update(eventPictures)
    .set({ usedAt: now })
    .where(isPicture(guildId, pictureId))
    .returning({ id: eventPictures.id });
  if (chosen.length > 0) return pictureId;
  throw new AppError('validation_failed', { errors: [{ field: 'picture_id', message: 'no_such_picture' }] });
};

/** Null for a picture that does not exist any more. */
export const existingPicture = async (
  db: Queryable,
  guildId: string,
  pictureId: string | null,
): Promise<string | null> =>
  pictureId === null || (await findPicture(db, guildId, pictureId)) === null ? null : pictureId;
