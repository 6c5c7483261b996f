import type { Member } from '@famiglia/contract/guilds';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../auth/auth-store.ts';
import { showLanguage } from '../../language/language-store.ts';
import { CurrentGuild } from '../../lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { MembersPage } from './members-page.tsx';

startMockServer();

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

const open = (address: string, members = everyone) => {
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
      const query = new URL(request.url).searchParams;
      const found = members.filter((one) => one.display_name.includes(query.get('search') ?? ''));
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
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
    <CurrentGuild value={demoGuild()}>
      <MembersPage />
    </CurrentGuild>,
  );
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

it('lists a hundred members with nick, static id, reputation and highest role', async () => {
  open('/users');
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('124 members')).toBeTruthy();
  const row = screen.getByText('Person 0').closest('tr');
  for (const words of ['Ivan_Petrov', '#12345', '1,500', 'Don', '+1'])
    expect(row?.textContent).toContain(words);
});

it('turns to the next page and takes its place from the address', async () => {
  open('/users?page=2');
  expect(await screen.findByText('Person 123')).toBeTruthy();
  expect(screen.getByText('101–124 of 124')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('Person 0')).toBeTruthy();
});

it('starts a search at its first page', async () => {
  open('/users?page=2');
  expect(await screen.findByText('Person 123')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Person 7' } });
  expect(await screen.findByText('1–11 of 11')).toBeTruthy();
});

it('says when nobody matches, and shows everyone again', async () => {
  open('/users?search=zzz');
  expect(await screen.findByText('Nobody matches “zzz”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('explains an empty family', async () => {
  open('/users', []);
  expect(await screen.findByText('The member list is empty')).toBeTruthy();
});
