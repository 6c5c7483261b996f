import { useEffect } from 'react';

interface Range {
  page: number;
  pageSize: number;
  /** Undefined while it loads. */
  total: number | undefined;
  setPage: (page: number) => void;
}

/** If the list gets shorter than the open page, the last page is shown instead of an empty one. */
export const usePageInRange = ({ page, pageSize, total, setPage }: Range): void => {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);
};
