/** Why a person has to sign in again; the login page explains it. */
export type SignedOutReason = 'session_over' | 'signed_out';

/** The login page, with the page to open after the sign-in. */
export const loginPath = (wanted: string, reason?: SignedOutReason): string => {
  const query = new URLSearchParams({
    ...(wanted === '/' ? {} : { return_to: wanted }),
    ...(reason === undefined ? {} : { reason }),
  });
  return query.size === 0 ? '/login' : `/login?${query.toString()}`;
};
