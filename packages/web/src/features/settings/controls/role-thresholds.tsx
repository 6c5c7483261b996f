import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { NumberInput } from './number-input.tsx';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { useRoleOptions } from './use-role-options.tsx';

const MAX = 50;
const STEP = 100;

/** Which role a member gets at which reputation. */
export const RoleThresholds = () => {
  const text = useText(controlsText);
  const words = useProblemWords();
  const { value, change, problems } = useSetting('reputation_roles');
  const { options, optionOf } = useRoleOptions();
  const free = options.find((option) => !value.some((entry) => entry.role_id === option.value));
  const highest = Math.max(0, ...value.map((entry) => entry.reputation || 0));
  const edit = (at: number, part: Partial<(typeof value)[number]>) =>
    change(value.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));

  return (
    <SettingRow field="reputation_roles" wide>
      {() => (
        <div className="grid justify-items-start gap-2">
          {value.length === 0 ? <p className="text-muted">{text.noRoles}</p> : null}
          {value.map((entry, index) => {
            const wrong = problems.find((problem) => problem.field.startsWith(`reputation_roles.${index}`));
            const role = optionOf(entry.role_id);
            return (
              <div
                key={entry.role_id}
                className="grid w-full max-w-130 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2"
              >
                <Picker
                  aria-label={text.role}
                  aria-invalid={wrong !== undefined}
                  options={options.filter(
                    (option) =>
                      option.value === entry.role_id || !value.some((one) => one.role_id === option.value),
                  )}
                  value={role}
                  onChange={(role_id) => edit(index, { role_id })}
                />
                <NumberInput
                  aria-label={`${text.threshold}: ${role.label}`}
                  aria-invalid={wrong !== undefined}
                  value={entry.reputation}
                  onChange={(reputation) => edit(index, { reputation })}
                  width="w-22"
                />
                <IconButton
                  label={text.remove(role.label)}
                  onClick={() => change(value.filter((_, at) => at !== index))}
                >
                  <Trash2 aria-hidden className="size-4" />
                </IconButton>
                {wrong ? (
                  <p role="alert" className="col-span-full text-xs text-bad">
                    {words(wrong.message)}
                  </p>
                ) : null}
              </div>
            );
          })}
          {free && value.length < MAX ? (
            <Button
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => change([...value, { role_id: free.value, reputation: highest + STEP }])}
            >
              {text.addRole}
            </Button>
          ) : null}
        </div>
      )}
    </SettingRow>
  );
};
