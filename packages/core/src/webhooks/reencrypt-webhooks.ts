import { and, eq } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { webhooks } from '../platform/db/schema/webhooks.ts';
import { DecryptionFailed } from '../platform/encryption.ts';

/** Encrypts the secrets of webhooks with the current key that an older key has encrypted. */
export const reencryptWebhooks = async ({
  db,
  encryption,
  log,
}: Pick<Context, 'db' | 'encryption' | 'log'>): Promise<void> => {
  const rows = await db
    .select({ id: webhooks.id, guildId: webhooks.guildId, sealedSecret: webhooks.sealedSecret })
    .from(webhooks);
  for (const { id, guildId, sealedSecret } of rows) {
    try {
      await db
        .update(webhooks)
        .set({ sealedSecret: encryption.encrypt(encryption.decrypt(sealedSecret)) })
        .where(and(eq(webhooks.guildId, guildId), eq(webhooks.id, id)));
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      log.warn({ webhook: id }, 'no key decrypts the secret of this webhook: it has to be made anew');
    }
  }
};
