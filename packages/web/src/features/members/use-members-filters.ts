import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MembersFilters } from './members-filters.ts';
import { filtersOf } from './members-filters.ts';

type Sort = MembersFilters['sort'];

/** Names are sorted ascending first, everything else descending. */
const firstOrder = (sort: Sort): MembersFilters['order'] =>
  sort === 'name' || sort === 'ingame_nick' ? 'asc' : 'desc';

const DEFAULTS: Partial<Record<keyof MembersFilters, string>> = {
  status: 'present',
  sort: 'name',
  order: 'asc',
};

/** The filters and the order in the address. A change starts at the first page. */
export const useMembersFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);

  const change = useCallback(
    (values: Partial<Record<keyof MembersFilters, string>>) =>
      setParams((old) => {
        const changed = new URLSearchParams(old);
        changed.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value && value !== DEFAULTS[name as keyof MembersFilters]) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      }),
    [setParams],
  );

  /** The same column again reverses the order. */
  const sortBy = (sort: Sort): void => {
    const turned = filters.order === 'asc' ? 'desc' : 'asc';
    change({ sort, order: filters.sort === sort ? turned : firstOrder(sort) });
  };

  return { filters, change, sortBy, clear: () => setParams({}) };
};
