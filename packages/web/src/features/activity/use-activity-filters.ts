import { useSearchParams } from 'react-router';
import type { ActivityFilters } from './activity-filters.ts';
import { filtersOf } from './activity-filters.ts';

/** The filters as the address has them. Another filter starts at the first page. */
export const useActivityFilters = () => {
  const [params, setParams] = useSearchParams();
  const setFilter = (name: keyof ActivityFilters, value: string): void => {
    setParams((old) => {
      const changed = new URLSearchParams(old);
      changed.delete('page');
      if (name !== 'before') changed.delete('before');
      if (value) changed.set(name, value);
      else changed.delete(name);
      return changed;
    });
  };
  return { filters: filtersOf(params), setFilter, clear: () => setParams({}) };
};
