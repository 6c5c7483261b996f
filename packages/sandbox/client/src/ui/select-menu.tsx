import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Icon } from './icon.tsx';
import { matchItems, type PickItem } from './pick-item.ts';
import { PickList } from './pick-list.tsx';
import { Popup } from './popup.tsx';
import { useActiveItem } from './use-active-item.ts';

interface SelectMenuProps {
  id?: string;
  /** The text while nothing is chosen. */
  label: string;
  /** The accessible name, if it differs. */
  name?: string;
  describedBy?: string | undefined;
  items: PickItem[];
  chosen: readonly string[];
  min: number;
  max: number;
  disabled?: boolean;
  busy?: boolean;
  /** A single choice is reported at once; several when the list closes, as in Discord. */
  onChoose: (values: string[]) => void;
}

export const SelectMenu = ({
  id,
  label,
  name = label,
  describedBy,
  items,
  chosen,
  min,
  max,
  disabled = false,
  busy = false,
  onChoose,
}: SelectMenuProps): ReactNode => {
  const text = useText();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [draft, setDraft] = useState(chosen);
  const shown = matchItems(items, query);
  const { active, setActive, move } = useActiveItem(shown.length);
  const labels = items.filter(({ value }) => chosen.includes(value)).map((item) => item.label);

  const toggleList = (): void => {
    setDraft(chosen);
    setQuery('');
    setOpen(!open);
  };

  const close = (): void => {
    setOpen(false);
    const changed = draft.length !== chosen.length || draft.some((value) => !chosen.includes(value));
    if (max > 1 && changed && draft.length >= min) onChoose([...draft]);
  };

  const pick = ({ value }: PickItem): void => {
    if (max === 1) {
      setOpen(false);
      button.current?.focus();
      onChoose(draft.includes(value) && min === 0 ? [] : [value]);
    } else if (draft.includes(value)) setDraft(draft.filter((other) => other !== value));
    else if (draft.length < max) setDraft([...draft, value]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const current = shown[active];
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Tab') close();
    else move(event);
  };

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className="select-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={labels.length > 0 ? `${name}: ${labels.join(', ')}` : name}
        aria-describedby={describedBy}
        aria-busy={busy}
        disabled={disabled || busy}
        onClick={toggleList}
      >
        <span className={labels.length > 0 ? 'select-value' : 'select-value placeholder'}>
          {labels.join(', ') || label}
        </span>
        <Icon name="chevron" />
      </button>
      {open && (
        <Popup anchor={button} wide onClose={close}>
          <input
            className="input option-search"
            role="combobox"
            data-first-focus
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={shown.length > 0 ? `${listId}-${active}` : undefined}
            aria-label={text.common.search}
            placeholder={max > 1 ? text.common.chooseUpTo(max) : text.common.search}
            value={query}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
          />
          <PickList
            id={listId}
            label={label}
            items={shown}
            active={active}
            chosen={draft}
            multiple={max > 1}
            onPick={pick}
          />
          {max > 1 && (
            <button
              type="button"
              className="button option-done"
              disabled={draft.length < min}
              onClick={close}
            >
              {text.common.done}
            </button>
          )}
        </Popup>
      )}
    </>
  );
};
