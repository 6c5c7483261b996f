import { readStorage, removeStorage, writeStorage } from '../lib/browser-storage.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by `public/appearance.js`, before the first paint. */
const KEY = 'theme';

const listeners = new Set<() => void>();

export const getTheme = (): Theme => THEMES.find((theme) => theme === readStorage(KEY)) ?? 'system';

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    removeStorage(KEY);
    delete document.documentElement.dataset['theme'];
  } else {
    writeStorage(KEY, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
};

export const subscribeTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
