import type { DeadLetter, GivenUpDelivery } from '@famiglia/contract/admin/admin';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { JobsPage } from './jobs-page.tsx';

startMockServer();

const letter: DeadLetter = {
  id: '7b1c7f0e-58f5-4a3b-9d8c-0f0f6a2b9c11',
  name: 'take-pictures',
  title: { en: 'Copying pictures from Discord', ru: 'Копирование картинок из Discord' },
  guild: { id: '100000000000000001', name: 'Moretti Family' },
  reason: 'Missing Permissions',
  tries: 21,
  asked_at: '2026-03-01T10:00:00.000Z',
  failed_at: '2026-03-01T12:00:00.000Z',
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(http.get('/api/admin/war-feeds', () => HttpResponse.json({ ...listOf([]), families: 0 })));
});

it('names the job, its server and the reason, and lets it run again', async () => {
  let left = [letter];
  mockServer.use(
    http.get('/api/admin/deliveries/given-up', () => HttpResponse.json(listOf([]))),
    http.get('/api/admin/jobs/failed', () => HttpResponse.json(listOf(left))),
    http.post('/api/admin/jobs/:id/run-again', ({ params }) => {
      left = left.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderAt('/admin/jobs', <JobsPage />);
  expect(await screen.findByText('Copying pictures from Discord')).toBeTruthy();
  expect(screen.getByText('Moretti Family')).toBeTruthy();
  expect(screen.getByText('Missing Permissions')).toBeTruthy();
  expect(screen.getByText(/21 tries/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Run again: Copying pictures from Discord' }));
  expect(await screen.findByText('No failed jobs')).toBeTruthy();
});

it('names what Discord did not get, with its server and the reason, and lets the bot try again', async () => {
  const given: GivenUpDelivery = {
    guild: { id: '100000000000000001', name: 'Moretti Family' },
    kind: 'roster',
    problem: 'missing_permissions',
    count: 3,
    given_up_at: '2026-03-01T12:00:00.000Z',
  };
  let left = [given];
  mockServer.use(
    http.get('/api/admin/jobs/failed', () => HttpResponse.json(listOf([]))),
    http.get('/api/admin/deliveries/given-up', () => HttpResponse.json(listOf(left))),
    http.post('/api/admin/deliveries/:guildId/run-again', ({ params }) => {
      left = left.filter(({ guild }) => guild.id !== params['guildId']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderAt('/admin/jobs', <JobsPage />);
  expect(await screen.findByText('Sign-up message')).toBeTruthy();
  expect(screen.getByText('Moretti Family')).toBeTruthy();
  expect(screen.getByText('The bot is not allowed to post in the channel.')).toBeTruthy();
  expect(screen.getByText(/not delivered: 3/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: Sign-up message, Moretti Family' }));
  await waitFor(() => expect(screen.queryByText('Not delivered to Discord')).toBeNull());
});

const givenUp = (problem: GivenUpDelivery['problem'], kind: GivenUpDelivery['kind']): GivenUpDelivery => ({
  guild: { id: '100000000000000001', name: 'Moretti Family' },
  kind,
  problem,
  count: 1,
  given_up_at: '2026-03-01T12:00:00.000Z',
});

it('says of each whether the bot has stopped trying: a long limit of Discord is tried again by itself', async () => {
  mockServer.use(
    http.get('/api/admin/jobs/failed', () => HttpResponse.json(listOf([]))),
    http.get('/api/admin/deliveries/given-up', () =>
      HttpResponse.json(listOf([givenUp('rate_limited', 'plan_end'), givenUp('channel_gone', 'roster')])),
    ),
  );
  renderAt('/admin/jobs', <JobsPage />);
  expect(await screen.findAllByText(/The bot has stopped trying/)).toHaveLength(1);
  expect(screen.getAllByText(/The bot keeps trying/)).toHaveLength(1);
});
