import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { Card } from './card.tsx';

interface TableCardProps {
  /** The rows belong to the previous request; the new response is loading. */
  stale?: boolean;
  children: ReactNode;
}

/**
 * The card around a table. Its own width decides whether rows are rows (`@table:`) or cards (`@max-table:`): a page
 * beside a sidebar is narrower than its window.
 */
export const TableCard = ({ stale = false, children }: TableCardProps) => (
  <Card
    className={classes(
      '@container overflow-hidden transition-opacity duration-(--calm)',
      stale && 'opacity-60',
    )}
  >
    {children}
  </Card>
);
