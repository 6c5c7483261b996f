import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { webhookIn } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { SettingRow } from './setting-row.tsx';

const LIMITS = {
  names: { most: 5, length: 64 },
  reasons: { most: 20, length: 100 },
  // Addresses are pasted; only the id stays.
  webhooks: { most: 10, length: 200 },
};

/** Short texts one below the other: reasons that people choose from, names of the family, webhooks. */
export const LinesSetting = ({ field }: { field: FieldOfKind<'reasons' | 'names' | 'webhooks'> }) => {
  const text = useText(controlsText);
  const kind = SETTINGS_FIELDS[field].kind;
  const { most, length } = LIMITS[kind];
  const words = text.lines[kind];
  const read = kind === 'webhooks' ? webhookIn : (typed: string) => typed;
  const { value, change, problems } = useSetting(field);
  const entries = value.map((line, index) => {
    const problem = problems.find((one) => one.field === `${field}.${index}`)?.message;
    return {
      // Lines are identified by their index: their text is what is edited.
      key: index,
      name: line,
      problem,
      controls: (
        <Input
          aria-label={words.one(index + 1)}
          aria-invalid={problem !== undefined}
          maxLength={length}
          value={line}
          onChange={(event) => change(value.with(index, read(event.target.value)))}
        />
      ),
    };
  });
  return (
    <SettingRow field={field} wide>
      {() => (
        <EntryList
          entries={entries}
          none={words.none}
          add={value.length < most ? { label: words.add, onClick: () => change([...value, '']) } : undefined}
          onRemove={(index) => change(value.toSpliced(index, 1))}
        />
      )}
    </SettingRow>
  );
};
