import type { WarFeed } from '@famiglia/contract/wars/war-feeds';
import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { demoSettings } from '../testing/demo-settings.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const good: WarFeed = {
  name: 'monitor-a',
  host: 'wars.example.org',
  good_at: '2026-01-01T10:00:00.000Z',
  failure: null,
  next_at: '2026-01-01T10:01:00.000Z',
};

it('shows how each monitor answers, and that they are unofficial', async () => {
  openSettings('wars');
  const failure = { reason: 'status', status: 503, since: '2026-01-01T09:00:00.000Z' } as const;
  mockServer.use(
    http.get('/api/wars/:id/feeds', () =>
      HttpResponse.json(listOf([good, { ...good, name: 'monitor-b', good_at: null, failure }])),
    ),
  );
  const list = await screen.findByRole('list', { name: 'Monitors of wars' });
  expect(screen.getByText('unofficial')).toBeTruthy();
  const [a, b] = within(list).getAllByRole('listitem');
  expect(a?.textContent).toMatch(/Monitor Awars\.example\.orgWorks.*last answer/);
  expect(b?.textContent).toMatch(/Fails.*It answered with error 503\..*no answer yet · failing since/);
});

it('shows nothing where the site asks no monitor', async () => {
  openSettings('wars');
  expect(await screen.findByText('Keys for collectors')).toBeTruthy();
  expect(screen.queryByText('Monitors of wars')).toBeNull();
});

it('asks whose reports count only once a channel for them is chosen', async () => {
  const settings = demoSettings();
  openSettings('wars', { settings });
  expect(await screen.findByText('Channel for reports')).toBeTruthy();
  expect(screen.queryByText(/report there/)).toBeNull();
  cleanup();
  const channels = { ...settings.channels, war_reports: '400000000000000001' };
  openSettings('wars', { settings: { ...settings, channels } });
  expect(await screen.findByText('Who reports there')).toBeTruthy();
  expect(screen.getByText('Webhooks that report there')).toBeTruthy();
});
