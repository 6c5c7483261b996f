import type { ComponentType, ReactElement, ReactNode } from 'react';
import { lazyPart } from '../shared/code/lazy-part.tsx';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

/** A page whose code is loaded when it is first opened. */
export const lazyPage = (
  key: string,
  load: () => Promise<ComponentType>,
  skeleton: ReactNode = <PageSkeleton />,
): ReactElement => {
  const Page = lazyPart(key, load, skeleton);
  return <Page />;
};
