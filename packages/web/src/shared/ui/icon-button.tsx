import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name of the icon. */
  label: string;
}

export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classes(
      'grid size-11 shrink-0 place-items-center rounded-sm text-muted transition-colors duration-(--quick) hover:bg-hover hover:text-text disabled:pointer-events-none disabled:opacity-45 md:size-9',
      className,
    )}
  />
);
