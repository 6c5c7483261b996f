import type { Order } from '@famiglia/contract/admin/admin';
import { useSearchParams } from 'react-router';

interface Sorting<Sort extends string> {
  sorts: readonly Sort[];
  /** The server's default; it is not written into the address. */
  defaultSort: { sort: Sort; order: Order };
}

/** Search, sorting, filters and page of a list, kept in the address. Any change starts at the first page. */
export const useAdminList = <Sort extends string>({ sorts, defaultSort }: Sorting<Sort>) => {
  const [params, setParams] = useSearchParams();
  const sort = sorts.find((one) => one === params.get('sort')) ?? defaultSort.sort;
  const asked = params.get('order');
  const order: Order = asked === 'asc' || asked === 'desc' ? asked : defaultSort.order;

  const set = (changes: Record<string, string>, { replace = false } = {}): void => {
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (!('page' in changes)) changed.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace },
    );
  };

  return {
    params,
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
    search: params.get('search') ?? '',
    sort,
    order,
    set,
    /** The same column again reverses the order; another one starts descending. */
    sortBy: (next: Sort): void => {
      const turned: Order = order === 'asc' ? 'desc' : 'asc';
      set({
        sort: next,
        order: next === sort ? turned : next === 'name' || next === 'username' ? 'asc' : 'desc',
      });
    },
    setPage: (page: number): void => set({ page: page > 1 ? String(page) : '' }),
  };
};
