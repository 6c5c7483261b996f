import type { Screenshot } from '@famiglia/contract/screenshots';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The screen that is shown large, kept in the address: a link opens the same one. */
export const useOpenScreen = (screens: readonly Screenshot[]) => {
  const [params, setParams] = useSearchParams();
  const id = params.get('screen');
  const open = useCallback(
    (next: string | null) =>
      setParams(
        (old) => {
          const changed = new URLSearchParams(old);
          if (next) changed.set('screen', next);
          else changed.delete('screen');
          return changed;
        },
        // The back button leaves the screens, it does not leaf through them.
        { replace: params.has('screen'), preventScrollReset: true },
      ),
    [params, setParams],
  );
  return { screen: screens.find((one) => one.id === id), open };
};
