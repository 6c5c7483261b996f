import { type ReactNode, useEffect, useState } from 'react';
import { Combobox } from '../ui/combobox.tsx';
import type { PickItem } from '../ui/pick-item.ts';
import type { OptionDraft } from './option-draft.ts';

interface AutocompleteFieldProps {
  id: string;
  label: string;
  typed: string;
  invalid: boolean;
  describedBy: string;
  suggest: (typed: string) => Promise<PickItem[]>;
  onChange: (draft: OptionDraft) => void;
}

/** Not every key press needs a request to the bot. */
const pauseMilliseconds = 150;

/** Requests the bot's suggestions while the person types; free text is allowed, as in Discord. */
export const AutocompleteField = ({ suggest, onChange, ...field }: AutocompleteFieldProps): ReactNode => {
  const [items, setItems] = useState<PickItem[]>([]);
  const [asked, setAsked] = useState(field.typed);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      suggest(asked)
        .then((found) => current && setItems(found))
        .catch(() => current && setItems([]));
    }, pauseMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `suggest` is new on each render; only the text asks again
  }, [asked]);

  return (
    <Combobox
      {...field}
      items={items}
      filtered
      onType={(typed) => {
        setAsked(typed);
        onChange({ typed, raw: typed });
      }}
      onPick={({ label, value }) => onChange({ typed: label, raw: value })}
    />
  );
};
