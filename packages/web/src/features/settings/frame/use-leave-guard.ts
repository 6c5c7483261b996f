import { useEffect } from 'react';
import type { Blocker } from 'react-router';
import { useBlocker } from 'react-router';

/**
 * Holds back every way out while something is unsaved: links and the back button by the router, reload and
 * closing the tab by the browser. Moving between the sections under `home` is no way out.
 */
export const useLeaveGuard = (isDirty: boolean, home: string): Blocker => {
  const blocker = useBlocker(
    ({ nextLocation }) =>
      isDirty && nextLocation.pathname !== home && !nextLocation.pathname.startsWith(`${home}/`),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);

  return blocker;
};
