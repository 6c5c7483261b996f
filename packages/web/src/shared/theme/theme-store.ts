import { readStorage, removeStorage, writeStorage } from '../lib/browser-storage.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by `public/appearance.js`, before the first paint. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

export const getTheme = (): Theme => THEMES.find((theme) => theme === readStorage(THEME_KEY)) ?? 'system';

/** Shows the stored theme. */
export const showTheme = (): void => {
  const theme = getTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
};

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') removeStorage(THEME_KEY);
  else writeStorage(THEME_KEY, theme);
  showTheme();
};

export const subscribeTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
