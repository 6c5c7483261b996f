import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { useState } from 'react';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ActivityRow } from './activity-row.tsx';
import type { ActivityGroup } from './group-entries.ts';
import { groupByDay, groupEntries } from './group-entries.ts';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** With a heading for each day, and the time of day in the rows. */
  byDay?: boolean;
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

export const ActivityList = ({ entries, byDay = false, question = '', stale = false }: ActivityListProps) => {
  const me = useAuth((state) => state.user?.id);
  const [first, setFirst] = useState(() => ({ question, newest: newestOf(entries) }));
  if (!stale && first.question !== question) setFirst({ question, newest: newestOf(entries) });
  const isFresh = ({ id, actor }: ActivityEntry): boolean =>
    !stale && Number(id) > first.newest && actor?.id !== me;
  const rows = (groups: readonly ActivityGroup[]) => (
    <ol aria-busy={stale}>
      {groups.map((group) => (
        <ActivityRow
          key={group.entries.at(-1)?.id}
          group={group}
          timeOfDay={byDay}
          fresh={group.entries.some(isFresh)}
        />
      ))}
    </ol>
  );
  return (
    <Card
      className={classes('@container flex-1 transition-opacity duration-(--calm)', stale && 'opacity-60')}
    >
      {byDay
        ? groupByDay(entries).map(({ day, groups }) => (
            <section key={day} className="not-last:border-b not-last:border-line">
              <DayHeading day={day} />
              {rows(groups)}
            </section>
          ))
        : rows(groupEntries(entries))}
    </Card>
  );
};

const DAY_MS = 86_400_000;

/** "Today", "yesterday", otherwise the date. */
const DayHeading = ({ day }: { day: string }) => {
  const language = useLanguage();
  const format = useFormat();
  const daysAgo = Math.round((Date.parse(useNow().toDateString()) - Date.parse(day)) / DAY_MS);
  const name =
    daysAgo === 0 || daysAgo === 1
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
      : format.longDate(new Date(day).toISOString());
  return (
    <h2 className="border-b border-line bg-raised px-4 py-1.5 text-xs font-medium text-muted first-letter:uppercase">
      {name}
    </h2>
  );
};
