import type { ComponentProps } from 'react';
import { Check, Minus } from './icons.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some, but not all, of what it stands for is chosen. */
  partly?: boolean;
}

const MARK = 'pointer-events-none size-3.5 stroke-3 text-brass-ink opacity-0';

/** The box to tick, the same on every page. The label around it gives it room to touch. */
export const Checkbox = ({ partly = false, ...rest }: CheckboxProps) => (
  <span className="inline-grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
    <input
      {...rest}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = partly;
      }}
      className="peer size-4.5 cursor-[inherit] appearance-none rounded-[5px] border border-faint hover:border-muted checked:border-transparent checked:bg-brass indeterminate:border-transparent indeterminate:bg-brass disabled:opacity-45"
    />
    {partly ? (
      <Minus aria-hidden className={`${MARK} peer-indeterminate:opacity-100`} />
    ) : (
      <Check aria-hidden className={`${MARK} peer-checked:opacity-100`} />
    )}
  </span>
);
