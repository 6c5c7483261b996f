import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { matchItems, type PickItem } from './pick-item.ts';
import { PickList } from './pick-list.tsx';
import { Popup } from './popup.tsx';
import { useActiveItem } from './use-active-item.ts';

interface ComboboxProps {
  id: string;
  label: string;
  items: PickItem[];
  /** The text in the field; for a chosen item its label. */
  typed: string;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
  /** The items are already the bot's results for this text: do not filter them again. */
  filtered?: boolean;
  onType: (text: string) => void;
  onPick: (item: PickItem) => void;
}

/** A text field with suggestions: arrows navigate, Enter and Tab choose, Esc closes. */
export const Combobox = (props: ComboboxProps): ReactNode => {
  const { id, label, items, typed, filtered = false, onType, onPick } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const isLabel = items.some((item) => item.label === typed);
  const shown = filtered ? items : matchItems(items, isLabel ? '' : typed);
  const { active, setActive, move } = useActiveItem(shown.length);

  const pick = (item: PickItem): void => {
    onPick(item);
    setOpen(false);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const current = shown[active];
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && current && current.label !== typed) {
      if (event.key === 'Enter') event.preventDefault();
      pick(current);
    } else move(event);
  };

  return (
    <>
      <input
        ref={input}
        id={id}
        className="input"
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && shown.length > 0 ? `${listId}-${active}` : undefined}
        aria-invalid={props.invalid}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        value={typed}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setOpen(true);
          setActive(0);
          onType(event.target.value);
        }}
      />
      {open && (
        <Popup anchor={input} wide onClose={() => setOpen(false)}>
          <PickList id={listId} label={label} items={shown} active={active} chosen={[]} onPick={pick} />
        </Popup>
      )}
    </>
  );
};
