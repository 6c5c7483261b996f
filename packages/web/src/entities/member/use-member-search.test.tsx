import type { Member } from '@famiglia/contract/guilds/guilds';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { useMember, useMemberSearch } from './use-member-search.ts';

startMockServer();

const LEFT = '300000000000000009';
const member = (change: Partial<Member>): Member => ({
  user_id: '300000000000000007',
  username: 'luca',
  display_name: 'Luca',
  avatar_url: null,
  ingame_nick: LEFT,
  static_id: null,
  reputation: 0,
  role_ids: [],
  joined_at: null,
  left_at: null,
  last_active_at: null,
  ...change,
});
const everybody = [
  member({}),
  member({ user_id: LEFT, display_name: 'Sofia', left_at: '2026-05-05T17:00:00.000Z' }),
];

let asked: URLSearchParams[];
beforeEach(() => {
  setSession(sessionOf('one'));
  asked = [];
  mockServer.use(
    http.get('/api/guilds/:id/members', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const items = everybody.filter((one) => query.get('status') === 'all' || one.left_at === null);
      return HttpResponse.json({ items, total: items.length, limit: 8, offset: 0 });
    }),
  );
});

const Found = () => {
  const found = useMemberSearch(LEFT).data;
  return <p>Found: {found?.map((one) => one.display_name).join(', ')}</p>;
};
const Named = () => <p>Decided by: {useMember(LEFT)?.display_name}</p>;
const open = (guild = demoGuild()) =>
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      <Found />
      <Named />
    </CurrentGuild>,
  );

it('a search and a lookup of a member who has left do not share an answer, though both look for the same text', async () => {
  open();
  expect(await screen.findByText('Found: Luca')).toBeTruthy();
  expect(await screen.findByText('Decided by: Sofia')).toBeTruthy();
});

it('sends no request for a user without the right to view members', async () => {
  open(demoGuild({ access: { level: 'member', permissions: ['panel.view'] } }));
  expect(await screen.findByText('Found:')).toBeTruthy();
  expect(asked).toEqual([]);
});
