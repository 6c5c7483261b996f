import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearSession, setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import { HeaderEnterLink } from './enter-link.tsx';

beforeEach(() => {
  showLanguage('en');
  clearSession();
});

it('leads visitors to the sign-in, and people who are signed in to the panel', () => {
  render(<HeaderEnterLink />);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  // Signed in meanwhile, in another tab.
  act(() => {
    setSession(sessionOf('one'));
    window.dispatchEvent(new Event('storage'));
  });
  expect(screen.getByRole('link', { name: 'Open panel' }).getAttribute('href')).toBe('/guilds');
});
