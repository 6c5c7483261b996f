/** The handle of a route that is open to a server without Premium. */
export const FREE_PAGE = 'free';
