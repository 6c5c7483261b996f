import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';

/** 16 px on a phone: iOS zooms into anything smaller. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input
    {...rest}
    className={classes(
      'h-11 w-full rounded-sm border border-field-line bg-field px-3 text-base transition-colors duration-(--quick) hover:border-faint focus-visible:border-brass focus-visible:outline-offset-0 aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-hover disabled:text-muted md:h-9 md:text-sm',
      className,
    )}
  />
);
