import type { ComponentType, ReactElement, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

/**
 * A page whose code is loaded when it is first opened. Each page has its own key: without it React would keep
 * showing the previous page instead of the skeleton.
 */
export const lazyPage = (
  key: string,
  load: () => Promise<ComponentType>,
  fallback: ReactNode = <PageSkeleton />,
): ReactElement => {
  const Screen = lazy(async () => ({ default: await load() }));
  return (
    <Suspense key={key} fallback={fallback}>
      <Screen />
    </Suspense>
  );
};
