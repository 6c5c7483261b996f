import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListParams } from '../../lib/use-list-params.ts';
import { usePageInRange } from '../../lib/use-page-in-range.ts';
import { Button } from '../../ui/button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';

interface SignUpListProps<Item> {
  query: UseQueryResult<{ items: readonly Item[]; total: number }>;
  pageSize: number;
  /** For a leader: what the button that plans one says and does. */
  create: { label: string; onClick: () => void } | undefined;
  /** What stands in place of a list without a row. */
  empty: (create: ReactNode) => ReactNode;
  children: (items: readonly Item[], stale: boolean) => ReactNode;
}

/** The page of events or capts that the address asks for, in all its states. */
export const SignUpList = <Item,>({ query, pageSize, create, empty, children }: SignUpListProps<Item>) => {
  const { page, setPage } = useListParams();
  usePageInRange({ page, pageSize, total: query.data?.total, setPage });
  const button = create ? (
    <Button icon={<Plus aria-hidden className="size-4" />} onClick={create.onClick}>
      {create.label}
    </Button>
  ) : null;
  return (
    <QueryView query={query} skeleton={<ListSkeleton height="h-24 md:h-14" />}>
      {({ items, total }) =>
        total === 0 ? (
          empty(button)
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
