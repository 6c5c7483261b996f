import { useSearchParams } from 'react-router';
import type { CaptFilters } from './capt-filters.ts';
import { filtersOf } from './capt-filters.ts';

/** The filters in the address. A changed filter starts at the first page. */
export const useCaptFilters = () => {
  const [params, setParams] = useSearchParams();
  const change = (filters: Partial<Record<keyof CaptFilters, string>>): void =>
    setParams((old) => {
      const changed = new URLSearchParams(old);
      changed.delete('page');
      for (const [name, value] of Object.entries(filters)) {
        if (value) changed.set(name, value);
        else changed.delete(name);
      }
      return changed;
    });
  return { filters: filtersOf(params), change, clear: () => setParams({}) };
};
