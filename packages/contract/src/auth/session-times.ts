export const SESSION_TOKEN_MINUTES = 15;

/** A sign-in lasts at most this long, however often it is refreshed. */
export const SESSION_DAYS = 30;
