import type { Settings, SettingsValues } from '@famiglia/contract/settings';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { guildSettings } from '../../platform/db/schema/settings.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';

type SettingsRow = typeof guildSettings.$inferSelect;

export const findSettings = async (db: Queryable, guildId: string): Promise<Settings> => {
  const [row] = await db.select().from(guildSettings).where(eq(guildSettings.guildId, guildId));
  return presentSettings(row);
};

/** The same, locked until the transaction ends. A guild that never saved is locked by its first insert. */
export const lockSettings = async (tx: Transaction, guildId: string): Promise<Settings> => {
  const [row] = await tx.select().from(guildSettings).where(eq(guildSettings.guildId, guildId)).for('update');
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

const presentSettings = (row: SettingsRow | undefined): Settings => ({
  ...withDefaults(row?.values),
  version: row?.version ?? 0,
  updated_by: row?.updatedBy ?? null,
  updated_at: row?.updatedAt.toISOString() ?? null,
});

/** Values saved by an older version lack what was added since. */
const withDefaults = (values: Partial<SettingsValues> = {}): SettingsValues => ({
  ...DEFAULT_SETTINGS,
  ...values,
  channels: { ...DEFAULT_SETTINGS.channels, ...values.channels },
  gg: { ...DEFAULT_SETTINGS.gg, ...values.gg },
  events: { ...DEFAULT_SETTINGS.events, ...values.events },
  capts: { ...DEFAULT_SETTINGS.capts, ...values.capts },
  gungame: { ...DEFAULT_SETTINGS.gungame, ...values.gungame },
  log: { ...DEFAULT_SETTINGS.log, ...values.log },
});
