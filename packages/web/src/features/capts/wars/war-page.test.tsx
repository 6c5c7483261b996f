import type { WarProposal } from '@famiglia/contract/wars/war-proposal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { demoCapt } from '../testing/demo-capt.ts';
import { openCapts } from '../testing/open-capts.tsx';
import { WarPage } from './war-page.tsx';

startMockServer();
afterEach(() => localStorage.clear());

const ID = '7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0b01';
const member = (user_id: string, display_name: string) => ({
  user_id,
  display_name,
  ingame_nick: null,
  static_id: null,
  avatar_url: null,
});
const ANNA = member('300000000000000001', 'Anna');
const BORIS = member('300000000000000002', 'Boris');
const VERA = member('300000000000000003', 'Vera');
const person = ({ user_id: id, display_name: name }: typeof ANNA) => ({ id, name });
const player = (change: Partial<WarProposal['players'][number]>): WarProposal['players'][number] => ({
  position: 1,
  user_id: null,
  nick: 'Anna_Moretti',
  side: 'ours',
  damage: 1540,
  kills: 6,
  deaths: 0,
  hit_percent: 33,
  headshot_percent: 12,
  source: 'feed',
  match: null,
  candidates: [],
  ...change,
});

const proposalOf = (change: Partial<WarProposal> = {}): WarProposal => ({
  id: ID,
  version: 4,
  status: 'finished',
  decision: 'pending',
  decided_by: null,
  sources: [{ kind: 'monitor', name: 'vzpmonitor' }],
  capt_id: null,
  entered: false,
  opponent: 'Vagos',
  side: 'defence',
  territory: 'Point 5 (Wind farm, small)',
  starts_at: '2026-05-05T17:40:00.000Z',
  ended_at: '2026-05-05T18:10:00.000Z',
  result: 'win',
  score_ours: 20,
  score_theirs: 12,
  players: [
    player({ user_id: ANNA.user_id, match: { ...ANNA, by: 'nick' } }),
    player({ position: 2, nick: 'B_Moretti', candidates: [BORIS, VERA], hit_percent: null }),
    player({ position: 3, nick: 'Luis_Vega', side: 'theirs', damage: 812 }),
  ],
  came: [person(ANNA)],
  absent: [person(BORIS)],
  excused: [person(VERA)],
  walk_ins: [person(ANNA)],
  ...change,
});

const open = (first: WarProposal) => {
  const server = { proposal: first, bodies: [] as unknown[] };
  openCapts({ path: `/capts/wars/${ID}`, route: '/capts/wars/:warId' }, <WarPage />);
  mockServer.use(
    http.get('/api/wars/:id/:war/proposal', () => HttpResponse.json(server.proposal)),
    http.post('/api/wars/:id/:war/confirm', async ({ request }) => {
      server.bodies.push(await request.json());
      return HttpResponse.json(demoCapt());
    }),
  );
  return server;
};
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Confirm and pay' }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });
const answer = async (nick: string, choice: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: `Whose nick is ${nick}` }));
  const option = await screen.findByRole('option', { name: choice });
  // A click counts only if it began on the option.
  fireEvent.pointerDown(option);
  fireEvent.click(option);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

it('shows what the feed says, and confirms it as it stands', async () => {
  const server = open(proposalOf());
  const heading = await screen.findByRole('heading', { level: 1 });
  for (const words of ['War result: Vagos', 'Win', '20 : 12']) expect(heading.textContent).toContain(words);
  expect(screen.getByText(/Point 5/)).toBeTruthy();
  expect(screen.getByText(/vzpmonitor \(unofficial\)/)).toBeTruthy();
  const players = within(screen.getByRole('region', { name: 'Players' }));
  const row = players.getByText('Anna_Moretti').closest('tr')?.textContent;
  for (const words of ['Anna', '1,540', '6', '33%', '12%']) expect(row).toContain(words);
  expect(players.getByText('Luis_Vega').closest('tr')?.textContent).toContain('812');
  await confirm();
  await expect
    .poll(() => server.bodies)
    .toEqual([{ version: 4, members: [], attended: [ANNA.user_id], excused: [VERA.user_id] }]);
});

it('a doubt is answered with a member, who then came, or with a stranger', async () => {
  const server = open(proposalOf());
  await answer('B_Moretti', 'Boris');
  expect(box('Boris').checked).toBe(true);
  await answer('B_Moretti', 'Not one of us');
  expect(box('Boris').checked).toBe(false);
  await answer('B_Moretti', 'Vera');
  fireEvent.click(box('Boris'));
  await confirm();
  await expect
    .poll(() => server.bodies)
    .toEqual([
      {
        version: 4,
        members: [{ position: 2, user_id: VERA.user_id }],
        attended: [BORIS.user_id, VERA.user_id, ANNA.user_id],
        excused: [],
      },
    ]);
});

it('where the feed does not say who won, the leader does', async () => {
  const server = open(proposalOf({ result: null }));
  await confirm();
  expect(await screen.findByText('Choose how it ended.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  await confirm();
  await expect.poll(() => server.bodies).toMatchObject([{ result: 'draw' }]);
});

it('what was chosen stays when the feed tells more, by the nick and not by the row', async () => {
  const server = open(proposalOf());
  await answer('B_Moretti', 'Boris');
  const [anna, boris, luis] = proposalOf().players as [
    WarProposal['players'][number],
    WarProposal['players'][number],
    WarProposal['players'][number],
  ];
  mockServer.use(http.post('/api/wars/:id/:war/confirm', () => refuse('version_conflict')));
  server.proposal = proposalOf({
    version: 5,
    score_ours: 21,
    players: [{ ...boris, position: 1, damage: 9000 }, { ...anna, position: 2 }, luis],
  });
  await confirm();
  expect(await screen.findByText(/has told something new/)).toBeTruthy();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('21 : 12');
  const bodies: unknown[] = [];
  mockServer.use(
    http.post('/api/wars/:id/:war/confirm', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(demoCapt());
    }),
  );
  await confirm();
  await expect
    .poll(() => bodies)
    .toMatchObject([{ version: 5, members: [{ position: 1, user_id: BORIS.user_id }] }]);
});

it('when somebody else was faster, it says who, leads to the capt, and keeps what was chosen on the screen', async () => {
  const server = open(proposalOf());
  await answer('B_Moretti', 'Boris');
  mockServer.use(http.post('/api/wars/:id/:war/confirm', () => refuse('war_decided')));
  server.proposal = proposalOf({
    version: 5,
    decision: 'confirmed',
    decided_by: { id: '300000000000010000', name: 'Marco' },
    capt_id: ID,
    entered: true,
  });
  await confirm();
  expect(await screen.findByText(/Marco confirmed this war/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open capt' }).getAttribute('href')).toContain(`/capts/${ID}`);
  expect(screen.queryByRole('button', { name: 'Confirm and pay' })).toBeNull();
  expect(box('Boris').checked).toBe(true);
});

it('a capt that has its result keeps it: only players are added', async () => {
  const server = open(proposalOf({ capt_id: ID, entered: true }));
  expect(await screen.findByText(/They stay; only missing players/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Who came' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add players' }));
  await expect.poll(() => server.bodies).toEqual([{ version: 4, members: [] }]);
});

it('a war that goes on cannot be confirmed', async () => {
  const server = open(proposalOf({ status: 'active' }));
  expect(await screen.findByText(/still on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm and pay' })).toBeNull();
  expect(server.bodies).toEqual([]);
});

it('a war that does not exist says so', async () => {
  open(proposalOf());
  mockServer.use(http.get('/api/wars/:id/:war/proposal', () => refuse('not_found')));
  expect(await screen.findByText('War not found')).toBeTruthy();
});
