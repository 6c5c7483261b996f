import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { Settings } from '@famiglia/contract/settings/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { demoSettings } from '../testing/demo-settings.ts';
import { listOf } from '../../../testing/list-of.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const MARTA = '300000000000000007';
const base = demoSettings();
const newer = demoSettings({
  version: 4,
  updated_by: MARTA,
  updated_at: new Date().toISOString(),
  reputation_name: 'Glory',
  capts: { ...base.capts, reward: 44 },
});

/** The server answers a save with a newer version of another person. */
const meetConflict = async () => {
  const sent: Settings[] = [];
  openSettings('general');
  mockServer.use(
    http.get('/api/guilds/:id/members', () =>
      HttpResponse.json(listOf([{ user_id: MARTA, display_name: 'Marta', left_at: null }])),
    ),
    http.put('/api/settings/:id', async ({ request }) => {
      const body = (await request.json()) as Settings;
      sent.push(body);
      if (body.version === newer.version) return HttpResponse.json({ ...newer, ...body, version: 5 });
      const { status, en } = ERRORS.version_conflict;
      const problem = { type: '', title: '', status, code: 'version_conflict', detail: en, errors: [] };
      return HttpResponse.json({ ...problem, current: newer }, { status });
    }),
  );
  const field = await screen.findByLabelText('Reputation name');
  fireEvent.change(field, { target: { value: 'Honour' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  return { sent, dialog: await screen.findByRole('dialog') };
};

const settle = () => fireEvent.click(screen.getByRole('button', { name: 'Save with these choices' }));

it('shows both values, who saved, and what only the other changed', async () => {
  const { dialog } = await meetConflict();
  expect(await within(dialog).findByText('Marta saved while you were editing')).toBeTruthy();
  expect(within(dialog).getByRole('radio', { name: /Yours.*Honour/ })).toBeTruthy();
  expect(within(dialog).getByRole('radio', { name: /Newer.*Glory/ })).toBeTruthy();
  expect(within(dialog).getByText('Capt reward')).toBeTruthy();
});

it('keeps my value, and what only the other changed', async () => {
  const { sent } = await meetConflict();
  settle();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, reputation_name: 'Honour', capts: { reward: 44 } });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
});

it('takes the newer value, and then has nothing left to save', async () => {
  const { sent, dialog } = await meetConflict();
  fireEvent.click(within(dialog).getByRole('radio', { name: /Newer.*Glory/ }));
  mockServer.use(http.get('/api/settings/:id', () => HttpResponse.json(newer)));
  settle();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(screen.getByLabelText('Reputation name')).toHaveProperty('value', 'Glory'));
});

it('decides nothing when closed: the changes stay, and the next save asks again', async () => {
  const { sent } = await meetConflict();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Reputation name')).toHaveProperty('value', 'Honour');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(sent.map(({ version }) => version)).toEqual([3, 3]);
});
