import { claimSecret } from '@famiglia/core/platform/installation/claim-secret';
import { createEncryption, type Encryption } from '@famiglia/core/platform/encryption';
import { secretKey } from '../secret-key.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Start } from './start.ts';

/** The keys that were set or made, once they are known to be this database's. */
export const openEncryption = async (
  { settings }: Pick<Start, 'settings'>,
  { db }: Pick<OpenDatabase, 'db'>,
): Promise<Encryption> => {
  const key = await secretKey(settings.SECRET_KEY, settings.DATA_DIR);
  const encryption = createEncryption(key, settings.SECRET_KEYS_OLD);
  await claimSecret(db, encryption);
  return encryption;
};
