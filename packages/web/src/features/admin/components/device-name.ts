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

/** A browser and its system in two words; browsers claim to be others, so the most particular goes first. */
export const deviceName = (agent: string): string =>
  [first(agent, BROWSERS), first(agent, SYSTEMS)].filter(Boolean).join(', ') || agent.slice(0, 40);
