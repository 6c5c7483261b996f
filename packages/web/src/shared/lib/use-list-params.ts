import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Search and page of a list, kept in the address: a link shows the same rows, and the back button works. */
export const useListParams = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);

  const setPage = useCallback(
    (next: number) => {
      setParams((old) => {
        const changed = new URLSearchParams(old);
        if (next > 1) changed.set('page', String(next));
        else changed.delete('page');
        return changed;
      });
    },
    [setParams],
  );

  /** A new search starts at the first page, and does not add a history entry per letter. */
  const setSearch = useCallback(
    (next: string) => {
      setParams(
        (old) => {
          const changed = new URLSearchParams(old);
          changed.delete('page');
          if (next) changed.set('search', next);
          else changed.delete('search');
          return changed;
        },
        { replace: true },
      );
    },
    [setParams],
  );

  return { page, search: params.get('search') ?? '', setPage, setSearch };
};
