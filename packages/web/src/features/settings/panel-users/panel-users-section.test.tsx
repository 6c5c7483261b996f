import type { PanelUser } from '@famiglia/contract/settings/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { listOf } from '../../../testing/list-of.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const pavel: PanelUser = {
  user_id: '300000000000000021',
  username: 'pavel',
  display_name: 'Pavel',
  avatar_url: null,
  added_by: '300000000000000001',
  added_at: '2026-01-01T10:00:00.000Z',
  expires_at: null,
};

/** A mocked server that stores the list, and records the requests. */
const serve = (...users: PanelUser[]) => {
  const calls: unknown[] = [];
  let present = users;
  mockServer.use(
    http.get('/api/settings/:id/panel-users', () => HttpResponse.json(listOf(present))),
    http.delete('/api/settings/:id/panel-users/:userId', ({ params }) => {
      calls.push(`removed ${String(params['userId'])}`);
      present = present.filter((user) => user.user_id !== params['userId']);
      return HttpResponse.json(null);
    }),
    http.post('/api/settings/:id/panel-users', async ({ request }) => {
      const body = (await request.json()) as { user_id: string };
      calls.push(body);
      const added = { ...pavel, user_id: body.user_id };
      present = [...present, added];
      return HttpResponse.json(added);
    }),
  );
  return calls;
};

const remove = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Remove panel access: Pavel' }));

it('removes at once, and adds again by undo', async () => {
  const calls = serve(pavel);
  openSettings('panel-users');
  await remove();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove panel access: Pavel' })).toBeTruthy();
  expect(calls).toEqual([`removed ${pavel.user_id}`, { user_id: pavel.user_id }]);
});

it('adds a pasted id, until the end of the chosen day', async () => {
  const calls = serve();
  openSettings('panel-users');
  expect(await screen.findByText('No panel users yet')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2030-05-12' } });
  fireEvent.change(screen.getByLabelText('Member'), { target: { value: ` ${pavel.user_id} ` } });
  fireEvent.submit(screen.getByLabelText('Member'));
  await waitFor(() =>
    expect(calls).toEqual([
      { user_id: pavel.user_id, expires_at: new Date('2030-05-12T23:59:59').toISOString() },
    ]),
  );
});

it('shows at the field that the person is not on the server', async () => {
  serve();
  mockServer.use(http.post('/api/settings/:id/panel-users', () => refuse('member_not_found')));
  openSettings('panel-users');
  const field = await screen.findByLabelText('Member');
  fireEvent.change(field, { target: { value: pavel.user_id } });
  fireEvent.submit(field);
  expect(await screen.findByText(/Nobody on the server has this ID/)).toBeTruthy();
  expect(screen.getByLabelText('Member').getAttribute('aria-invalid')).toBe('true');
});
