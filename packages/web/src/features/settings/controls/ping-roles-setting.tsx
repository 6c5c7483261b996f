import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { Picker } from './picker.tsx';
import { SettingRow } from './setting-row.tsx';
import { useRoleOptions } from './use-role-options.tsx';

const MAX = 25;
const LABEL_LENGTH = 40;
const EMOJI_LENGTH = 64;

/** Roles that members take and drop themselves, each with the words and the emoji of its button. */
export const PingRolesSetting = () => {
  const text = useText(controlsText);
  const { value, change, problems } = useSetting('joining.ping_roles');
  const { options, optionOf, notGiven } = useRoleOptions();
  const free = options.filter((option) => !value.some((entry) => entry.role_id === option.value));
  const next = free.find((option) => option.disabled !== true);
  const entries = value.map((entry, index) => {
    const place = `joining.ping_roles.${index}`;
    const own = problems.find(({ field }) => field === place || field.startsWith(`${place}.`));
    const problem =
      own?.field === `${place}.emoji` ? 'not_an_emoji' : (own?.message ?? notGiven(entry.role_id));
    const role = optionOf(entry.role_id);
    const put = (part: Partial<typeof entry>) => change(value.with(index, { ...entry, ...part }));
    return {
      key: entry.role_id,
      name: entry.label || role.label,
      problem,
      controls: (
        <div className="grid grid-cols-[minmax(0,1fr)_4rem] gap-2 sm:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)]">
          <Picker
            className="max-sm:col-span-full"
            aria-label={text.role}
            aria-invalid={problem !== undefined}
            options={options.filter((option) => option.value === entry.role_id || free.includes(option))}
            value={role}
            onChange={(role_id) => put({ role_id })}
          />
          <Input
            className="max-sm:order-last"
            aria-label={`${text.emoji}: ${role.label}`}
            aria-invalid={own?.field === `${place}.emoji`}
            placeholder="🔔"
            maxLength={EMOJI_LENGTH}
            value={entry.emoji}
            onChange={(event) => put({ emoji: event.target.value.trim() })}
          />
          <Input
            aria-label={`${text.buttonLabel}: ${role.label}`}
            maxLength={LABEL_LENGTH}
            value={entry.label}
            onChange={(event) => put({ label: event.target.value })}
          />
        </div>
      ),
    };
  });
  const add = (option: NonNullable<typeof next>) =>
    change([...value, { role_id: option.value, label: option.label.slice(0, LABEL_LENGTH), emoji: '' }]);
  return (
    <SettingRow field="joining.ping_roles" wide>
      {() => (
        <EntryList
          entries={entries}
          none={text.noPingRoles}
          add={next && value.length < MAX ? { label: text.addRole, onClick: () => add(next) } : undefined}
          onRemove={(index) => change(value.toSpliced(index, 1))}
        />
      )}
    </SettingRow>
  );
};
