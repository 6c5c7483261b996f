import type { Member } from '@famiglia/contract/guilds/guilds';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { loadPart } from '../../shared/code/lazy-part.tsx';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { ToastRegion } from '../../shared/ui/toast-region.tsx';
import { MembersPage } from './members-page.tsx';

startMockServer();

beforeAll(async () => {
  await loadPart('bulk-dialog');
});

const member = (index: number): Member => ({
  user_id: String(300_000_000_000_000_000n + BigInt(index)),
  username: `user_${index}`,
  display_name: `Person ${index}`,
  avatar_url: null,
  ingame_nick: 'Ivan_Petrov',
  static_id: '12345',
  reputation: 1500 - index,
  role_ids: ['200000000000000001', '200000000000000002'],
  joined_at: null,
  left_at: null,
  last_active_at: null,
});
const everyone = Array.from({ length: 124 }, (_, index) => member(index));

const role = (id: string, name: string) => ({ id, name, color: 0, position: 1, managed: false });

// Finding by role checks every row; finding by label is fast.
const SEARCH = 'Name, in-game nick, static ID';
let asked: URLSearchParams;
const open = (address: string, members = everyone, guild = demoGuild()) => {
  mockServer.use(
    http.get('/api/guilds/:id/roles', () =>
      HttpResponse.json({
        items: [role('200000000000000001', 'Don'), role('200000000000000002', 'Soldier')],
        total: 2,
        limit: 2,
        offset: 0,
      }),
    ),
    http.get('/api/guilds/:id/members', ({ request }) => {
      asked = new URL(request.url).searchParams;
      const found = members.filter((one) => one.display_name.includes(asked.get('search') ?? ''));
      const [limit, offset] = [Number(asked.get('limit')), Number(asked.get('offset'))];
      return HttpResponse.json({
        items: found.slice(offset, offset + limit),
        total: found.length,
        limit,
        offset,
      });
    }),
  );
  renderAt(
    address,
    <CurrentGuild value={guild}>
      <MembersPage />
      <ToastRegion />
    </CurrentGuild>,
  );
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

it('lists a hundred members with nick, static id, reputation and highest role, and renders the visible ones', async () => {
  open('/users');
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(asked.get('limit')).toBe('100');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('125');
  const drawn = screen.getAllByRole('row').length;
  expect(drawn).toBeGreaterThan(10);
  expect(drawn).toBeLessThan(60);
  expect(screen.getByText('124 members')).toBeTruthy();
  const row = screen.getByText('Person 0').closest('tr');
  for (const words of ['Ivan_Petrov', '#12345', '1,500', 'Don', '+1'])
    expect(row?.textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Person 0' }).getAttribute('href')).toBe(
    `/guild/${demoGuild().id}/users/${member(0).user_id}`,
  );
});

it('goes to the next page and takes the page from the address', async () => {
  open('/users?page=2');
  expect(await screen.findByText('Person 123')).toBeTruthy();
  expect(screen.getByText('101–124 of 124')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('Person 0')).toBeTruthy();
});

it('shows the last page instead of one behind it', async () => {
  open('/users?page=9');
  expect(await screen.findByText('101–124 of 124')).toBeTruthy();
});

it('starts a search at its first page', async () => {
  open('/users?page=2');
  expect(await screen.findByText('Person 123')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(SEARCH), { target: { value: 'Person 7' } });
  expect(await screen.findByText('11 members')).toBeTruthy();
});

it('says that the matches were not counted completely', async () => {
  open(
    '/users?search=Person',
    Array.from({ length: 1000 }, (_, index) => member(index)),
  );
  expect(await screen.findByText('at least 1,000 members')).toBeTruthy();
  expect(screen.getByText('1–100 of 1,000+')).toBeTruthy();
});

it('requests the filters and the order of the address, and ignores invalid ones', async () => {
  open('/users?role_id=200000000000000002&active=no&has_nick=maybe&sort=reputation&order=desc');
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(Object.fromEntries(asked)).toEqual({
    limit: '100',
    offset: '0',
    role_id: '200000000000000002',
    status: 'present',
    active: 'no',
    sort: 'reputation',
    order: 'desc',
  });
});

it('sorts by a column: descending first, reversed at the next press', async () => {
  open('/users');
  expect(await screen.findByText('Person 0')).toBeTruthy();
  const reputation = screen.getByRole('button', { name: 'Reputation' });
  fireEvent.click(reputation);
  await waitFor(() => expect([asked.get('sort'), asked.get('order')]).toEqual(['reputation', 'desc']));
  expect(reputation.closest('th')?.getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(reputation);
  await waitFor(() => expect(asked.get('order')).toBe('asc'));
});

const choose = (index: number, shiftKey = false) =>
  fireEvent.click(screen.getByLabelText(`Select Person ${index}`), { shiftKey });

it('changes the reputation of many with a reason, and undoes it', async () => {
  let sent: unknown;
  let undone = false;
  const batch = '0b7d3a2e-91c4-4f7e-8a55-3d5f0c9b1e11';
  const entries = (balance: (one: Member) => number) =>
    everyone.slice(1, 4).map((one, index) => ({
      id: String(index + 1),
      user_id: one.user_id,
      delta: -25,
      balance: balance(one),
      reason: 'Missed the capt',
      source: 'manual',
      actor_id: null,
      actor_name: null,
      created_at: '2026-05-05T17:00:00.000Z',
      batch_id: batch,
      undone_by: null,
      reverses: null,
    }));
  mockServer.use(
    http.post('/api/reputation/:id/bulk', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ batch_id: batch, items: entries((one) => one.reputation - 25) });
    }),
    http.post(`/api/reputation/:id/batches/${batch}/undo`, () => {
      undone = true;
      return HttpResponse.json({ batch_id: batch, items: entries((one) => one.reputation) });
    }),
  );
  open('/users');
  expect(await screen.findByText('Person 0')).toBeTruthy();
  choose(1);
  choose(3, true);
  expect(screen.getByText('3 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change reputation' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Take' }));
  fireEvent.click(screen.getByRole('button', { name: '25' }));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '−25 to each' });
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Missed the capt ' } });
  fireEvent.click(send);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 3 members')).toBeTruthy();
  expect(undone).toBe(true);
  expect(sent).toEqual({
    user_ids: [1, 2, 3].map((index) => member(index).user_id),
    delta: -25,
    reason: 'Missed the capt',
  });
  expect(screen.queryByText('3 selected')).toBeNull();
});

it('shows no checkboxes to people who may not change reputation', async () => {
  open(
    '/users',
    everyone,
    demoGuild({ access: { level: 'member', permissions: ['panel.view', 'users.view'] } }),
  );
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says if nobody matches, and clears the filters', async () => {
  open('/users?search=zzz');
  expect(await screen.findByText('Nobody matches “zzz”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(SEARCH).value).toBe('');
});

it('explains an empty member list', async () => {
  open('/users', []);
  expect(await screen.findByText('The member list is empty')).toBeTruthy();
});
