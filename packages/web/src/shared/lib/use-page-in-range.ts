import { useEffect } from 'react';

interface Range {
  page: number;
  pageSize: number;
  /** Undefined until it is known. */
  total: number | undefined;
  setPage: (page: number) => void;
}

/** A list may get shorter than the page that is open: then its last page is shown, not an empty one. */
export const usePageInRange = ({ page, pageSize, total, setPage }: Range): void => {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);
};
