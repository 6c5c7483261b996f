import { classes } from '../lib/classes.ts';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-medium whitespace-nowrap select-none transition-colors duration-(--quick) disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55';

const VARIANTS = {
  primary: 'bg-brass border-transparent text-brass-ink font-semibold hover:bg-brass-strong',
  secondary: 'border-line-strong text-text hover:bg-hover',
  ghost: 'border-transparent text-muted hover:bg-hover hover:text-text',
  good: 'border-good/40 bg-good-wash text-good hover:border-good',
  danger: 'border-bad/40 bg-bad-wash text-bad hover:border-bad',
} as const;

/** Touch needs 44 px; for a mouse 36 are enough. */
const SIZES = {
  medium: 'min-h-11 md:min-h-9 px-3.5 text-sm',
  large: 'min-h-12 px-5.5 text-base',
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** The classes of a button, for a link that should look like one. */
export const buttonClasses = ({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string =>
  classes(BASE, VARIANTS[variant], SIZES[size]);
