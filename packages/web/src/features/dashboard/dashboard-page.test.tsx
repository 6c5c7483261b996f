import type { Dashboard } from '@famiglia/contract/dashboard/dashboard';
import { dashboardRoutes } from '@famiglia/contract/dashboard/dashboard';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { DashboardPage } from './dashboard-page.tsx';

startMockServer();
beforeEach(() => showLanguage('en'));

const quiet: Dashboard = {
  stats: {
    members: 120,
    members_active_7d: 60,
    members_inactive: 43,
    inactive_days: 14,
    reputation_total: 4000,
    events_open: 0,
    events_30d: 0,
    capts_30d: 0,
    capts_won_30d: 0,
    screenshots_pending: 0,
    screenshots_pending_gg: 0,
  },
  active_days: Array.from({ length: 7 }, (_, index) => ({
    date: `2026-03-0${index + 1}`,
    hours: Array.from({ length: 24 }, () => 0),
  })),
  reputation_movers: { up: [], down: [] },
  weeks: [
    { members: 3, reputation: 430, events: 2, capts: 1 },
    { members: -1, reputation: 310, events: 4, capts: 0 },
  ],
  next_events: [],
  next_capts: [],
  fought_capts: [],
  recent_activity: [],
  away: { total: 0, names: [], requests: 0 },
  first_steps: null,
};

const open = (answer: Partial<Dashboard>, guild = demoGuild()) => {
  mockServer.use(http.get(`*${dashboardRoutes.get.path}`, () => HttpResponse.json({ ...quiet, ...answer })));
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      <DashboardPage />
    </CurrentGuild>,
  );
};
const headings = async () => {
  await screen.findByText('120');
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
};

it('shows an inactive family no empty boxes, but tells a leader how to create an event', async () => {
  open({});
  expect(await headings()).toEqual(['Upcoming']);
  expect(screen.getByRole('button', { name: /\/mp create/ })).toBeTruthy();
});

const tiles = () => document.querySelector('.tiles')?.children.length;

it('loads with as many tiles as a busy family then sees, because their grid counts its children', async () => {
  open({ stats: { ...quiet.stats, events_open: 1, events_30d: 2, capts_30d: 3, screenshots_pending: 4 } });
  const loading = tiles();
  await screen.findByText('120');
  expect(loading).toBe(tiles());
});

it('shows nothing about creating events to people who may not', async () => {
  open({ next_events: null }, demoGuild({ access: { level: 'member', permissions: ['panel.view'] } }));
  await screen.findByText('120');
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

const capt = {
  id: '0b9f1d6e-0000-4000-8000-000000000002',
  opponent: 'Bratva',
  side: 'attack',
  territory: 'Port',
  status: 'open',
  starts_at: '2026-03-07T17:00:00.000Z',
  slots: 20,
  main_count: 3,
  reserve_count: 0,
} as const;

it('shows no link to a page that is closed to the person', async () => {
  const guild = demoGuild({ access: { level: 'member', permissions: ['panel.view', 'capts.view'] } });
  const active_days = quiet.active_days.map((day) => ({ ...day, hours: day.hours.with(20, 9) }));
  open({ next_events: null, next_capts: [capt], reputation_movers: null, active_days }, guild);
  expect(await headings()).toEqual(['Upcoming', 'When members are in Discord']);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([`/guild/${guild.id}/capts`, `/guild/${guild.id}/capts/${capt.id}`]);
});

it('links from every part to its page', async () => {
  const guild = demoGuild();
  open({
    stats: { ...quiet.stats, screenshots_pending: 3 },
    next_events: [
      {
        id: '0b9f1d6e-0000-4000-8000-000000000001',
        title: 'Factory war',
        status: 'closed',
        starts_at: '2026-03-08T17:00:00.000Z',
        slots: 25,
        main_count: 20,
        reserve_count: 4,
      },
    ],
    next_capts: [capt],
    fought_capts: (['win', 'loss'] as const).map((result, index) => ({
      id: `0b9f1d6e-0000-4000-8000-00000000001${index}`,
      opponent: 'Bratva',
      played_at: `2026-03-0${index + 1}T17:00:00.000Z`,
      result,
      damage: 1000 * (index + 1),
    })),
    reputation_movers: {
      up: [
        { user_id: '200000000000000002', display_name: 'Vito', avatar_url: null, reputation: 40, delta: 10 },
      ],
      down: [
        { user_id: '200000000000000001', display_name: 'Enzo', avatar_url: null, reputation: 90, delta: -15 },
      ],
    },
    active_days: quiet.active_days.map((day, index) =>
      index === 6 ? { ...day, hours: day.hours.with(20, 9) } : day,
    ),
  });
  expect(await headings()).toEqual([
    'Upcoming',
    'Reputation this week',
    'Damage in capts',
    'When members are in Discord',
  ]);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of [
    'users',
    'gungame',
    'capts/0b9f1d6e-0000-4000-8000-000000000002',
    'events',
    'events/0b9f1d6e-0000-4000-8000-000000000001',
    'users/200000000000000001',
    'users?sort=last_active_at&order=desc',
  ])
    expect(targets).toContain(`/guild/${guild.id}/${path}`);
  expect(targets.indexOf(`/guild/${guild.id}/capts/0b9f1d6e-0000-4000-8000-000000000002`)).toBeLessThan(
    targets.indexOf(`/guild/${guild.id}/events/0b9f1d6e-0000-4000-8000-000000000001`),
  );
  expect(screen.getByText('won 1 of the last 2 capts, 50%')).toBeTruthy();
  expect(screen.getByText('reserve 4')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Gained most' }).textContent).toContain('Vito40+10');
  expect(screen.getByRole('region', { name: 'Lost most' }).textContent).toContain('Enzo90−15');
  expect(screen.getByText('+430 this week (+310 the week before)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New event' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/events?new`,
  );
  const today = within(screen.getByRole('table', { name: /each hour/ })).getByRole('row', {
    name: /^Sat, 03\/07/,
  });
  expect(within(today).getAllByRole('cell')[20]?.textContent).toBe('9 members');
});

it.each([
  [{ screenshots_pending: 2, screenshots_pending_gg: 2 }, 'gg', 'Waiting for a moderator'],
  [{ screenshots_pending: 5, screenshots_pending_gg: 2 }, 'gungame', 'Gun game 3 · GG 2'],
])('links to the waiting screenshots and names their kind: %o', async (pending, path, note) => {
  const guild = demoGuild();
  open({ stats: { ...quiet.stats, ...pending } });
  const tile = await screen.findByRole('link', { name: 'Screens waiting' });
  expect(tile.getAttribute('href')).toBe(`/guild/${guild.id}/${path}`);
  expect(screen.getByText(note)).toBeTruthy();
});

it('says who is away and what waits for a leader', async () => {
  open({ away: { total: 7, names: ['Дед', 'Лис'], requests: 2 } });
  const strip = (await screen.findByText('7 members are away')).closest('p');
  expect(strip?.textContent).toBe('7 members are away: Дед, Лис … · 2 requests waiting');
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toMatch(/personnel\/vacations$/);
});
