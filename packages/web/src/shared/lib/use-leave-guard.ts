import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Blocker } from 'react-router';

/**
 * Blocks leaving while something is unsaved: links and the back button by the router, reload and closing the tab by the
 * browser. `isFree` says which addresses may be opened nevertheless.
 */
export const useLeaveGuard = (isDirty: boolean, isFree: (pathname: string) => boolean): Blocker => {
  const blocker = useBlocker(({ nextLocation }) => isDirty && !isFree(nextLocation.pathname));

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);

  return blocker;
};
