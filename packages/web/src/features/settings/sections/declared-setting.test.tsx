import type * as SettingsFields from '@famiglia/contract/settings/settings-fields';
import type { Settings } from '@famiglia/contract/settings/settings';
import { SAMPLE_SETTINGS } from '@famiglia/contract/testing/sample-settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

/** The panel's modules are loaded again with a declaration that also contains the samples. */
vi.resetModules();
vi.doMock('@famiglia/contract/settings/settings-fields', async (original) => {
  const { SETTINGS_FIELDS } = await original<typeof SettingsFields>();
  return { SETTINGS_FIELDS: { ...SETTINGS_FIELDS, ...SAMPLE_SETTINGS } };
});
const { openSettings } = await import('../testing/open-settings.tsx');
const { mockServer, startMockServer } = await import('../../../testing/mock-server.ts');
vi.doUnmock('@famiglia/contract/settings-fields');

startMockServer();

const ROLE = {
  id: '200000000000000005',
  name: 'Fighters',
  color: 0,
  position: 1,
  managed: false,
  rights: [],
  given_by: [],
};

it('shows a control for a setting of every plain kind from its declaration alone, and saves what it says', async () => {
  const sent: Settings[] = [];
  openSettings('events', { discordRoles: [{ ...ROLE, refusal: 'above_bot' }] });
  mockServer.use(
    http.put('/api/settings/:id', async ({ request }) => {
      const body = (await request.json()) as Settings;
      sent.push(body);
      return HttpResponse.json({ ...body, version: 4, updated_by: null, updated_at: null });
    }),
  );
  fireEvent.change(await screen.findByLabelText('Number 3'), { target: { value: '7' } });
  fireEvent.change(screen.getByLabelText('Greeting'), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Threads' }));
  await choose('Look-alikes', 'Pay');
  // The bot only mentions this role, so it does not matter that the bot could not give it.
  await choose('Role to ping', 'Fighters');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.events).toMatchObject({
    number_3: 7,
    greeting: 'Hello',
    threads: false,
    look_alikes: 'pay',
    ping_role: ROLE.id,
  });
});

const choose = async (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  const list = await screen.findByRole('listbox');
  fireEvent.click(within(list).getByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
