import type { Permission } from '@famiglia/contract/access/permissions';
import { PERMISSION_NAMES, PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import type { KeyboardEvent } from 'react';
import { memo } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { canGive } from './can-give.ts';
import { PriorityInput } from './priority-input.tsx';
import { rolesText } from './roles.text.ts';

export interface RoleControls {
  held: readonly Permission[];
  onToggle: (roleId: string, permission: Permission, granted: boolean) => void;
  onPriority: (roleId: string, priority: number) => void;
}

interface RoleRowProps extends RoleControls {
  role: RolePermissions;
  saved: RolePermissions | undefined;
  row: number;
  /** The column that Tab focuses, if it is in this row. */
  tabColumn: number | null;
  onFocusCell: (row: number, column: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const BOX =
  'grid h-9 w-7.5 cursor-pointer place-items-center has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-45';

export const RoleRow = memo(
  ({ role, saved, row, tabColumn, held, onToggle, onPriority, onFocusCell, onKeyDown }: RoleRowProps) => {
    const text = useText(rolesText);
    const language = useLanguage();
    return (
      <tr className="group hover:bg-hover">
        <th scope="row" className="sticky left-0 z-1 bg-surface p-0 font-medium group-hover:bg-hover">
          <span className="flex h-10 items-center gap-2.5 pr-2 pl-4">
            <RoleDot colour={role.color} />
            <span className="min-w-0 truncate" title={role.name}>
              {role.name}
            </span>
          </span>
        </th>
        <td className="px-1">
          <PriorityInput role={role} onChange={onPriority} />
        </td>
        {PERMISSIONS.map((permission, column) => {
          const granted = role.permissions.includes(permission);
          const changed = granted !== saved?.permissions.includes(permission);
          const closed = !canGive(permission, held, saved);
          const name = `${role.name}: ${PERMISSION_NAMES[permission][language]}`;
          return (
            <td key={permission} className={classes('p-0', changed && 'bg-brass-wash')}>
              <label title={closed ? text.notHeld : name} className={BOX}>
                <Checkbox
                  data-cell={`${row}:${column}`}
                  aria-label={closed ? `${name}. ${text.notHeld}` : name}
                  aria-disabled={closed || undefined}
                  checked={granted}
                  tabIndex={tabColumn === column ? 0 : -1}
                  onFocus={() => onFocusCell(row, column)}
                  onKeyDown={onKeyDown}
                  onChange={() => {
                    if (!closed) onToggle(role.role_id, permission, !granted);
                  }}
                />
              </label>
            </td>
          );
        })}
      </tr>
    );
  },
);
