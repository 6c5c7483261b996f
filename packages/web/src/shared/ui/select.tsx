import { cloneElement } from 'react';
import type { KeyboardEvent } from 'react';
import { useOnDemand } from '../code/use-on-demand.ts';
import { ChevronDown } from './icons.ts';
import type { SelectProps } from './select-list.tsx';

const loadList = async () => (await import('./select-list.tsx')).SelectList;
const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp']);

/** One of several values. Its list is loaded when it is about to be opened. */
export const Select = <Value extends string>({ label, value, options, onChange }: SelectProps<Value>) => {
  const { opened, loadInTime, open } = useOnDemand(loadList);
  const button = (
    <button
      type="button"
      aria-label={label}
      className="inline-flex h-11 items-center justify-between gap-2 rounded-sm border border-field-line bg-field px-3 text-left leading-tight transition-colors duration-(--quick) hover:bg-hover md:h-9"
    >
      <span>{options.find((option) => option.value === value)?.label ?? value}</span>
      <ChevronDown aria-hidden className="size-4 text-faint" />
    </button>
  );
  if (opened === null) {
    return cloneElement(button, {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': false,
      onPointerEnter: loadInTime,
      onFocus: loadInTime,
      onClick: () => open(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (!OPENING_KEYS.has(event.key)) return;
        event.preventDefault();
        open(true);
      },
    });
  }
  return (
    <opened.code
      trigger={button}
      value={value}
      options={options}
      onChange={(next) => onChange(next as Value)}
    />
  );
};
