export interface Country {
  country_code: string;
  country_name: string;
}

const PATIENCE_MS = 3000;

/**
 * Our server, unless the operator configured another service; the server writes its address into the page.
 */
const address = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="geo-lookup-url"]')?.content ?? '/geo';

const ask = async (): Promise<Country | null> => {
  try {
    const response = await fetch(address(), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const country = (await response.json()) as Partial<Country> | null;
    const { country_code: code, country_name: name } = country ?? {};
    return typeof code === 'string' && code !== ''
      ? { country_code: code.toUpperCase(), country_name: name ?? code }
      : null;
  } catch {
    return null;
  }
};

let answer: Promise<Country | null> | undefined;

/** The visitor's country by IP, requested once per page; null if unknown. */
export const lookUpCountry = (): Promise<Country | null> => (answer ??= ask());
