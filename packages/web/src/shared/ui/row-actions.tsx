import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface RowActionsProps {
  /** Whom or what they are about. */
  label: string;
  children: ReactNode;
}

/** The buttons of a row as one stop for the keyboard: the arrows lead from one to the next. */
export const RowActions = ({ label, children }: RowActionsProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const buttons = (): HTMLElement[] => [...(bar.current?.querySelectorAll('button') ?? [])];
  const mark = (): void => {
    const all = buttons();
    const stop = all.find((one) => one === last.current) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  useEffect(mark);
  const remember = ({ target }: FocusEvent<HTMLElement>): void => {
    last.current = target;
    mark();
  };
  const move = ({ key, target }: KeyboardEvent): void => {
    const all = buttons();
    const at = all.indexOf(target as HTMLElement);
    if (at !== -1) all[at + (STEPS[key] ?? 0)]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className="flex flex-wrap gap-2 outline-none"
      onFocus={remember}
      onKeyDown={move}
    >
      {children}
    </div>
  );
};
