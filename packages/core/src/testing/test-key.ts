import { randomBytes } from 'node:crypto';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { Context } from '../platform/context.ts';
import { guildKeys } from '../platform/db/schema/keys.ts';
import { hashToken } from '../platform/encryption.ts';

/** A key of the API, whatever its maker may grant and however many there are. Returns its secret. */
export const addApiKey = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guildId: string,
  createdBy: string,
  permissions: readonly Permission[],
): Promise<string> => {
  const secret = `fa_${randomBytes(32).toString('base64url')}`;
  await db.insert(guildKeys).values({
    guildId,
    opens: 'api',
    name: 'Statistics',
    hash: hashToken(secret),
    hint: secret.slice(-4),
    permissions: [...permissions],
    callsPerMinute: 1_000_000,
    createdBy,
    createdAt: clock(),
  });
  return secret;
};
