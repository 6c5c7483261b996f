import type { Database } from '../db/database.ts';
import { installation } from '../db/schema/installation.ts';
import type { Encryption } from '../encryption.ts';
import { StartRefused } from '../start-refused.ts';

/**
 * Compares the key with the one that the database was written with. A new key is accepted only together with the former
 * one: otherwise no stored secret could be decrypted, and everybody would be signed out.
 */
export const claimSecret = async (db: Database, { keyIds }: Pick<Encryption, 'keyIds'>): Promise<void> =>
  db.transaction(async (tx) => {
    const [present] = await tx.select().from(installation).for('update');
    const stored = present?.secretKeyId ?? null;
    if (stored !== null && !keyIds.includes(stored)) {
      throw new StartRefused(
        'The secret key is not the one that this database was written with. Set SECRET_KEY back; to change it, put the former key into SECRET_KEYS_OLD.',
      );
    }
    if (stored !== keyIds[0]) await tx.update(installation).set({ secretKeyId: keyIds[0] ?? null });
  });
