import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../../shared/lib/use-page-in-range.ts';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SignUpListSkeleton } from './sign-up-list-skeleton.tsx';

interface SignUpListProps<Item> {
  of: 'events' | 'capts';
  query: UseQueryResult<{ items: readonly Item[]; total: number }>;
  pageSize: number;
  /** Shown if the list is empty. */
  empty: ReactNode;
  children: (items: readonly Item[], stale: boolean) => ReactNode;
}

/** The page of events or capts named by the address: loading, error, empty or list. */
export const SignUpList = <Item,>({ of, query, pageSize, empty, children }: SignUpListProps<Item>) => {
  const { page, setPage } = useListParams();
  usePageInRange({ page, pageSize, total: query.data?.total, setPage });
  return (
    <QueryView query={query} skeleton={<SignUpListSkeleton of={of} />}>
      {({ items, total }) =>
        total === 0 ? (
          empty
        ) : (
          <div className="grid gap-3">
            {children(items, query.isPlaceholderData)}
            <Pager page={page} pageSize={pageSize} total={total} onChange={setPage} />
          </div>
        )
      }
    </QueryView>
  );
};
