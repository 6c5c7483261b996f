/** Kopecks or cents of a typed amount, or null if it is invalid. Without floating point. */
export const minorUnits = (typed: string): number | null => {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/\s/g, ''));
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : null;
};
