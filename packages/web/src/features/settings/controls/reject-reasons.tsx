import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { SettingRow } from './setting-row.tsx';
import { useProblemWords } from './use-problem-words.ts';

const MAX = 20;
const MAX_LENGTH = 100;

/** The ready reasons a moderator rejects a screen with. */
export const RejectReasons = () => {
  const text = useText(controlsText);
  const words = useProblemWords();
  const { value, change, problems } = useSetting('gungame.reject_reasons');

  return (
    <SettingRow field="gungame.reject_reasons" wide>
      {() => (
        <div className="grid justify-items-start gap-2">
          {value.length === 0 ? <p className="text-muted">{text.noReasons}</p> : null}
          {value.map((reason, index) => {
            const wrong = problems.find((problem) => problem.field === `gungame.reject_reasons.${index}`);
            return (
              // Reasons have nothing but their place to be known by: the text is what is being edited.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className="grid w-full max-w-130 grid-cols-[minmax(0,1fr)_auto] gap-2">
                <Input
                  aria-label={text.reason(index + 1)}
                  aria-invalid={wrong !== undefined}
                  maxLength={MAX_LENGTH}
                  value={reason}
                  onChange={(event) =>
                    change(value.map((one, at) => (at === index ? event.target.value : one)))
                  }
                />
                <IconButton
                  label={text.remove(reason)}
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
          {value.length < MAX ? (
            <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => change([...value, ''])}>
              {text.addReason}
            </Button>
          ) : null}
        </div>
      )}
    </SettingRow>
  );
};
