import type { PendingWar } from '@famiglia/contract/wars/war-alert-routes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { postingCalls } from '../../../entities/roster/testing/posting-calls.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { CaptsPage } from '../capts-page.tsx';
import { openCapts } from '../testing/open-capts.tsx';

startMockServer();
afterEach(() => localStorage.clear());

const WAR: PendingWar = {
  id: '7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0b01',
  our_side: 'defence',
  opponent: 'Vagos',
  territory: 'Point 5',
  map: 'NEW_S_WINDFARM',
  max_players: 20,
  starts_at: '2030-05-05T17:40:00.000Z',
  status: 'active',
  capt_id: null,
  sources: [{ kind: 'monitor', name: 'vzpmonitor' }],
};

const open = (wars: PendingWar[], guild = demoGuild()) => {
  const answers = openCapts({ path: '/capts', route: '*' }, <CaptsPage />, { wars, guild });
  mockServer.use(...postingCalls());
  return answers;
};
const rowOf = async (opponent: string) => {
  const row = (await screen.findByText(new RegExp(opponent))).closest('li');
  if (row === null) throw new Error(`no row of ${opponent}`);
  return row;
};

const itemOf = async (name: string) => {
  fireEvent.click(within(await rowOf('Vagos')).getByRole('button', { name: /More about the war/ }));
  return screen.findByRole('menuitem', { name });
};

it('lists the wars that wait, with their place and the unofficial source; a planned one leads to its capt', async () => {
  open([WAR, { ...WAR, id: `${WAR.id.slice(0, -1)}2`, opponent: 'Families', capt_id: WAR.id }]);
  const row = await rowOf('Vagos');
  for (const words of ['We defend: Vagos', 'Point 5 (Wind farm, small)', '20:40', 'vzpmonitor (unofficial)'])
    expect(row.textContent).toContain(words);
  const planned = within(await rowOf('Families'));
  expect(planned.getByRole('link', { name: 'Open capt' }).getAttribute('href')).toContain(`/capts/${WAR.id}`);
  expect(planned.queryByRole('button', { name: 'Create sign-up' })).toBeNull();
});

it('creates the sign-up, and says why it could not', async () => {
  const answers = open([WAR]);
  let refused = 0;
  mockServer.use(
    http.post('/api/wars/:id/:war/capt', () => {
      refused += 1;
      return refuse('war_began');
    }),
  );
  fireEvent.click(within(await rowOf('Vagos')).getByRole('button', { name: 'Create sign-up' }));
  await expect.poll(() => refused).toBe(1);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create sign-up' }).disabled).toBe(false),
  );
  mockServer.use(
    http.post('/api/wars/:id/:war/capt', () => {
      answers.wars = [{ ...WAR, capt_id: WAR.id }];
      return HttpResponse.json({ capt_id: WAR.id });
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Create sign-up' }));
  expect(await screen.findByRole('link', { name: 'Open capt' })).toBeTruthy();
});

it('asks before a war is ignored, and a war that began has no sign-up', async () => {
  const answers = open([{ ...WAR, starts_at: '2026-05-05T17:40:00.000Z' }]);
  mockServer.use(
    http.post('/api/wars/:id/:war/ignore', () => {
      answers.wars = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const row = within(await rowOf('Vagos'));
  expect(row.queryByRole('button', { name: 'Create sign-up' })).toBeNull();
  fireEvent.click(await itemOf('Ignore'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/cannot be undone/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Ignore' }));
  await expect.poll(() => screen.queryByText('Wars from the feed')).toBeNull();
});

it('a war that is over leads to its result', async () => {
  open([{ ...WAR, status: 'finished' }]);
  const link = within(await rowOf('Vagos')).getByRole('link', { name: 'Check result' });
  expect(link.getAttribute('href')).toContain(`/capts/wars/${WAR.id}`);
});

it('a war is linked to one of the planned capts, and unlinked from it', async () => {
  const answers = open([WAR]);
  const capt = {
    id: WAR.id,
    opponent: 'Vagos gang',
    side: 'defence',
    territory: '',
    starts_at: WAR.starts_at,
  };
  const said: unknown[] = [];
  mockServer.use(
    http.get('/api/wars/:id/:war/capts', () => HttpResponse.json(listOf([{ ...capt, fits: true }]))),
    http.put('/api/wars/:id/:war/capt', async ({ request }) => {
      const { capt_id: captId } = (await request.json()) as { capt_id: string | null };
      said.push(captId);
      answers.wars = [{ ...WAR, capt_id: captId }];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  fireEvent.click(await itemOf('Link to a planned capt'));
  fireEvent.click(await screen.findByRole('button', { name: /Vagos gang/ }));
  expect(await screen.findByRole('link', { name: 'Open capt' })).toBeTruthy();
  fireEvent.click(await itemOf('Unlink from the capt'));
  expect(await screen.findByRole('button', { name: 'Create sign-up' })).toBeTruthy();
  expect(said).toEqual([WAR.id, null]);
});
