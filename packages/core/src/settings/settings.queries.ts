import type { Settings } from '@famiglia/contract/settings/settings';
import { withDefaults } from '@famiglia/contract/settings/settings-values';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';

type SettingsRow = typeof guildSettings.$inferSelect;

export const findSettings = async (db: Queryable, guildId: string): Promise<Settings> => {
  const [row] = await executeKept(db, 'settings', { guildId }, (on) =>
    on
      .select()
      .from(guildSettings)
      .where(eq(guildSettings.guildId, sql.placeholder('guildId'))),
  );
  return presentSettings(row);
};

/** The same, locked until the transaction ends. A guild that never saved is locked by its first insert. */
export const lockSettings = async (tx: Transaction, guildId: string): Promise<Settings> => {
  const [row] = await tx
    .select()
    .from(guildSettings)
    .where(eq(guildSettings.guildId, guildId))
    .for('no key update');
  return presentSettings(row);
};

/** False where somebody else saved first: the version in the database is not the one before this. */
export const storeSettings = async (tx: Transaction, row: SettingsRow): Promise<boolean> => {
  const stored = await tx
    .insert(guildSettings)
    .values(row)
    .onConflictDoUpdate({
      target: guildSettings.guildId,
      set: row,
      setWhere: eq(guildSettings.version, row.version - 1),
    })
    .returning({ version: guildSettings.version });
  return stored.length === 1;
};

const presentSettings = (row: SettingsRow | undefined): Settings => {
  // What a server begins with was saved by nobody.
  const saved = row?.version === 0 ? undefined : row;
  return {
    ...withDefaults(row?.values),
    version: row?.version ?? 0,
    updated_by: saved?.updatedBy ?? null,
    updated_at: saved?.updatedAt.toISOString() ?? null,
  };
};
