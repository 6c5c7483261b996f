import '@fontsource-variable/onest';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/people.css';
import './styles/room.css';
import './styles/messages.css';
import './styles/members.css';
import './styles/markdown.css';
import './styles/embeds.css';
import './styles/components.css';
import './styles/composer.css';
import './styles/dialogs.css';
import './styles/popups.css';
import './styles/drawer.css';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PersonApp } from './frame/person-app.tsx';
import { usePlace } from './places/use-place.ts';
import { type Language, languages } from './i18n/dictionary.ts';
import { LanguageContext } from './i18n/use-text.ts';
import { PeoplePage } from './people/people-page.tsx';
import { SessionProvider } from './state/session-provider.tsx';

const storageKey = 'sandbox-language';

/** The language of the page: the last choice here, otherwise the browser's. */
const LanguageProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(storageKey, language);
  }, [language]);
  const choice = useMemo(() => ({ language, setLanguage }), [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
};

const firstLanguage = (): Language => {
  const wanted = localStorage.getItem(storageKey) ?? navigator.language.slice(0, 2);
  return languages.find((language) => language === wanted) ?? 'en';
};

const App = (): ReactNode => {
  const place = usePlace();
  if (place.as === null) return <PeoplePage place={place} />;
  return (
    <SessionProvider key={place.as} userId={place.as}>
      <PersonApp place={place} />
    </SessionProvider>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);
