import type { Capt } from '@famiglia/contract/capts/capts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { postingCalls } from '../../entities/roster/testing/posting-calls.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { CaptsPage } from './capts-page.tsx';
import { DeletedPage } from './deleted-page.tsx';
import { demoCapt, playedCapt } from './testing/demo-capt.ts';
import { openCapts } from './testing/open-capts.tsx';

startMockServer();
afterEach(() => localStorage.clear());

const open = (capts: Capt[], address = '/capts', guild = demoGuild()) => {
  const asked: URLSearchParams[] = [];
  openCapts({ path: address, route: '*' }, <CaptsPage />, { guild });
  mockServer.use(
    ...postingCalls(),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([]))),
    http.get('/api/capts/:id', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(listOf(capts));
    }),
  );
  return asked;
};

it('lists capts with opponent, side, territory, time, fill, result and score', async () => {
  open([playedCapt(), demoCapt({ id: '7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0a02', opponent: 'Vagos' })]);
  const played = (await screen.findByRole('link', { name: 'Ballas' })).closest('tr');
  for (const words of ['Attack · Port', '20:00 MSK', '2 of 2 spots taken', 'Win', '3 : 1', '9,000'])
    expect(played?.textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Vagos' }).closest('tr')?.textContent).toContain('Sign-up open');
});

it('keeps the place of the list while it asks how many wars wait, and shows the list if that fails', async () => {
  open([demoCapt({ opponent: 'Vagos' })]);
  let answer: ((response: Response) => void) | undefined;
  mockServer.use(
    http.get('/api/wars/:id', async () => new Promise<Response>((resolve) => (answer = resolve))),
  );
  expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  const waiting = await screen.findByRole('link', { name: 'Vagos', hidden: true });
  expect(waiting.closest('[hidden]')).toBeTruthy();
  answer?.(refuse('internal'));
  await waitFor(() => expect(waiting.closest('[hidden]')).toBeNull());
});

it('takes its filters from the address, days in the guild’s zone, and links back to all', async () => {
  const asked = open(
    [],
    '/capts?result=win&side=defence&search=port&from=2026-05-01&to=2026-05-31&status=no',
  );
  expect(await screen.findByText('No capts match')).toBeTruthy();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    result: 'win',
    side: 'defence',
    search: 'port',
    from: '2026-04-30T21:00:00.000Z',
    to: '2026-05-31T21:00:00.000Z',
    limit: '50',
    offset: '0',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No capts yet')).toBeTruthy();
  expect(screen.getByText('/capt create')).toBeTruthy();
});

it('creates a finished capt, with each error at its field', async () => {
  open([], '/capts?new');
  const sent: unknown[] = [];
  mockServer.use(
    http.post('/api/capts/:id', async ({ request }) => {
      sent.push(await request.json());
      return refuse('validation_failed', [{ field: 'starts_at', message: 'in_future' }]);
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'New capt' });
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Already played' }));
  type('Players per side', '0');
  type('Our score', '-1');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  for (const words of [
    'Enter the opponent, up to 64 characters.',
    'From 1 to 500 players.',
    'Choose how it ended.',
  ])
    expect(within(dialog).getByText(words)).toBeTruthy();
  expect(within(dialog).getByText('From 0 to 100,000.')).toBeTruthy();
  expect(sent).toEqual([]);

  type('Opponent', 'Ballas');
  type('Players per side', '12');
  type('Our score', '3');
  type('Day', '2026-05-05');
  type('Time, MSK', '20:00');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Win' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/in the future/)).toBeTruthy();
  expect(sent).toMatchObject([
    {
      opponent: 'Ballas',
      status: 'finished',
      result: 'win',
      score_ours: 3,
      slots: 12,
      starts_at: '2026-05-05T17:00:00.000Z',
    },
  ]);
});

it('shows no create button to a person who may only view', async () => {
  open(
    [],
    '/capts?new',
    demoGuild({ access: { level: 'member', permissions: ['panel.view', 'capts.view'] } }),
  );
  expect(await screen.findByText('No capts yet')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New capt' })).toBeNull();
});

it('restores a deleted capt', async () => {
  openCapts({ path: '/capts/deleted', route: '*' }, <DeletedPage />);
  const restored: string[] = [];
  mockServer.use(
    http.get('/api/capts/:id/deleted', () =>
      HttpResponse.json(
        listOf([
          {
            ...playedCapt(),
            deleted_at: '2026-05-06T10:00:00.000Z',
            deleted_by: { id: '300000000000010000', name: 'Marco' },
            gone_at: '2026-06-05T10:00:00.000Z',
          },
        ]),
      ),
    ),
    http.post('/api/capts/:id/:capt/restore', ({ params }) => {
      restored.push(String(params['capt']));
      return HttpResponse.json(playedCapt());
    }),
  );
  expect(await screen.findByText(/deleted by Marco/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await expect.poll(() => restored).toEqual([playedCapt().id]);
});
