import type { ActivityEntry } from '@famiglia/contract/activity/activity';

/** Rows that were written one after the other and say the same of different people. */
export interface ActivityGroup {
  /** The newest of them. */
  entry: ActivityEntry;
  entries: ActivityEntry[];
}

/** Kinds whose rows are joined: ten sign-ups for one event are shown as one row. */
const GROUPED_TYPES = new Set<ActivityEntry['type']>([
  'event.joined',
  'capt.joined',
  'event.left',
  'capt.left',
]);

/** Neighbours of one kind about one event or capt are joined. */
export const groupEntries = (entries: readonly ActivityEntry[]): ActivityGroup[] => {
  const groups: ActivityGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isSame = last?.entry.type === entry.type && last.entry.target?.id === entry.target?.id;
    if (last && isSame && GROUPED_TYPES.has(entry.type)) last.entries.push(entry);
    else groups.push({ entry, entries: [entry] });
  }
  return groups;
};

/** The groups by day of the reader, in their order. */
export const groupByDay = (entries: readonly ActivityEntry[]): { day: string; groups: ActivityGroup[] }[] => {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    const day = new Date(entry.created_at).toDateString();
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, some]) => ({ day, groups: groupEntries(some) }));
};
