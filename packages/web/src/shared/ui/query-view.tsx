import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { errorDetail } from '../lib/error-detail.ts';
import { ReportError } from '../contact/report-error.tsx';
import { RotateCw, TriangleAlert } from './icons.ts';
import { Button } from './button.tsx';
import { NoConnection } from './no-connection.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The states of every list: loading, without a connection, failed, loaded. Loaded data stays on screen if a later
 * request fails.
 */
export const QueryView = <Data,>({ query, skeleton, children }: QueryViewProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  // Without a network the query waits for it.
  if (query.fetchStatus === 'paused') return skeleton === null ? null : <NoConnection />;
  if (!query.isError) return skeleton;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
};

interface ErrorStateProps {
  title?: string;
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}

const ErrorState = ({ title, error, onRetry, retrying = false }: ErrorStateProps) => {
  const text = useText(commonText);
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <TriangleAlert aria-hidden className="size-7 stroke-[1.5] text-bad" />
      <h2 className="text-base font-semibold">{title ?? text.failed}</h2>
      <p className="max-w-110 text-pretty text-muted">{errorDetail(error)}</p>
      {onRetry ? (
        <Button icon={<RotateCw aria-hidden className="size-4" />} loading={retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      ) : null}
      <ReportError error={error} />
    </div>
  );
};
