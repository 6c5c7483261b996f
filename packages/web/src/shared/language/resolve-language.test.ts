import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage, getLanguage } from './language-store.ts';
import { resolveLanguage } from './resolve-language.ts';

const from = (country_code: string) => () => Promise.resolve({ country_code, country_name: country_code });
const unknown = () => Promise.resolve(null);
const failOnRequest = () => Promise.reject(new Error('the country was asked for'));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'preferred_language=; path=/; max-age=0';
});

describe('the language', () => {
  it('is the stored choice first', async () => {
    chooseLanguage('en');
    expect(await resolveLanguage('ru-RU', failOnRequest)).toBe('en');
  });

  it('is read from the cookie if the storage was cleared', async () => {
    chooseLanguage('ru');
    localStorage.clear();
    expect(await resolveLanguage('en-US', failOnRequest)).toBe('ru');
  });

  it('is Russian in a Russian browser in any country', async () => {
    expect(await resolveLanguage('ru-DE', failOnRequest)).toBe('ru');
  });

  it.each(['RU', 'BY', 'KZ', 'KG', 'TJ', 'UZ', 'AM', 'AZ', 'GE', 'MD'])(
    'is Russian in %s',
    async (country) => {
      expect(await resolveLanguage('en-US', from(country))).toBe('ru');
    },
  );

  it('is English elsewhere and if the lookup fails', async () => {
    expect(await resolveLanguage('de-DE', from('DE'))).toBe('en');
    expect(await resolveLanguage('uk-UA', unknown)).toBe('en');
  });

  it('is set on the page for readers and screen readers', () => {
    chooseLanguage('ru');
    expect(getLanguage()).toBe('ru');
    expect(document.documentElement.lang).toBe('ru');
  });
});
