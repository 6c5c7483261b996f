import type { Permission } from '@famiglia/contract/access/permissions';
import { PERMISSION_NAMES } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { useId, useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { NumberInput } from '../controls/number-input.tsx';
import { Picker } from '../controls/picker.tsx';
import { SwitchInput } from '../controls/switch-input.tsx';

import { GROUPS } from './permission-groups.ts';
import { rolesText } from './roles.text.ts';
import { isPriority } from './use-roles-draft.ts';
import type { RolesDraft } from './use-roles-draft.ts';

interface RoleRightsProps {
  role: RolePermissions;
  saved: RolePermissions | undefined;
  /** What the reader may do, and so may give to others. */
  held: readonly Permission[];
  others: readonly RolePermissions[];
  draft: Pick<RolesDraft, 'toggle' | 'setPriority'>;
}

/**
 * Nobody can grant a permission that they do not have; the server refuses it. Anyone who manages access may
 * remove a role's permission, and restore it until it is saved.
 */
const canGive = (permission: Permission, { held, saved }: Pick<RoleRightsProps, 'held' | 'saved'>): boolean =>
  held.includes(permission) || (saved?.permissions.includes(permission) ?? false);

/** What one role may do, as switches by the kind of work. */
export const RoleRights = (props: RoleRightsProps) => {
  const { role, saved, draft } = props;
  const text = useText(rolesText);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <header className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,240px)] sm:items-center">
        <div className="min-w-0">
          {/* Below this width the name stands in the select above. */}
          <h3 className="flex min-w-0 items-center gap-2.5 font-semibold max-lg:sr-only">
            <RoleDot colour={role.color} />
            <span className="truncate">{role.name}</span>
          </h3>
          <p className="text-muted">{text.members(role.members)}</p>
        </div>
        <SameAs key={role.role_id} {...props} />
      </header>
      {GROUPS.map(([group, permissions]) => (
        <section key={group} aria-labelledby={`rights-${group}`}>
          <h4 id={`rights-${group}`} className="mb-1.5 text-xs text-muted">
            {text.groups[group]}
          </h4>
          <Card>
            {permissions.map((permission) => (
              <Right
                key={permission}
                permission={permission}
                granted={role.permissions.includes(permission)}
                isChanged={role.permissions.includes(permission) !== saved?.permissions.includes(permission)}
                closed={!canGive(permission, props)}
                onToggle={(granted) => draft.toggle(role.role_id, permission, granted)}
              />
            ))}
          </Card>
        </section>
      ))}
      <Priority role={role} onChange={(priority) => draft.setPriority(role.role_id, priority)} />
    </div>
  );
};

interface RightProps {
  permission: Permission;
  granted: boolean;
  isChanged: boolean;
  /** The reader does not have it and so cannot give it. */
  closed: boolean;
  onToggle: (granted: boolean) => void;
}

const Right = ({ permission, granted, isChanged, closed, onToggle }: RightProps) => {
  const text = useText(rolesText);
  const id = useId();
  return (
    <div
      className={classes(
        'flex items-center justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0',
        isChanged && 'bg-brass-wash',
      )}
    >
      <div className="min-w-0">
        <p id={`${id}-name`} className={classes('font-medium', closed && 'text-muted')}>
          {PERMISSION_NAMES[permission][useLanguage()]}
        </p>
        <p id={`${id}-note`} className="text-pretty text-muted">
          {text.allows[permission]}
          {closed ? ` ${text.notHeld}` : ''}
        </p>
      </div>
      <SwitchInput
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        disabled={closed}
        checked={granted}
        onChange={onToggle}
      />
    </div>
  );
};

/** Gives the role what another one has, as far as the reader may give it. */
const SameAs = ({ role, saved, held, others, draft }: RoleRightsProps) => {
  const text = useText(rolesText);
  const [copied, setCopied] = useState('');
  const options = others
    .filter(({ permissions }) => permissions.length > 0)
    .map(({ role_id, name, color, permissions }) => ({
      value: role_id,
      label: name,
      note: text.rights(permissions.length),
      picture: <RoleDot colour={color} />,
    }));
  if (options.length === 0) return null;
  const copy = (from: RolePermissions): void => {
    for (const permission of GROUPS.flatMap(([, permissions]) => permissions)) {
      const wanted = from.permissions.includes(permission);
      if (!wanted || canGive(permission, { held, saved })) draft.toggle(role.role_id, permission, wanted);
    }
    setCopied(from.name);
  };
  return (
    <div>
      <Picker
        aria-label={text.sameAs}
        options={options}
        value={{ value: '', label: text.sameAs }}
        onChange={(id) => {
          const from = others.find(({ role_id }) => role_id === id);
          if (from) copy(from);
        }}
      />
      <output className="mt-1 block text-xs text-pretty text-muted empty:hidden">
        {copied === '' ? null : text.copied(copied)}
      </output>
    </div>
  );
};

const Priority = ({ role, onChange }: { role: RolePermissions; onChange: (priority: number) => void }) => {
  const text = useText(rolesText);
  const id = useId();
  const wrong = !isPriority(role.signup_priority);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className="mb-1.5 text-xs text-muted">
        {text.roster}
      </h4>
      <Card className="flex items-center justify-between gap-4 px-4 py-3">
        <div className="min-w-0">
          <label htmlFor={id} className="font-medium">
            {text.priority}
          </label>
          <p
            id={`${id}-note`}
            role={wrong ? 'alert' : undefined}
            className={classes('text-pretty', wrong ? 'text-bad' : 'text-muted')}
          >
            {wrong ? text.priorityProblem : text.priorityHint}
          </p>
        </div>
        <NumberInput
          id={id}
          aria-describedby={`${id}-note`}
          aria-invalid={wrong}
          min={0}
          max={1000}
          value={role.signup_priority}
          onChange={onChange}
          width="w-20"
        />
      </Card>
    </section>
  );
};
