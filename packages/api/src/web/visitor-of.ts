import {
  DETECTED_LANGUAGE_COOKIE,
  LANGUAGES,
  PREMIUM_PRICE,
  RUSSIAN_SPEAKING_COUNTRIES,
  STORAGE_KEYS,
} from '@famiglia/contract/constants';
import type { Currency, Language } from '@famiglia/contract/constants';
import type { FastifyRequest } from 'fastify';
import { countryOfIp } from '../auth/country-of-ip.ts';

export interface Visitor {
  language: Language;
  currency: Currency;
}

export const knownLanguage = (value: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === value);

/** Stored choice, an address that names a language, a Russian browser, what the browser found out, the country. */
const languageFor = (request: FastifyRequest, speaksRussian: boolean): Language =>
  knownLanguage(request.cookies[STORAGE_KEYS.language]) ??
  knownLanguage((request.query as Record<string, unknown>)['lang']) ??
  (/^ru/i.test(request.headers['accept-language'] ?? '') ? 'ru' : undefined) ??
  knownLanguage(request.cookies[DETECTED_LANGUAGE_COOKIE]) ??
  (speaksRussian ? 'ru' : 'en');

/** The stored currency counts only together with its region, as in the browser. */
const currencyFor = ({ cookies }: FastifyRequest, paysInRoubles: boolean): Currency => {
  const stored = cookies[STORAGE_KEYS.region] && cookies[STORAGE_KEYS.currency];
  return stored && Object.hasOwn(PREMIUM_PRICE, stored)
    ? (stored as Currency)
    : paysInRoubles
      ? 'RUB'
      : 'USD';
};

/**
 * What this visitor is shown. Where a lookup service is set, the country is for the browser to find out:
 * two answers that differ would change the page before the reader's eyes.
 */
export const visitorOf = (request: FastifyRequest, usesLookupService: boolean): Visitor => {
  const country = usesLookupService ? null : countryOfIp(request.ip);
  const listed = RUSSIAN_SPEAKING_COUNTRIES.some((code) => code === country);
  return { language: languageFor(request, listed), currency: currencyFor(request, listed) };
};
