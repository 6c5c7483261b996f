/** An allowed address covers itself and everything below it, on the same origin. */
export const redirectAllowed = (allowed: readonly string[], wanted: string): boolean => {
  const target = URL.canParse(wanted) ? new URL(wanted) : null;
  return (
    target !== null &&
    allowed.some((entry) => {
      const base = new URL(entry);
      return base.origin === target.origin && target.pathname.startsWith(base.pathname);
    })
  );
};
