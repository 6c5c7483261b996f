import type { ApiKey } from '@famiglia/contract/keys/api-keys';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const key: ApiKey = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  name: 'Old table',
  hint: 'a1b2',
  created_by: { id: '300000000000000001', name: 'Marco' },
  created_at: '2026-01-01T10:00:00.000Z',
  last_used_at: null,
  permissions: ['users.view', 'money.view'],
  lost: ['money.view'],
  calls_per_minute: 60,
  expires_at: null,
};

/** A mocked server that stores the keys, and records the requests. */
const serve = (...keys: ApiKey[]) => {
  const calls: Partial<ApiKey>[] = [];
  let present = keys;
  openSettings('api');
  mockServer.use(
    http.get('/api/api-keys/:id', () => HttpResponse.json(listOf(present))),
    http.post('/api/api-keys/:id', async ({ request }) => {
      const wanted = (await request.json()) as Partial<ApiKey>;
      calls.push(wanted);
      const made = { ...key, ...wanted, id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02', lost: [] };
      present = [made, ...present];
      return HttpResponse.json({ ...made, secret: 'fa_very-secret' });
    }),
  );
  return calls;
};

const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'New key' }));
  return within(await screen.findByRole('dialog'));
};

it('makes a key with what was chosen, and shows it once', async () => {
  const calls = serve();
  expect(await screen.findByText('No keys yet.')).toBeTruthy();
  const form = await openForm();
  fireEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(calls).toEqual([]);
  fireEvent.change(form.getByLabelText('What is it for?'), { target: { value: ' Table ' } });
  fireEvent.click(form.getByLabelText('See members'));
  expect(form.queryByLabelText('Change settings')).toBeNull();
  fireEvent.click(form.getByRole('button', { name: 'Create key' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Key “Table”', { selector: 'input' });
  expect(shown.value).toBe('fa_very-secret');
  expect(calls).toMatchObject([
    { name: 'Table', permissions: ['panel.view', 'users.view'], calls_per_minute: 60 },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'New key' })).toBeTruthy();
  expect(screen.queryByDisplayValue('fa_very-secret')).toBeNull();
  expect(await screen.findByText('Table')).toBeTruthy();
});

it('keeps what was typed when the server refuses', async () => {
  serve();
  mockServer.use(http.post('/api/api-keys/:id', () => refuse('too_many_keys')));
  const form = await openForm();
  fireEvent.change(form.getByLabelText('What is it for?'), { target: { value: 'Another' } });
  fireEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText(/already has 10 keys/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('What is it for?').value).toBe('Another');
});

it('says what a key can no longer do, and why', async () => {
  serve(key);
  expect(await screen.findByText(/No longer works for: See the family’s money\. Marco lost/)).toBeTruthy();
});
