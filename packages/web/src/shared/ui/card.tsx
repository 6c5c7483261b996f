import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes('rounded-md border border-line bg-surface', className)} />
);
