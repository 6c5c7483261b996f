import { useEffect, useState } from 'react';
import { authorizationUrl } from './authorization-url.ts';

type LoginState = 'idle' | 'loading' | 'failed';

/** Idle, loading, and back to a usable button when Discord's address could not be fetched. */
export const useLogin = () => {
  const [state, setState] = useState<LoginState>('idle');
  useEffect(() => {
    // Whoever comes back from Discord by the back button gets the page as it was left: loading.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('idle');
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
  const start = async () => {
    setState('loading');
    try {
      window.location.assign(await authorizationUrl(window.location.search));
    } catch (error) {
      console.error('The authorization address could not be fetched', error);
      setState('failed');
    }
  };
  return { state, start, dismiss: () => setState('idle') };
};
