import { useText } from '../../../shared/language/use-text.ts';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { NumberInput } from './number-input.tsx';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

const MAX = 50;
const STEP = 100;

/** Which role a member gets at which reputation. */
export const RoleThresholds = () => {
  const text = useText(controlsText);
  const { value, change, problems } = useSetting('reputation_roles');
  const { options, optionOf, notGiven } = useRoleOptions();
  const free = options.filter((option) => !value.some((entry) => entry.role_id === option.value));
  const next = free.find((option) => option.disabled !== true);
  const highest = Math.max(0, ...value.map((entry) => entry.reputation || 0));
  const entries = value.map((entry, index) => {
    const problem =
      problems.find(({ field }) => field.startsWith(`reputation_roles.${index}`))?.message ??
      notGiven(entry.role_id);
    const role = optionOf(entry.role_id);
    return {
      key: entry.role_id,
      name: role.label,
      problem,
      controls: (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Picker
            aria-label={text.role}
            aria-invalid={problem !== undefined}
            options={options.filter((option) => option.value === entry.role_id || free.includes(option))}
            value={role}
            onChange={(role_id) => change(value.with(index, { ...entry, role_id }))}
          />
          <NumberInput
            aria-label={`${text.threshold}: ${role.label}`}
            aria-invalid={problem !== undefined}
            value={entry.reputation}
            onChange={(reputation) => change(value.with(index, { ...entry, reputation }))}
            width="w-22"
          />
        </div>
      ),
    };
  });
  return (
    <SettingRow field="reputation_roles" wide>
      {() => (
        <EntryList
          entries={entries}
          none={text.noRoles}
          add={
            next && value.length < MAX
              ? {
                  label: text.addRole,
                  onClick: () => change([...value, { role_id: next.value, reputation: highest + STEP }]),
                }
              : undefined
          }
          onRemove={(index) => change(value.toSpliced(index, 1))}
        />
      )}
    </SettingRow>
  );
};
