import { PERMISSION_NAMES, PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { ChevronDown } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { canGive } from './can-give.ts';
import { PriorityInput } from './priority-input.tsx';
import type { RoleControls } from './role-row.tsx';
import { rolesText } from './roles.text.ts';

interface RoleCardProps extends RoleControls {
  role: RolePermissions;
  saved: RolePermissions | undefined;
}

const RoleRights = ({ role, saved, held, onToggle, onPriority }: RoleCardProps) => {
  const text = useText(rolesText);
  const language = useLanguage();
  return (
    <div className="border-t border-line px-4 py-2">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <span>{text.priority}</span>
        <PriorityInput role={role} onChange={onPriority} />
      </div>
      {PERMISSIONS.map((permission) => {
        const closed = !canGive(permission, held, saved);
        return (
          <label key={permission} className={classes('block py-1', closed && 'text-faint')}>
            <span className="flex min-h-11 items-center justify-between gap-3">
              {PERMISSION_NAMES[permission][language]}
              <Checkbox
                checked={role.permissions.includes(permission)}
                disabled={closed}
                onChange={(event) => onToggle(role.role_id, permission, event.target.checked)}
              />
            </span>
            {closed ? <span className="block pb-2 text-xs text-pretty">{text.notHeld}</span> : null}
          </label>
        );
      })}
    </div>
  );
};

interface RoleCardsProps extends RoleControls {
  roles: readonly RolePermissions[];
  saved: readonly RolePermissions[];
}

/** The permissions on a phone: one card per role, opened one at a time. */
export const RoleCards = ({ roles, saved, ...controls }: RoleCardsProps) => {
  const text = useText(rolesText);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className="grid gap-2">
      {roles.map((role) => {
        const isOpen = open === role.role_id;
        return (
          <li key={role.role_id}>
            <Card>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : role.role_id)}
                className="flex min-h-13 w-full items-center gap-2.5 px-4 text-left"
              >
                <RoleDot colour={role.color} />
                <span className="min-w-0 flex-1 truncate font-medium">{role.name}</span>
                <span className="text-xs text-muted">{text.rights(role.permissions.length)}</span>
                <ChevronDown
                  aria-hidden
                  className={classes(
                    'size-4 text-faint transition-transform duration-(--quick)',
                    isOpen && 'rotate-180',
                  )}
                />
              </button>
              {isOpen ? (
                <RoleRights
                  role={role}
                  saved={saved.find((one) => one.role_id === role.role_id)}
                  {...controls}
                />
              ) : null}
            </Card>
          </li>
        );
      })}
    </ul>
  );
};
