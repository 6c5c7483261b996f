import { LoaderCircle } from './icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import type { ButtonLook } from './button-classes.ts';
import { buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  loading?: boolean;
  /** The label while it works; the normal label if left out. */
  loadingLabel?: ReactNode;
}

export const Button = ({
  variant = 'secondary',
  size = 'medium',
  icon,
  loading = false,
  loadingLabel,
  className,
  children,
  disabled = false,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
    className={classes(buttonClasses({ variant, size }), className)}
  >
    {loading ? <LoaderCircle aria-hidden className="size-4 animate-spin" /> : icon}
    {loading ? (loadingLabel ?? children) : children}
  </button>
);
