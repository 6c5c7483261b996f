import type { GuildKey } from '@famiglia/contract/keys/api-keys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const key: GuildKey = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  name: 'Old laptop',
  hint: 'a1b2',
  created_by: { id: '300000000000000001', name: 'Marco' },
  created_at: '2026-01-01T10:00:00.000Z',
  last_used_at: null,
};

/** A mocked server that stores the keys, and records the requests. */
const serve = (...keys: GuildKey[]) => {
  const calls: unknown[] = [];
  let present = keys;
  openSettings('wars');
  mockServer.use(
    http.get('/api/war-keys/:id', () => HttpResponse.json(listOf(present))),
    http.post('/api/war-keys/:id', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      calls.push(name);
      const made = { ...key, id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02', name };
      present = [made, ...present];
      return HttpResponse.json({ ...made, secret: 'fw_very-secret' });
    }),
    http.delete('/api/war-keys/:id/:keyId', ({ params }) => {
      calls.push(`revoked ${String(params['keyId'])}`);
      present = present.filter(({ id }) => id !== params['keyId']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
};

const nameOf = async () => screen.findByLabelText<HTMLInputElement>('Name of a new key');

it('shows a new key once, until somebody says that it is copied', async () => {
  const calls = serve();
  expect(await screen.findByText('No keys yet. Without one, nothing can be sent.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Address to send to').value).toMatch(
    /^http.*\/api\/ingest\/\d+\/wars$/,
  );
  fireEvent.change(await nameOf(), { target: { value: ' Home server ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(
    (await screen.findByLabelText<HTMLInputElement>('Key “Home server”', { selector: 'input' })).value,
  ).toBe('fw_very-secret');
  expect(calls).toEqual(['Home server']);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect((await nameOf()).value).toBe('');
  expect(screen.queryByDisplayValue('fw_very-secret')).toBeNull();
  const list = await screen.findByRole('list', { name: 'Keys' });
  expect(within(list).getByText('Home server')).toBeTruthy();
});

it('asks before it revokes a key', async () => {
  const calls = serve(key);
  expect(await screen.findByText(/Marco.*not used yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke: Old laptop' }));
  expect(calls).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(calls).toEqual([`revoked ${key.id}`]));
  expect(await screen.findByText('No keys yet. Without one, nothing can be sent.')).toBeTruthy();
});

it('keeps the typed name when the server refuses', async () => {
  serve(key);
  mockServer.use(http.post('/api/war-keys/:id', () => refuse('too_many_keys')));
  fireEvent.change(await nameOf(), { target: { value: 'Another' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(/already has 10 keys/)).toBeTruthy();
  expect((await nameOf()).value).toBe('Another');
});
