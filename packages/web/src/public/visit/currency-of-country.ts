import { RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/constants';
import type { Currency } from '@famiglia/contract/constants';

export const currencyOfCountry = (code: string): Currency =>
  RUSSIAN_SPEAKING_COUNTRIES.some((known) => known === code) ? 'RUB' : 'USD';
