import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Language, languages } from './dictionary.ts';
import { LanguageContext } from './use-text.ts';

const storageKey = 'sandbox-language';

/** The language of the page: the last choice here, otherwise the browser's. */
export function LanguageProvider({ children }: { children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(storageKey, language);
  }, [language]);
  const choice = useMemo(() => ({ language, setLanguage }), [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

function firstLanguage(): Language {
  const wanted = localStorage.getItem(storageKey) ?? navigator.language.slice(0, 2);
  return languages.find((language) => language === wanted) ?? 'en';
}
