import type { ComponentProps } from 'react';
import { classes } from '../../../shared/lib/classes.ts';
import { Input } from '../../../shared/ui/input.tsx';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** NaN while the field is empty, which the validation reports. */
  value: number;
  onChange: (value: number) => void;
  /** The unit behind the number. */
  unit?: string;
  width?: string;
}

export const NumberInput = ({
  value,
  onChange,
  unit,
  width = 'w-28',
  className,
  ...rest
}: NumberInputProps) => (
  <span className={classes('flex items-center gap-2.5', className)}>
    <span className={classes('shrink-0', width)}>
      <Input
        {...rest}
        type="number"
        inputMode="numeric"
        step={1}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        // Scrolling over a focused number field would change its value unnoticed.
        onWheel={(event) => event.currentTarget.blur()}
        className="text-right [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
    </span>
    {unit ? <span className="text-muted">{unit}</span> : null}
  </span>
);
