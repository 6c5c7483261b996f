import type { ComponentType, ReactElement, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Spinner } from '../shared/ui/spinner.tsx';

/**
 * A page whose code is loaded when it is first opened. Each page has its own key: without it React would keep
 * showing the previous page instead of the spinner.
 */
export const lazyPage = (
  key: string,
  load: () => Promise<ComponentType>,
  fallback: ReactNode = <Spinner />,
): ReactElement => {
  const Screen = lazy(async () => ({ default: await load() }));
  return (
    <Suspense key={key} fallback={fallback}>
      <Screen />
    </Suspense>
  );
};
