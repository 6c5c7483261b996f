import type { ComponentProps } from 'react';
import { classes } from '../../../shared/lib/classes.ts';

/** One of several options that can be chosen together. */
export const ChoicePill = ({ chosen, ...rest }: ComponentProps<'button'> & { chosen: boolean }) => (
  <button
    {...rest}
    type="button"
    aria-pressed={chosen}
    className={classes(
      'min-h-11 rounded-full border px-3.5 text-left transition-colors duration-(--quick) disabled:opacity-45 md:min-h-8',
      chosen
        ? 'border-brass bg-brass-wash font-medium text-brass'
        : 'border-line-strong text-muted hover:text-text',
    )}
  />
);
