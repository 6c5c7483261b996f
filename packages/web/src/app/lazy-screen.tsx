import type { ComponentType, ReactElement, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Spinner } from '../shared/ui/spinner.tsx';

/**
 * A screen whose code is fetched when it is first opened. The key makes each screen's waiting its own:
 * without it React would keep the previous screen in place of the spinner.
 */
export const lazyScreen = (
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
