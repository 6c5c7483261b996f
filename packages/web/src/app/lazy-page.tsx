import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createElement, Suspense, use } from 'react';
import { NoConnection } from '../shared/ui/no-connection.tsx';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { pageCode } from './page-code.ts';

/** By their keys. */
const loaders = new Map<string, () => Promise<void>>();

/** Loads the code of a page before it is opened. What fails is tried again then. */
export const loadPage = async (key: string): Promise<void> =>
  loaders
    .get(key)?.()
    .catch(() => undefined);

/**
 * A component whose code is loaded when it is first shown. Without a connection its place says so, until the code has
 * arrived; what has no place on the page appears then.
 */
export const lazyPart = <Props extends object>(
  key: string,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> => {
  const code = pageCode(load);
  loaders.set(key, code.loadAhead);
  const Arrived = (props: Props) => createElement(use(code.arrival), props);
  const Arriving = () => {
    const isAway = code.useIsAway();
    return isAway && skeleton !== null ? <NoConnection heading="h1" onRetry={code.retry} /> : skeleton;
  };
  return (props) => (
    <Suspense fallback={<Arriving />}>
      <Arrived {...props} />
    </Suspense>
  );
};

/** A page whose code is loaded when it is first opened. */
export const lazyPage = (
  key: string,
  load: () => Promise<ComponentType>,
  skeleton: ReactNode = <PageSkeleton />,
): ReactElement => {
  const Page = lazyPart(key, load, skeleton);
  return <Page />;
};
