export interface Country {
  country_code: string;
  country_name: string;
}

const PATIENCE_MS = 2000;

const ask = async (): Promise<Country | null> => {
  try {
    const response = await fetch('/geo', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? ((await response.json()) as Country) : null;
  } catch {
    return null;
  }
};

let answer: Promise<Country | null> | undefined;

/** The visitor's country by IP, asked once a page; null when it cannot be told. */
export const lookUpCountry = (): Promise<Country | null> => (answer ??= ask());
