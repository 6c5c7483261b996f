import { DETECTED_LANGUAGE_COOKIE, STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { LANGUAGES, RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/kit/language';
import type { Currency } from '@famiglia/contract/kit/money';
import type { Language } from '@famiglia/contract/kit/language';
import type { FastifyRequest } from 'fastify';
import { countryByProxy } from '../http/visitor-country.ts';

export interface Visitor {
  language: Language;
  currency: Currency;
}

export const knownLanguage = (value: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === value);

/**
 * In this order: the stored choice, a language in the address, a Russian browser, the browser's own lookup, the
 * country.
 */
const languageFor = (request: FastifyRequest, speaksRussian: boolean): Language =>
  knownLanguage(request.cookies[STORAGE_KEYS.language]) ??
  knownLanguage((request.query as Record<string, unknown>)['lang']) ??
  (/^ru/i.test(request.headers['accept-language'] ?? '') ? 'ru' : undefined) ??
  knownLanguage(request.cookies[DETECTED_LANGUAGE_COOKIE]) ??
  (speaksRussian ? 'ru' : 'en');

/**
 * The stored currency counts only together with its region, as in the browser. A currency in which nothing is sold is
 * shown to nobody.
 */
const currencyFor = (
  { cookies }: FastifyRequest,
  paysInRoubles: boolean,
  sold: readonly Currency[],
): Currency => {
  const stored = cookies[STORAGE_KEYS.region] && cookies[STORAGE_KEYS.currency];
  const local = paysInRoubles ? 'RUB' : 'USD';
  return (
    sold.find((currency) => currency === stored) ??
    sold.find((currency) => currency === local) ??
    sold[0] ??
    local
  );
};

/**
 * Language and currency of this visitor. With a lookup service the country is left to the browser: two different
 * answers would change the page while it is read. Without a proxy that names the country it is unknown, until the browser
 * has told its time zone.
 */
export const visitorOf = (
  request: FastifyRequest,
  usesLookupService: boolean,
  sold: readonly Currency[],
): Visitor => {
  const country = usesLookupService ? null : countryByProxy(request);
  const listed = RUSSIAN_SPEAKING_COUNTRIES.some((code) => code === country);
  return { language: languageFor(request, listed), currency: currencyFor(request, listed, sold) };
};
