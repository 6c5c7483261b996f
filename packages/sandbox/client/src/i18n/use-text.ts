import { createContext, use } from 'react';
import type { Dictionary, Language } from './dictionary.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const dictionaries: Record<Language, Dictionary> = { en, ru };

export interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  setLanguage: () => undefined,
});

export const useLanguage = (): LanguageChoice => use(LanguageContext);

export const useText = (): Dictionary => dictionaries[useLanguage().language];
