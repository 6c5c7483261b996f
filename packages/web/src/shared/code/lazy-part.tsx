import type { ComponentType, ReactNode } from 'react';
import { createElement, Suspense, use } from 'react';
import { NoConnection } from '../ui/no-connection.tsx';
import { pageCode } from './page-code.ts';

/** By their keys. */
const loaders = new Map<string, () => Promise<void>>();

/** Loads the code of a part before it is shown. What fails is tried again then. */
export const loadPart = async (key: string): Promise<void> =>
  loaders
    .get(key)?.()
    .catch(() => undefined);

/** In the place of a page that has not arrived. */
const NoPage = ({ onRetry }: { onRetry: () => void }) => <NoConnection heading="h1" onRetry={onRetry} />;

/**
 * A component whose code is loaded when it is first shown. Without a connection `Away` says so in its place, until the
 * code has arrived.
 */
export const lazyPart = <Props extends object>(
  key: string,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
  Away: ComponentType<{ onRetry: () => void }> = NoPage,
): ComponentType<Props> => {
  const code = pageCode(load);
  loaders.set(key, code.loadAhead);
  const Arrived = (props: Props) => createElement(use(code.arrival), props);
  const Arriving = () => (code.useIsAway() ? <Away onRetry={code.retry} /> : skeleton);
  return (props) => (
    <Suspense fallback={<Arriving />}>
      <Arrived {...props} />
    </Suspense>
  );
};
