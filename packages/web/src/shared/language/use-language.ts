import type { Language } from '@famiglia/contract/kit/language';
import { useSyncExternalStore } from 'react';
import { getLanguage, subscribeLanguage } from './language-store.ts';

export const useLanguage = (): Language => useSyncExternalStore(subscribeLanguage, getLanguage, getLanguage);
