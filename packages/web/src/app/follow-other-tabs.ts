import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { showLanguage } from '../shared/language/language-store.ts';
import { storedLanguage } from '../shared/language/stored-language.ts';
import { showTheme, THEME_KEY } from '../shared/theme/theme-store.ts';

const follow = ({ key }: StorageEvent): void => {
  // Without a key the whole storage was emptied.
  if (key === THEME_KEY || key === null) showTheme();
  const language = storedLanguage();
  if (key === STORAGE_KEYS.language && language !== undefined) showLanguage(language);
};

/** A language or a theme that was chosen in another tab reaches this one at once. The browser tells only the other tabs. */
export const followOtherTabs = (): (() => void) => {
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
