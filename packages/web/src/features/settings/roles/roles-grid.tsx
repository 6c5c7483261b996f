import { PERMISSION_NAMES, PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { Lock } from '../../../shared/ui/icons.ts';
import type { KeyboardEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { nextCell } from './next-cell.ts';
import type { RoleControls } from './role-row.tsx';
import { RoleRow } from './role-row.tsx';
import { rolesText } from './roles.text.ts';

interface RolesGridProps extends RoleControls {
  roles: readonly RolePermissions[];
  saved: readonly RolePermissions[];
}

const START = { row: 0, column: 0 };

/** Roles by permissions. One tab stop; the arrow keys move and space toggles. */
export const RolesGrid = ({ roles, saved, ...controls }: RolesGridProps) => {
  const text = useText(rolesText);
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState(START);
  const focusCell = useCallback((row: number, column: number) => setLast({ row, column }), []);
  const moveFocus = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const [row = 0, column = 0] = (event.currentTarget.dataset['cell'] ?? '').split(':').map(Number);
      const size = { rows: roles.length, columns: PERMISSIONS.length };
      const next = nextCell(event.key, event.ctrlKey, { row, column }, size);
      if (!next) return;
      event.preventDefault();
      table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus();
    },
    [roles.length],
  );
  // A search may have removed the active row.
  const active = last.row < roles.length ? last : START;

  return (
    <Card className="overflow-x-auto">
      <table
        ref={table}
        aria-label={text.grid}
        className="w-full border-separate border-spacing-0 text-left [&_tr>*]:border-b [&_tr>*]:border-line [&_tbody>tr:last-child>*]:border-b-0"
      >
        <thead className="text-xs text-muted">
          <tr>
            <th className="sticky left-0 z-1 bg-surface px-4 pb-2.5 align-bottom font-medium">{text.role}</th>
            <th className="pb-2.5 pl-1 align-bottom font-medium" title={text.priorityHint}>
              <span className="inline-block w-20 leading-tight text-balance">{text.priority}</span>
            </th>
            {PERMISSIONS.map((permission) => {
              const lacks = !controls.held.includes(permission);
              return (
                <th
                  key={permission}
                  scope="col"
                  title={lacks ? text.notHeld : undefined}
                  className="h-38 w-7.5 pb-2.5 align-bottom font-medium"
                >
                  <span
                    className={classes(
                      'inline-flex w-7.5 rotate-180 items-center gap-1.5 [writing-mode:vertical-rl]',
                      lacks && 'text-faint',
                    )}
                  >
                    {PERMISSION_NAMES[permission][language]}
                    {lacks ? <Lock aria-hidden className="size-3 rotate-180" /> : null}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {roles.map((role, row) => (
            <RoleRow
              key={role.role_id}
              role={role}
              saved={saved.find((one) => one.role_id === role.role_id)}
              row={row}
              tabColumn={active.row === row ? active.column : null}
              onFocusCell={focusCell}
              onKeyDown={moveFocus}
              {...controls}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
