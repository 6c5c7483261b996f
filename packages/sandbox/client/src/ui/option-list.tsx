import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { PickItem } from './pick-item.ts';

interface OptionListProps {
  id: string;
  label: string;
  items: PickItem[];
  active: number;
  chosen?: readonly string[];
  multiple?: boolean;
  empty: string;
  onPick(item: PickItem): void;
}

/** The rows of a combobox or select. The focus stays in the input; `active` says where the keyboard is. */
export function OptionList(props: OptionListProps): ReactNode {
  const { id, label, items, active, chosen = [], multiple = false, empty, onPick } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (items.length === 0) return <p className="option-empty">{empty}</p>;
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} aria-multiselectable={multiple} className="option-list">
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input that owns the list handles the keys
        <li
          key={item.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(item.value)}
          className={index === active ? 'option active' : 'option'}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          {item.emoji && <span aria-hidden="true">{item.emoji}</span>}
          <span className="option-text">
            <span>{item.label}</span>
            {item.hint && <span className="option-hint">{item.hint}</span>}
          </span>
          {chosen.includes(item.value) && <Icon name="check" />}
        </li>
      ))}
    </ul>
  );
}
