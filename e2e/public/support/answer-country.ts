import type { Page } from '@playwright/test';

export type CountryAnswer = 'RU' | 'KZ' | 'US' | 'nothing' | 'error' | 'broken';

/** Makes the country lookup of a page answer as given; `broken` breaks the connection. */
export const answerCountry = async (page: Page, answer: CountryAnswer): Promise<void> => {
  await page.route(/\/geo\?/, async (route) => {
    if (answer === 'broken') return route.abort();
    if (answer === 'error') return route.fulfill({ status: 500, body: 'no' });
    const code = answer === 'nothing' ? null : answer;
    return route.fulfill({ json: { country_code: code, country_name: code } });
  });
};
