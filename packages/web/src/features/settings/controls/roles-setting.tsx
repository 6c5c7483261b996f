import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { useText } from '../../../shared/language/use-text.ts';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

const MAX = 10;

/** Roles that the bot gives. */
export const RolesSetting = ({ field }: { field: FieldOfKind<'roles'> }) => {
  const text = useText(controlsText);
  const { value, change, problems } = useSetting(field);
  const { options, optionOf, notGiven } = useRoleOptions();
  const free = options.filter((option) => !value.includes(option.value));
  const next = free.find((option) => option.disabled !== true);
  const entries = value.map((id, index) => {
    const problem = problems.find((one) => one.field === `${field}.${index}`)?.message ?? notGiven(id);
    const role = optionOf(id);
    return {
      key: id,
      name: role.label,
      problem,
      controls: (
        <Picker
          aria-label={text.role}
          aria-invalid={problem !== undefined}
          options={options.filter((option) => option.value === id || free.includes(option))}
          value={role}
          onChange={(roleId) => change(value.with(index, roleId))}
        />
      ),
    };
  });
  return (
    <SettingRow field={field} wide>
      {() => (
        <EntryList
          entries={entries}
          none={text.noFirstRoles}
          add={
            next && value.length < MAX
              ? { label: text.addRole, onClick: () => change([...value, next.value]) }
              : undefined
          }
          onRemove={(index) => change(value.toSpliced(index, 1))}
        />
      )}
    </SettingRow>
  );
};
