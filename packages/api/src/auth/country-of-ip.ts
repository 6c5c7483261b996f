import geoip from 'geoip-country';

/** The country of an address by the offline table: two letters, or null where it has none. */
export const countryOfIp = (address: string): string | null => geoip.lookup(address)?.country ?? null;
