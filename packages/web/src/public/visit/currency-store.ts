import type { Currency } from '@famiglia/contract/kit/money';
import { useSyncExternalStore } from 'react';

let current: Currency = 'USD';
const listeners = new Set<() => void>();

const getCurrency = (): Currency => current;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const showCurrency = (currency: Currency): void => {
  current = currency;
  for (const listener of listeners) listener();
};

export const useCurrency = (): Currency => useSyncExternalStore(subscribe, getCurrency, getCurrency);
