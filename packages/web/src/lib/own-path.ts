/** A path on this site, or the fallback: nothing from outside may decide where a sign-in ends. */
export const ownPath = (wanted: string, fallback: string): string => {
  if (!wanted.startsWith('/')) return fallback;
  const url = new URL(wanted, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : fallback;
};
