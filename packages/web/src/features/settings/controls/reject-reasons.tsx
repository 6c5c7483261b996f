import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { SettingRow } from './setting-row.tsx';

const MAX = 20;
const MAX_LENGTH = 100;

/** A moderator's templates for rejecting a screenshot. */
export const RejectReasons = () => {
  const text = useText(controlsText);
  const { value, change, problems } = useSetting('gungame.reject_reasons');
  const entries = value.map((reason, index) => {
    const problem = problems.find(({ field }) => field === `gungame.reject_reasons.${index}`)?.message;
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
    <SettingRow field="gungame.reject_reasons" wide>
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
