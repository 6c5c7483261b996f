import type { LoaderFunctionArgs } from 'react-router';
import { redirectDocument } from 'react-router';
import { currentToken } from '../auth/auth-store.ts';
import { loginPath } from '../auth/login-path.ts';

/** Loader of every guarded page. A full navigation, because the login page is not part of the panel. */
export const requireSignIn = ({ request }: LoaderFunctionArgs): Response | null => {
  if (currentToken()) return null;
  const { pathname, search } = new URL(request.url);
  return redirectDocument(loginPath(pathname + search));
};
