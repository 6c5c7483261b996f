import { useEffect, useState } from 'react';

type LoginState = 'idle' | 'loading' | 'failed';

/** Idle, loading, and back to a usable button if Discord's address could not be fetched. */
export const useLogin = () => {
  const [state, setState] = useState<LoginState>('idle');
  useEffect(() => {
    // The back button from Discord restores the page as it was left: loading.
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

/** Requests the authorization address; the page to open after the sign-in is sent along. */
const authorizationUrl = async (search: string): Promise<string> => {
  const wanted = new URLSearchParams(search).get('return_to');
  const query = wanted === null ? '' : `?${new URLSearchParams({ return_to: wanted }).toString()}`;
  const response = await fetch(`/auth/login${query}`);
  if (!response.ok) throw new Error(`/auth/login answered ${response.status}`);
  const { authorization_url: url } = (await response.json()) as { authorization_url: string };
  return url;
};
