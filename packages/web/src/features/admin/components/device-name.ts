const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['YaBrowser', 'Yandex'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const first = (agent: string, marks: readonly (readonly [string, string])[]): string | undefined =>
  marks.find(([mark]) => agent.includes(mark))?.[1];

/**
 * Browser and system in two words. Browsers claim to be others, so the most specific pattern is tested first.
 */
export const deviceName = (agent: string): string =>
  [first(agent, BROWSERS), first(agent, SYSTEMS)].filter(Boolean).join(', ') || agent.slice(0, 40);
