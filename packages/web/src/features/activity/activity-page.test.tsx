import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { ACTIVITY_SENTENCES, ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { ActivityPage } from './activity-page.tsx';

startMockServer();

const luca = '300000000000010007';
const entry = (change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: '1',
  type: 'panel_user.added',
  actor: { id: '300000000000010001', name: 'Sofia' },
  target: { kind: 'member', id: luca, name: 'Luca' },
  data: {},
  created_at: '2026-05-05T17:00:00.000Z',
  ...change,
});

let asked: URLSearchParams;
const open = (entries: ActivityEntry[], address = '/activity', guild = demoGuild()) => {
  mockServer.use(
    http.get('/api/activity/:id/list', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ items: entries, total: entries.length, limit: 50, offset: 0 });
    }),
  );
  renderAt(
    address,
    <CurrentGuild value={guild}>
      <ActivityPage />
    </CurrentGuild>,
  );
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

it('shows what happened and who did it, with a link to the member', async () => {
  open([entry({ data: { expires_at: '2020-06-01T00:00:00.000Z' } })]);
  const row = (await screen.findByText('Luca')).closest('li');
  expect(row?.textContent).toMatch(/^SofiaPanel access given: Luca, until (May 31|Jun 1), 2020/);
  expect(screen.getByRole('link', { name: 'Luca' }).getAttribute('href')).toBe(
    `/guild/${demoGuild().id}/users/${luca}`,
  );
});

it('names Famiglia’s support, not a person, where a site admin closed a ticket', async () => {
  const step = { type: 'support.closed', actor: null, target: null } as const;
  open([entry({ ...step, id: '2', data: { side: 'support' } }), entry({ ...step, data: { side: 'guild' } })]);
  const rows = (await screen.findAllByText('Support ticket closed')).map((words) => words.closest('li'));
  expect(rows.map((row) => row?.textContent)).toEqual([
    expect.stringMatching(/^Famiglia support/),
    expect.stringMatching(/^Automatic/),
  ]);
});

it('links to the event on whose roster a member moved, whatever its title', async () => {
  const data = { event_id: '0b9f1d6e-0000-4000-8000-000000000001', title: 'Drop {target}', pinned: 'in' };
  open([entry({ type: 'event.pinned', data })]);
  const row = (await screen.findByText('Luca')).closest('li');
  expect(row?.textContent).toMatch(/^Sofia.*Luca.*Drop \{target\}/);
  expect(screen.getByRole('link', { name: 'Drop {target}' }).getAttribute('href')).toBe(
    `/guild/${demoGuild().id}/events/${data.event_id}`,
  );
});

const plus = (id: string, name: string, created_at: string) =>
  entry({
    id,
    type: 'event.joined',
    actor: { id: `30000000000001000${id}`, name },
    target: { kind: 'event', id: '0b9f1d6e-0000-4000-8000-000000000001', name: 'Drop' },
    data: { title: 'Drop' },
    created_at,
  });

it('joins sign-ups for one event in one row, and heads each day', async () => {
  open([
    plus('9', 'Luca', '2026-05-05T17:06:00.000Z'),
    plus('8', 'Marco', '2026-05-05T17:05:00.000Z'),
    plus('7', 'Gino', '2026-05-05T17:04:00.000Z'),
    plus('6', 'Enzo', '2026-05-05T17:03:00.000Z'),
    plus('5', 'Vito', '2026-05-05T17:02:00.000Z'),
    plus('2', 'Sofia', '2026-05-02T17:00:00.000Z'),
  ]);
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Luca, Marco, Gino, and 2 moreSigned up: Drop/);
  expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
    expect.stringContaining('May 5'),
    expect.stringContaining('May 2'),
  ]);
});

it('does not name a member twice who joined by themselves', async () => {
  open([entry({ type: 'member.joined', actor: { id: luca, name: 'Luca' } })]);
  const row = (await screen.findByText('Luca')).closest('li');
  expect(row?.textContent).toMatch(/^Luca joined the server(?!.*Luca)/);
});

it.each(['en', 'ru'] as const)('has words for every kind of change in %s', async (language) => {
  showLanguage(language);
  open(ACTIVITY_TYPES.map((type, index) => entry({ id: String(index), type })));
  await screen.findAllByText('Luca');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(ACTIVITY_TYPES.length);
  expect(rows.join('')).not.toMatch(/undefined|NaN|\{/);
  // Two types may have the same sentence for an event and a capt; the filter has to distinguish them.
  const names = ACTIVITY_TYPES.map((type) => ACTIVITY_SENTENCES[language][type].name);
  expect(new Set(names).size).toBe(ACTIVITY_TYPES.length);
});

it('shows no link to a page that the reader may not open', async () => {
  open(
    [entry({ type: 'settings.saved', target: null, data: { changes: [{}, {}] } })],
    '/activity',
    demoGuild({ access: { level: 'member', permissions: ['panel.view', 'activity.view'] } }),
  );
  expect(await screen.findByText('Settings changed: 2 fields')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('requests the filters of the address, with whole days of the reader', async () => {
  mockServer.use(
    http.get('*/members', () => HttpResponse.json({ items: [], total: 0, limit: 8, offset: 0 })),
  );
  open([], '/activity?type=settings.saved&target=200000000000000009&from=2026-05-01&to=2026-05-02&page=3');
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  expect(asked.get('type')).toBe('settings.saved');
  expect(asked.get('target_id')).toBe('200000000000000009');
  expect(asked.get('offset')).toBe('100');
  expect(Date.parse(asked.get('to') ?? '') - Date.parse(asked.get('from') ?? '')).toBe(2 * 86_400_000);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No activity yet')).toBeTruthy();
  expect(asked.get('type')).toBeNull();
});

it('ignores invalid filters in the address', async () => {
  open([entry()], '/activity?type=nonsense&actor=me&from=yesterday');
  expect(await screen.findByText('Luca')).toBeTruthy();
  expect([...asked.keys()].toSorted()).toEqual(['limit', 'offset']);
});

it('writes a filter into the address and goes back to the first page', async () => {
  open([entry()], '/activity?page=2');
  expect(await screen.findByText('Luca')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } });
  await expect.poll(() => asked.get('from')).toBeTruthy();
  expect(asked.get('offset')).toBe('0');
});

it('the filter also finds members who have left, because their activity stays', async () => {
  const status: (string | null)[] = [];
  mockServer.use(
    http.get('*/members', ({ request }) => {
      status.push(new URL(request.url).searchParams.get('status'));
      return HttpResponse.json({ items: [], total: 0, limit: 8, offset: 0 });
    }),
  );
  open([entry()]);
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'Sofia' } });
  await expect.poll(() => status).toEqual(['all']);
});
