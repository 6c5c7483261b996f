import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorDetail } from '../lib/error-detail.ts';
import { ErrorState } from './error-state.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The three states every list has. What was once loaded stays on screen while a later try fails. */
export const QueryView = <Data,>({ query, skeleton, children }: QueryViewProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <ErrorState
      detail={errorDetail(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
};
