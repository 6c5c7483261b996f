import type { DiscordRole } from '@famiglia/contract/guilds/guilds';
import { useText } from '../../../shared/language/use-text.ts';
import { Select } from '../../../shared/ui/select.tsx';
import type { MembersFilters } from '../members-filters.ts';
import { membersText } from '../members.text.ts';

interface MembersFilterBarProps {
  filters: MembersFilters;
  roles: readonly DiscordRole[];
  onChange: (values: Partial<Record<keyof MembersFilters, string>>) => void;
}

type Options = readonly { value: string; label: string }[];

const choices = (any: string, names: Readonly<Record<string, string>>): Options => [
  { value: '', label: any },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** Each filter names itself, so that the row needs no labels. */
export const MembersFilterBar = ({ filters, roles, onChange }: MembersFilterBarProps) => {
  const text = useText(membersText);
  const selects: readonly [keyof MembersFilters, string, Options][] = [
    [
      'role_id',
      text.role,
      choices(text.anyRole, Object.fromEntries(roles.map((role) => [role.id, role.name]))),
    ],
    ['status', text.statusFilter, Object.entries(text.statuses).map(([value, label]) => ({ value, label }))],
    ['active', text.lastActive, choices(text.anyActivity, text.activities)],
    ['has_nick', text.nickFilter, choices(text.anyNick, text.nicks)],
  ];
  return (
    <>
      {selects.map(([name, label, options]) => (
        <div key={name} className="max-w-48 shrink-0 [&>button]:max-w-full [&>button>span]:truncate">
          <Select
            label={label}
            value={filters[name] ?? ''}
            options={options}
            onChange={(value) => onChange({ [name]: value })}
          />
        </div>
      ))}
    </>
  );
};
