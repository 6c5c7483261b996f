import { createRequire } from 'node:module';
import type geoip from 'geoip-country';

let table: typeof geoip | undefined;

/**
 * The country of an address by the offline table: two letters, or null where it has none. The table takes 10 MB and is
 * read when the first address is looked up, so a process without visitors does not hold it.
 */
export const countryOfIp = (address: string): string | null => {
  table ??= createRequire(import.meta.url)('geoip-country') as typeof geoip;
  return table.lookup(address)?.country ?? null;
};
