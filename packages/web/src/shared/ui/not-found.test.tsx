import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../language/language-store.ts';
import { NotFoundPage } from './not-found.tsx';

const back = vi.fn<() => void>();

const openWithHistory = (entries: number): void => {
  vi.stubGlobal('history', { length: entries, back });
  render(<NotFoundPage />);
};

/** False if the page handled the click instead of following the link. */
const follows = (link: HTMLElement): boolean => fireEvent.click(link);

beforeEach(() => showLanguage('en'));
afterEach(() => {
  cleanup();
  back.mockClear();
  vi.unstubAllGlobals();
});

it('says what is wrong and whom to ask', () => {
  openWithHistory(1);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByText('This page does not exist or was removed.')).toBeTruthy();
  expect(screen.getByText('contact the administrator')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'contact the administrator' })).toBeNull();
  expect(screen.getByText(/Need help\?/)).toBeTruthy();
});

it('links to the site’s contact where one is configured', () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'support-url', content: 'https://discord.gg/family' });
  document.head.append(meta);
  openWithHistory(1);
  const link = screen.getByRole('link', { name: 'contact the administrator' });
  expect(link.getAttribute('href')).toBe('https://discord.gg/family');
  meta.remove();
});

it('goes back if the history has more than two entries', () => {
  openWithHistory(3);
  expect(follows(screen.getByRole('link', { name: 'Go back' }))).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

it('goes home from a tab with two entries or fewer', () => {
  openWithHistory(2);
  expect(screen.queryByRole('link', { name: 'Go back' })).toBeNull();
  const [first] = screen.getAllByRole('link', { name: 'Go home' });
  expect(first?.getAttribute('href')).toBe('/');
  expect(first && follows(first)).toBe(true);
  expect(back).not.toHaveBeenCalled();
});

it('always has its own link home', () => {
  openWithHistory(3);
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
});
