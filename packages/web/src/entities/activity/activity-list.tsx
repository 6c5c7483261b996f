import type { ActivityEntry } from '@famiglia/contract/activity';
import { useState } from 'react';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { classes } from '../../shared/lib/classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ActivityRow } from './activity-row.tsx';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /**
   * Identifies the filters of the list: a row newer than their first response arrived while the list was on
   * screen.
   */
  question?: string;
  /** The rows belong to the previous filters; the new response is loading. */
  stale?: boolean;
}

/** Ids grow with time. */
const newestOf = (entries: readonly ActivityEntry[]): number =>
  Math.max(0, ...entries.map((entry) => Number(entry.id)));

export const ActivityList = ({ entries, question = '', stale = false }: ActivityListProps) => {
  const me = useAuth((state) => state.user?.id);
  const [first, setFirst] = useState(() => ({ question, newest: newestOf(entries) }));
  if (!stale && first.question !== question) setFirst({ question, newest: newestOf(entries) });
  return (
    <Card className={classes('@container transition-opacity duration-(--calm)', stale && 'opacity-60')}>
      <ol aria-busy={stale}>
        {entries.map((entry) => (
          <ActivityRow
            key={entry.id}
            entry={entry}
            fresh={!stale && Number(entry.id) > first.newest && entry.actor?.id !== me}
          />
        ))}
      </ol>
    </Card>
  );
};
