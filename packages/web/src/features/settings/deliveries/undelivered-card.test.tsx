import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const EVENT = '7c4b1c80-6f3e-4a5e-9d0a-3a1b2c3d4e5f';

it('names what is not in Discord, why and what to do, links to the event, and tries again on request', async () => {
  const retried = vi.fn<() => void>();
  openSettings('channels');
  mockServer.use(
    http.get('/api/guilds/:id/deliveries', () =>
      HttpResponse.json(
        listOf([
          {
            kind: 'roster',
            problem: 'missing_permissions',
            count: 1,
            about: { kind: 'event', id: EVENT, name: 'Convoy' },
            since: '2026-03-01T12:00:00.000Z',
            gave_up: false,
          },
          {
            kind: 'submission_reply',
            problem: 'unreachable',
            count: 4,
            about: null,
            since: '2026-03-01T12:00:00.000Z',
            gave_up: true,
          },
        ]),
      ),
    ),
    http.post('/api/guilds/:id/deliveries/retry', () => {
      retried();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const region = within(await screen.findByRole('region', { name: 'Not delivered to Discord' }));
  const link = region.getByRole('link', { name: 'Sign-up message: Convoy' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/events/${EVENT}$`));
  expect(region.getByText(/Allow it to view the channel/)).toBeTruthy();
  expect(region.getByText(/Replies to screens \(4\)/)).toBeTruthy();
  expect(region.getByText(/gave up/)).toBeTruthy();
  fireEvent.click(region.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retried).toHaveBeenCalledOnce());
});

it('shows nothing while everything is delivered', async () => {
  const { client } = openSettings('channels');
  expect(await screen.findByText('The bot has every permission these settings need.')).toBeTruthy();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText('Not delivered to Discord')).toBeNull();
});
