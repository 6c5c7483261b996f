import { readStorage, writeStorage } from '../lib/browser-storage.ts';

export interface Country {
  country_code: string;
  country_name: string;
}

const TIMEOUT_MS = 3000;

/**
 * Our server, which is told the time zone, unless the operator configured another service; the server writes its
 * address into the page.
 */
const address = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="geo-lookup-url"]')?.content ??
  `/geo?${new URLSearchParams({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }).toString()}`;

/** Null where the service knows no country for this visitor, such as at sea; undefined where it gave no answer. */
const ask = async (): Promise<Country | null | undefined> => {
  try {
    const response = await fetch(address(), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const country = (await response.json()) as Partial<Country> | null;
    const { country_code: code, country_name: name } = country ?? {};
    return typeof code === 'string' && code !== ''
      ? { country_code: code.toUpperCase(), country_name: name ?? code }
      : null;
  } catch {
    return undefined;
  }
};

const KEPT_UNDER = 'visitor_country';
const DAY_MS = 24 * 60 * 60 * 1000;
/** People travel: a country is asked for again after a month, and what has none after a day. */
const keptMs = (found: Country | null): number => (found === null ? DAY_MS : 30 * DAY_MS);

/** What was found by this address: the operator may choose another service. */
const kept = (): Country | null | undefined => {
  try {
    const { found, from, at } = JSON.parse(readStorage(KEPT_UNDER) ?? '') as {
      found: Country | null;
      from: string;
      at: number;
    };
    const age = Date.now() - at;
    return from === address() && age >= 0 && age < keptMs(found) ? found : undefined;
  } catch {
    return undefined;
  }
};

/** A failed lookup is not kept, so that the next page asks again. */
const askAndKeep = async (): Promise<Country | null> => {
  const found = await ask();
  if (found !== undefined)
    writeStorage(KEPT_UNDER, JSON.stringify({ found, from: address(), at: Date.now() }));
  return found ?? null;
};

let answer: Promise<Country | null> | undefined;

/** The visitor's country, requested once and kept in the browser; null if unknown. */
export const lookUpCountry = async (): Promise<Country | null> => {
  const known = kept();
  return known === undefined ? (answer ??= askAndKeep()) : known;
};
