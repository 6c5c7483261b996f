import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { applications } from '../platform/db/schema/applications.ts';

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
