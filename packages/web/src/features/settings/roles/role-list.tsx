import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Picker } from '../controls/picker.tsx';
import { rolesText } from './roles.text.ts';

interface RoleListProps {
  roles: readonly RolePermissions[];
  /** Ids of the roles with unsaved changes. */
  changed: ReadonlySet<string>;
  chosen: RolePermissions;
  onChoose: (roleId: string) => void;
}

/** The roles of the server: a list with one tab stop on a wide screen, elsewhere a select. */
export const RoleList = ({ roles, changed, chosen, onChoose }: RoleListProps) => {
  const text = useText(rolesText);
  const options = roles.map(({ role_id, name, color, permissions }) => ({
    value: role_id,
    label: name,
    note: changed.has(role_id) ? text.unsaved : text.rights(permissions.length),
    picture: <RoleDot colour={color} />,
  }));
  return (
    <>
      <div className="lg:hidden">
        <Picker
          aria-label={text.role}
          options={options}
          value={options.find(({ value }) => value === chosen.role_id) ?? null}
          onChange={onChoose}
        />
      </div>
      <SideList roles={roles} changed={changed} chosen={chosen} onChoose={onChoose} />
    </>
  );
};

const SideList = ({ roles, changed, chosen, onChoose }: RoleListProps) => {
  const text = useText(rolesText);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = roles.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <div className="sticky top-6 grid content-start gap-2 max-lg:hidden">
      <SearchField label={text.search} value={search} onChange={setSearch} />
      <p aria-hidden className="flex justify-between px-3.5 text-xs text-muted">
        <span>{text.role}</span>
        <span>{text.memberCount}</span>
      </p>
      <Card className="max-h-[calc(100dvh-200px)] overflow-y-auto p-1">
        {shown.length === 0 ? <p className="p-2.5 text-muted">{text.noneTitle(search)}</p> : null}
        <RadioGroup aria-label={text.role} value={chosen.role_id} onValueChange={onChoose}>
          {shown.map(({ role_id, name, color, permissions, members }) => (
            <Radio.Root
              key={role_id}
              value={role_id}
              aria-label={`${name}, ${text.rights(permissions.length)}`}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left hover:bg-hover data-checked:bg-brass-wash data-checked:font-medium"
            >
              <RoleDot colour={color} />
              <span className="min-w-0 flex-1 truncate" title={name}>
                {name}
              </span>
              {changed.has(role_id) ? (
                <span title={text.unsaved} className="size-2 shrink-0 rounded-full bg-brass" />
              ) : null}
              <span title={text.members(members)} className="text-xs text-muted tabular-nums">
                {format.number(members)}
              </span>
            </Radio.Root>
          ))}
        </RadioGroup>
      </Card>
    </div>
  );
};
