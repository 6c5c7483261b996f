import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { discordGrants } from '../platform/db/schema/auth.ts';
import { KEY_ID_BYTES, DecryptionFailed } from '../platform/encryption.ts';
import type { Encryption } from '../platform/encryption.ts';
import type { Grant } from './grant.queries.ts';

const ROWS_AT_ONCE = 200;

/**
 * Encrypts Discord's tokens with the current key that an older key has encrypted; afterwards the older key can be
 * removed.
 */
export const reencryptGrants = async ({
  db,
  encryption,
  log,
}: Pick<Context, 'db' | 'encryption' | 'log'>): Promise<void> => {
  let last = '0';
  let reencrypted = 0;
  for (;;) {
    const grants = await findOlder(db, encryption, last);
    for (const grant of grants) if (await reencrypt(db, encryption, grant)) reencrypted += 1;
    const next = grants.at(-1)?.userId;
    if (next === undefined) break;
    last = next;
  }
  log.info(
    { reencrypted },
    'what older keys had sealed is sealed with SECRET_KEY: SECRET_KEYS_OLD may be left out from now on',
  );
};

const findOlder = async (db: Database, encryption: Encryption, last: string): Promise<Grant[]> => {
  const newest = Buffer.from(encryption.keyIds[0] ?? '', 'hex');
  return db
    .select()
    .from(discordGrants)
    .where(
      and(
        gt(discordGrants.userId, last),
        sql`substring(${discordGrants.sealedRefreshToken} from 1 for ${KEY_ID_BYTES}) <> ${newest}`,
      ),
    )
    .orderBy(asc(discordGrants.userId))
    .limit(ROWS_AT_ONCE);
};

/** A grant that no key decrypts stays as it is: its owner has to sign in again. */
const reencrypt = async (db: Database, encryption: Encryption, grant: Grant): Promise<boolean> => {
  const { userId, sealedAccessToken, sealedRefreshToken } = grant;
  try {
    await db
      .update(discordGrants)
      .set({
        sealedAccessToken: encryption.encrypt(encryption.decrypt(sealedAccessToken)),
        sealedRefreshToken: encryption.encrypt(encryption.decrypt(sealedRefreshToken)),
      })
      // The person may have signed in again meanwhile.
      .where(and(eq(discordGrants.userId, userId), eq(discordGrants.sealedRefreshToken, sealedRefreshToken)));
    return true;
  } catch (error) {
    if (error instanceof DecryptionFailed) return false;
    throw error;
  }
};
