import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { currentToken, setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { AccountPage } from './account-page.tsx';

startMockServer();

it('shows the progress of the deletion, requests it once, and leaves when the account is deleted', async () => {
  showLanguage('en');
  const session = sessionOf('one');
  setSession(session);
  let done: number | null = null;
  let isForgotten = false;
  const asked = vi.fn<() => void>();
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const state = () => ({ asked_at: '2026-05-01T10:00:00.000Z', done, total: 1200 });
  mockServer.use(
    http.get('/api/privacy/forget', () => {
      if (isForgotten) return HttpResponse.json({ code: 'not_signed_in', status: 401 }, { status: 401 });
      return HttpResponse.json({ forgetting: done === null ? null : state() });
    }),
    http.post('/api/privacy/forget', () => {
      asked();
      done = 0;
      return HttpResponse.json(state());
    }),
  );
  renderAt('/account', <AccountPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my data…' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: session.user.username } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
  expect(await screen.findByText('0 of 1,200 records processed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my data…' })).toBeNull();
  done = 900;
  expect(await screen.findByText('900 of 1,200 records processed', {}, { timeout: 5000 })).toBeTruthy();
  isForgotten = true;
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'), { timeout: 5000 });
  expect(currentToken()).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
