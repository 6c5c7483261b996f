import type { Screenshot } from '@famiglia/contract/screenshots';
import type { QueryClient } from '@tanstack/react-query';
import type { GgView } from '../gg-view.ts';
import { belongs } from '../gg-view.ts';
import { ggKey } from './use-gg-screens.ts';

interface Page {
  items: Screenshot[];
  total: number;
}

/** Shows a verdict before the server has confirmed it. Returns how to put back what stood there before. */
export const showVerdict = (
  client: QueryClient,
  guildId: string,
  ids: readonly string[],
  status: Screenshot['status'],
): (() => void) => {
  const before = client.getQueriesData<Page>({ queryKey: ggKey(guildId) });
  for (const [key, page] of before) {
    if (!page) continue;
    const view = key[ggKey(guildId).length] as GgView | 'count';
    const items = page.items
      .map((screen) => (ids.includes(screen.id) ? { ...screen, status } : screen))
      .filter((screen) => view === 'count' || belongs(view, screen));
    client.setQueryData<Page>(key, {
      ...page,
      items,
      total: page.total - (page.items.length - items.length),
    });
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
};
