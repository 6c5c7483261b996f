import type { Database } from '../db/database.ts';
import { installation } from '../db/schema/installation.ts';
import { StartRefused } from '../start-refused.ts';
import type { Encryption } from '../encryption.ts';

export type Installation = typeof installation.$inferSelect;

export interface DiscordIdentity {
  discord: Installation['discord'];
  /** Undefined in a process that needs no application, and with the sandbox. */
  applicationId: string | undefined;
  /** The former application id, if the operator moves the database to another application. */
  formerApplicationId: string | undefined;
}

/**
 * Binds the database to this Discord at the first start, and refuses any other later: with a sandbox, every real server
 * would count as one that removed the bot, and every screenshot as deleted.
 */
export const claimDatabase = async (db: Database, identity: DiscordIdentity): Promise<Installation> =>
  db.transaction(async (tx) => {
    const { discord, applicationId } = identity;
    await tx
      .insert(installation)
      .values({ discord, applicationId: applicationId ?? null })
      .onConflictDoNothing();
    const [present] = await tx.select().from(installation).for('update');
    if (present === undefined) throw new Error('the installation has no row');
    if (present.discord !== discord) throw new StartRefused(WRONG_DISCORD[present.discord]);
    if (applicationId === undefined || present.applicationId === applicationId) return present;
    if (present.applicationId !== null && present.applicationId !== identity.formerApplicationId) {
      throw new StartRefused(wrongApplication(present.applicationId, applicationId));
    }
    await tx.update(installation).set({ applicationId });
    return { ...present, applicationId };
  });

const WRONG_DISCORD: Record<Installation['discord'], string> = {
  discord:
    'This database belongs to a bot on the real Discord, and the sandbox would take all its servers for left. Set DISCORD_BOT_TOKEN, or give the sandbox a database of its own (DATABASE_URL, or DATA_DIR without it).',
  sandbox:
    'This database belongs to the sandbox and holds its invented families. Give the real bot a database of its own (DATABASE_URL, or DATA_DIR without it), or leave DISCORD_BOT_TOKEN out.',
};

const wrongApplication = (present: string, given: string): string =>
  `This database belongs to the Discord application ${present}, and DISCORD_CLIENT_ID is ${given}. Correct DISCORD_CLIENT_ID or DATABASE_URL; to move the database to the new application, start once with DISCORD_CLIENT_ID_OLD=${present}.`;

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
