/** Why somebody who was signed in has to sign in again; the login page says it in words. */
export type SignedOutReason = 'session_over' | 'signed_out';

/** The login page, remembering where the person wanted to go. */
export const loginPath = (wanted: string, reason?: SignedOutReason): string => {
  const query = new URLSearchParams({
    ...(wanted === '/' ? {} : { return_to: wanted }),
    ...(reason === undefined ? {} : { reason }),
  });
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
};
