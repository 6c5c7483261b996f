import type { QueryKey } from '@tanstack/react-query';
import { useInfiniteQuery } from '@tanstack/react-query';

interface Page<Item> {
  items: Item[];
  total: number;
  offset: number;
}

type Load<Item> = (offset: number, signal: AbortSignal) => Promise<Page<Item>>;

/** A list that loads more at its end instead of having pages. */
export const useGrowingList = <Item>(
  queryKey: QueryKey,
  load: Load<Item>,
  options: { refetchInterval?: number; enabled?: boolean } = {},
) =>
  useInfiniteQuery({
    ...options,
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ items, total, offset }) => {
      const next = offset + items.length;
      return items.length > 0 && next < total ? next : undefined;
    },
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
