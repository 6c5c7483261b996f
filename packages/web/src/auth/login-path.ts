/** The login page, remembering where the person wanted to go. */
export const loginPath = (wanted: string): string =>
  wanted === '/' ? '/login' : `/login?return_to=${encodeURIComponent(wanted)}`;
