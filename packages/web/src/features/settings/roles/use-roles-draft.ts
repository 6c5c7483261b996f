import type { Permission } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { useCallback, useMemo, useState } from 'react';
import { useRolePermissions, useSaveRolePermissions } from '../queries.ts';
import type { RoleEdits } from './role-edits.ts';
import { applyRoleEdits, changedRoles, editPermission, editPriority } from './role-edits.ts';

const MAX_PRIORITY = 1000;
const NOTHING: RoleEdits = {};
const NO_ROLES: readonly RolePermissions[] = [];

export const isPriority = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= MAX_PRIORITY;

export const useRolesDraft = (guildId: string, enabled: boolean) => {
  const query = useRolePermissions(guildId, enabled);
  const saving = useSaveRolePermissions(guildId);
  const [edits, setEdits] = useState(NOTHING);
  const saved = query.data ?? NO_ROLES;
  const roles = useMemo(() => applyRoleEdits(saved, edits), [saved, edits]);
  const changed = useMemo(() => changedRoles(saved, edits), [saved, edits]);
  // A guild has up to 250 roles: unchanged rows must not be rendered again.
  const toggle = useCallback(
    (roleId: string, permission: Permission, granted: boolean) =>
      setEdits((old) => editPermission(old, roleId, permission, granted)),
    [],
  );
  const setPriority = useCallback(
    (roleId: string, priority: number) => setEdits((old) => editPriority(old, roleId, priority)),
    [],
  );

  return {
    query,
    /** The roles as they would be after saving. */
    roles,
    saved,
    changed,
    saving: saving.isPending,
    toggle,
    setPriority,
    save: async (): Promise<boolean> => {
      if (changed.some((role) => !isPriority(role.signup_priority))) return false;
      if (changed.length > 0) await saving.mutateAsync(changed);
      setEdits((now) => (now === edits ? NOTHING : now));
      return true;
    },
    reset: () => setEdits(NOTHING),
  };
};

export type RolesDraft = ReturnType<typeof useRolesDraft>;
