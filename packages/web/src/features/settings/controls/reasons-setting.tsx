import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { SettingRow } from './setting-row.tsx';

const MAX = 20;
const MAX_LENGTH = 100;

/** Reasons that people choose from when they decide about somebody. */
export const ReasonsSetting = ({ field }: { field: FieldOfKind<'reasons'> }) => {
  const text = useText(controlsText);
  const { value, change, problems } = useSetting(field);
  const entries = value.map((reason, index) => {
    const problem = problems.find((one) => one.field === `${field}.${index}`)?.message;
    return {
      // Reasons are identified by their index: their text is what is edited.
      key: index,
      name: reason,
      problem,
      controls: (
        <Input
          aria-label={text.reason(index + 1)}
          aria-invalid={problem !== undefined}
          maxLength={MAX_LENGTH}
          value={reason}
          onChange={(event) => change(value.with(index, event.target.value))}
        />
      ),
    };
  });
  return (
    <SettingRow field={field} wide>
      {() => (
        <EntryList
          entries={entries}
          none={text.noReasons}
          add={
            value.length < MAX ? { label: text.addReason, onClick: () => change([...value, '']) } : undefined
          }
          onRemove={(index) => change(value.toSpliced(index, 1))}
        />
      )}
    </SettingRow>
  );
};
