import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { demoSettings } from '../testing/demo-settings.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const makeChange = async () =>
  fireEvent.change(await screen.findByLabelText('Reputation name'), {
    target: { value: 'Honour' },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('does not ask while nothing is changed', async () => {
  const { router, home } = openSettings('general');
  await screen.findByLabelText('Reputation name');
  expect(closeTab()).toBe(false);
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe(home);
});

it('blocks the back button, and stays on request', async () => {
  const { router, home } = openSettings('general');
  await makeChange();
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe(`${home}/settings/general`);
  await press('Stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Reputation name')).toHaveProperty('value', 'Honour');
});

it('leaves without saving on request', async () => {
  const { router, home } = openSettings('general');
  await makeChange();
  await act(async () => router.navigate(home));
  await press('Leave without saving');
  await waitFor(() => expect(router.state.location.pathname).toBe(home));
});

it('saves and then opens the page that the person wanted', async () => {
  mockServer.use(http.put('/api/settings/:id', () => HttpResponse.json(demoSettings({ version: 4 }))));
  const { router, home } = openSettings('general');
  await makeChange();
  await act(async () => router.navigate(home));
  await press('Save and leave');
  await waitFor(() => expect(router.state.location.pathname).toBe(home));
});

it('asks before closing and reloading the tab', async () => {
  openSettings('general');
  await makeChange();
  expect(closeTab()).toBe(true);
  await press('Reset');
  expect(closeTab()).toBe(false);
});
