import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, getLanguage } from '../shared/language/language-store.ts';
import { chooseTheme, getTheme, subscribeTheme } from '../shared/theme/theme-store.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

let stop: () => void;
beforeEach(() => {
  chooseTheme('dark');
  chooseLanguage('en');
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  chooseTheme('system');
  chooseLanguage('en');
  localStorage.clear();
});

/** What the browser does in this tab when another one writes. */
const otherTabStores = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

it('shows the theme that was chosen in another tab', () => {
  const told = vi.fn<() => void>();
  const unsubscribe = subscribeTheme(told);
  otherTabStores('theme', 'light');
  expect([getTheme(), document.documentElement.dataset['theme']]).toEqual(['light', 'light']);
  otherTabStores('theme', null);
  expect([getTheme(), document.documentElement.dataset['theme']]).toEqual(['system', undefined]);
  expect(told).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('speaks the language that was chosen in another tab', () => {
  otherTabStores(STORAGE_KEYS.language, 'ru');
  expect([getLanguage(), document.documentElement.lang]).toEqual(['ru', 'ru']);
});

it('does not touch them when something else is stored', () => {
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:event' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
