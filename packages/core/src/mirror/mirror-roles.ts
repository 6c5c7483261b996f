import type { Queryable } from '../platform/db/database.ts';
import type { RoleFacts } from './facts.ts';
import type { Changes } from './guild-changes.ts';
import { deleteRoles, deleteRolesExcept, saveRoles, takeRolesAway } from './role-mirror.queries.ts';

export interface RolesMirrored {
  changed: boolean;
  /** Members who had a deleted role. Discord sends no update for them. */
  holders: string[];
}

export const mirrorRoles = async (
  db: Queryable,
  guildId: string,
  changes: Changes<RoleFacts>,
): Promise<RolesMirrored> => {
  const saved = await saveRoles(db, guildId, changes.present);
  const deleted =
    changes.kind === 'whole'
      ? await deleteRolesExcept(
          db,
          guildId,
          changes.present.map((role) => role.id),
        )
      : await deleteRoles(db, guildId, changes.gone);
  const holders = deleted.length === 0 ? [] : await takeRolesAway(db, guildId, deleted);
  return { changed: saved > 0 || deleted.length > 0, holders };
};
