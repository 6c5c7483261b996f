import type { FamilyStatistics, LeaderboardRow } from '@famiglia/contract/capts/capt-statistics';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { drop } from '../../entities/fight-kind/testing/demo-kind.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { OpponentPage } from './opponent-page.tsx';
import { opponentPath } from './opponents/opponent-path.ts';
import { OpponentsPage } from './opponents-page.tsx';
import { SeasonPage } from './season-page.tsx';
import { openCapts } from './testing/open-capts.tsx';

startMockServer();

const record = { capts: 4, wins: 3, losses: 1, draws: 0, win_rate: 0.75 };

const statistics = (change: Partial<FamilyStatistics> = {}): FamilyStatistics => ({
  totals: { ...record, damage: 40_000, kills: 60, deaths: 30, damage_per_capt: 10_000 },
  attendance: { signed_up: 40, came: 36, share: 0.9 },
  weeks: ['2026-05-04', '2026-05-11'].map((week, index) => ({
    week,
    ...record,
    damage: 20_000,
    kills: 30,
    deaths: 15,
    damage_per_capt: 9000 + index * 2000,
    attendance: 0.9,
  })),
  by_opponent: [{ opponent: 'Ballas', ...record, damage: 40_000, last_at: '2026-05-12T17:00:00.000Z' }],
  by_side: [{ side: 'defence', ...record }],
  by_territory: [{ territory: '', ...record }],
  by_map: [{ map: 'NEW_S_WINDFARM', ...record }],
  by_hour: [{ hour: 9, ...record }],
  form: (['loss', 'win', 'draw'] as const).map((result, index) => ({
    capt_id: `7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0c0${index}`,
    opponent: 'Ballas',
    starts_at: '2026-05-12T17:00:00.000Z',
    result,
  })),
  against: { capts: 2, damage_ours: 21_000, damage_theirs: 18_500 },
  records: [],
  ...change,
});

const row: LeaderboardRow = {
  rank: 1,
  user_id: '300000000000000001',
  display_name: 'Vito',
  avatar_url: null,
  ingame_nick: 'Vito_Rossi',
  capts: 4,
  damage: 21_000,
  kills: 31,
  deaths: 9,
  damage_per_capt: 5250,
  mvps: 2,
  reliability: 0.8,
};

const season = {
  season: '2026-q2',
  from: '2026-03-31T21:00:00.000Z',
  to: '2026-06-30T21:00:00.000Z',
  ...record,
  damage: 40_000,
};

const open = (path: string, route: string, page: Parameters<typeof openCapts>[1], of = statistics()) => {
  const asked = { statistics: [] as URLSearchParams[], leaderboard: [] as URLSearchParams[] };
  openCapts({ path, route }, page);
  mockServer.use(
    http.get('/api/capts/:id/seasons', () => HttpResponse.json(listOf([season]))),
    http.get('/api/capts/:id/statistics', ({ request }) => {
      asked.statistics.push(new URL(request.url).searchParams);
      return HttpResponse.json(of);
    }),
    http.get('/api/capts/:id/leaderboard', ({ request }) => {
      asked.leaderboard.push(new URL(request.url).searchParams);
      return HttpResponse.json(listOf([row, { ...row, user_id: '300000000000000002', rank: null }]));
    }),
  );
  return asked;
};

it('shows the latest season, its leaderboard in the order of the address, and the weeks as a table', async () => {
  const asked = open('/capts/season?by=kills', '*', <SeasonPage />);
  const board = await screen.findByRole('region', { name: 'Leaderboard' });
  const [, first, second] = await within(board).findAllByRole('row');
  for (const words of ['1', 'Vito_Rossi', '21,000', '5,250', '31', '80%'])
    expect(first?.textContent).toContain(words);
  // Too few capts for a rank.
  expect(second?.textContent).toMatch(/^—/);
  expect(asked.leaderboard.at(-1)?.get('by')).toBe('kills');
  expect(asked.statistics.at(-1)?.get('from')).toBe(season.from);
  expect(asked.statistics.at(-1)?.get('to')).toBe(season.to);
  const weeks = screen.getByRole('table', { name: 'Damage per capt by week' });
  expect(within(weeks).getAllByRole('row')[2]?.textContent).toContain('11,000');
  fireEvent.click(within(board).getByRole('link', { name: 'Reliability' }));
  await expect.poll(() => asked.leaderboard.at(-1)?.get('by')).toBe('reliability');
});

it('takes any dates from the address, in the guild’s zone, and shows a message if there was nothing', async () => {
  const nothing = { ...statistics().totals, capts: 0 };
  const asked = open(
    '/capts/season?season=own&from=2026-05-01&to=2026-05-02',
    '*',
    <SeasonPage />,
    statistics({ totals: nothing }),
  );
  expect(await screen.findByText('No capts in this period')).toBeTruthy();
  expect(asked.statistics.at(-1)?.get('from')).toBe('2026-04-30T21:00:00.000Z');
  expect(asked.statistics.at(-1)?.get('to')).toBe('2026-05-02T21:00:00.000Z');
  fireEvent.click(screen.getByRole('link', { name: 'All time' }));
  await expect.poll(() => asked.statistics.at(-1)?.toString()).toBe('');
});

it('shows the record against an opponent by side, territory and hour, the best players and all capts', async () => {
  const { totals } = statistics();
  const many = statistics({ totals: { ...totals, capts: 8 } });
  const asked = open('/capts/opponents/Ballas%20%26%20Co', '/capts/opponents/:name', <OpponentPage />, many);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ballas & Co' })).toBeTruthy();
  expect(asked.statistics.at(-1)?.get('opponent')).toBe('Ballas & Co');
  for (const [group, card, name] of [
    ['Side', 'By side', 'Defense'],
    ['Territory', 'By territory', 'Not set'],
    ['Map', 'By map', 'Wind farm, small'],
    ['Hour', 'By hour', '09:00'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: group }));
    const all = (await screen.findByRole('heading', { name: card })).closest('header')?.parentElement;
    expect(all?.textContent).toContain(name);
    expect(all?.textContent).toContain('75%');
  }
  const form = screen.getByRole('heading', { name: 'Last 10 capts' }).nextElementSibling;
  expect(form?.textContent).toBe('LWD');
  const us = screen.getByRole('heading', { name: 'We against them' }).parentElement;
  for (const words of ['21,000', '18,500', '2 capts with']) expect(us?.textContent).toContain(words);
  expect(await screen.findAllByText('Vito_Rossi')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'Ballas' })).toBeTruthy();
  expect(asked.leaderboard.at(-1)?.get('opponent')).toBe('Ballas & Co');
});

it('shows the score and the capts, and no charts, against an opponent of a few capts', async () => {
  const asked = open('/capts/opponents/Ballas', '/capts/opponents/:name', <OpponentPage />);
  expect(await screen.findByText('3 – 1')).toBeTruthy();
  expect(
    screen.getByText('3 won, 1 lost · 10,000 damage per capt · damage 21,000 against 18,500'),
  ).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Ballas' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'By side' })).toBeNull();
  expect(asked.leaderboard).toEqual([]);
});

it.each(['.', '..', '...', 'A/B', '100%?#'])('opens the page of an opponent called %s', async (name) => {
  const { pathname } = new URL(opponentPath('1', name), 'http://panel.test');
  const asked = open(pathname, '/guild/:id/capts/opponents/:name', <OpponentPage />);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(asked.statistics.at(-1)?.get('opponent')).toBe(name);
});

it('lists the opponents of one kind of fight, and says so if there were none', async () => {
  const asked: URLSearchParams[] = [];
  open(`/capts/opponents?kind=${drop.id}`, '*', <OpponentsPage />);
  mockServer.use(
    http.get('/api/fight-kinds/:id', () => HttpResponse.json(listOf([drop]))),
    http.get('/api/capts/:id/opponents', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const fought = { opponent: 'Ballas', ...record, damage: 9, last_at: season.from };
      return HttpResponse.json(listOf(asked.at(-1)?.has('fight_kind_id') ? [] : [fought]));
    }),
  );
  expect(await screen.findByText('No capts of this kind yet')).toBeTruthy();
  expect(asked.at(-1)?.get('fight_kind_id')).toBe(drop.id);
  const filter = await screen.findByRole('combobox', { name: 'Kind of fight' });
  await expect.poll(() => filter.textContent).toContain('Drop');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Ballas' })).toBeTruthy();
  expect(filter.textContent).toContain('All kinds');
});
