/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label, jsx-a11y/click-events-have-key-events --
   a <select> cannot hold rows of more than text, and the input that owns the list has the focus and handles the keys */
import { type ReactNode, useEffect, useRef } from 'react';

interface OptionListProps<Item> {
  id: string;
  label: string;
  items: Item[];
  keyOf: (item: Item) => string;
  active: number;
  chosen?: readonly string[];
  multiple?: boolean;
  /** Shown if there are no rows. */
  empty: string;
  render: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
}

/** The rows of a combobox or select. The focus stays in the input; `active` is the highlighted row. */
export const OptionList = <Item,>(props: OptionListProps<Item>): ReactNode => {
  const { id, label, items, keyOf, active, chosen = [], multiple = false, empty, render, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (items.length === 0) return <p className="option-empty">{empty}</p>;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      className="option-list"
    >
      {items.map((item, index) => (
        <div
          key={keyOf(item)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(keyOf(item))}
          className={index === active ? 'option active' : 'option'}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          {render(item)}
        </div>
      ))}
    </div>
  );
};
