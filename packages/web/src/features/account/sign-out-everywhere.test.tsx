import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentToken, setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { AccountPage } from './account-page.tsx';

startMockServer();
beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('mine'));
});

const ask = async () => {
  renderAt('/account', <AccountPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere…' }));
  return within(await screen.findByRole('dialog'));
};

it('asks first, then ends all sessions and opens the login page', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  onTestFinished(() => leave.mockRestore());
  let calls = 0;
  mockServer.use(
    http.post('/auth/logout-everywhere', () => {
      calls += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const dialog = await ask();
  expect(calls).toBe(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(calls).toBe(1);
  expect(currentToken()).toBeNull();
});

it('shows an error if the server failed, and keeps the session', async () => {
  mockServer.use(http.post('/auth/logout-everywhere', () => refuse('overloaded')));
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await dialog.findByRole('alert');
  expect(currentToken()).toBe('mine');
});
