/** Something to choose from a list: a person, a role, a channel, a choice of a command. */
export interface PickItem {
  value: string;
  label: string;
  hint?: string;
  emoji?: string;
}

/** The items that match a query, prefix matches first; at most `limit`, so that 10,000 people stay fast. */
export const matchItems = (items: PickItem[], query: string, limit = 50): PickItem[] => {
  const wanted = query.trim().toLocaleLowerCase();
  if (!wanted) return items.slice(0, limit);
  const starting: PickItem[] = [];
  const containing: PickItem[] = [];
  for (const item of items) {
    const label = item.label.toLocaleLowerCase();
    if (label.startsWith(wanted)) starting.push(item);
    else if (label.includes(wanted) || item.hint?.toLocaleLowerCase().includes(wanted)) containing.push(item);
    if (starting.length >= limit) break;
  }
  return [...starting, ...containing].slice(0, limit);
};
