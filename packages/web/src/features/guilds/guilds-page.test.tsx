import type { Guild } from '@famiglia/contract/guilds/guilds';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { marco, sessionOf } from '../../testing/signed-in.ts';
import { GuildsPage } from './guilds-page.tsx';

startMockServer();

const INVITE = 'https://discord.test/oauth2/authorize?guild_id=100000000000000003';
const INVITE_ANYWHERE = 'https://discord.test/oauth2/authorize';
const family = demoGuild();
const closed = demoGuild({
  id: '100000000000000002',
  name: 'Grand Family',
  cabinet: false,
  subscription: { tier: 'free', status: 'none', period_end: null },
  access: { level: 'member', permissions: [] },
});
const without = demoGuild({
  id: '100000000000000003',
  name: 'Bianchi',
  member_count: null,
  bot_installed: false,
  invite_url: INVITE,
});

const open = (...items: Guild[]) => {
  mockServer.use(
    http.get('/api/guilds/list', () =>
      HttpResponse.json({
        items,
        total: items.length,
        limit: items.length,
        offset: 0,
        invite_url: INVITE_ANYWHERE,
      }),
    ),
  );
  return renderAt('/guilds', <GuildsPage />);
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

it('shows a server with its members, plan and the person’s access, and opens it', async () => {
  open(family);
  const link = await screen.findByRole('link', { name: 'Moretti Family' });
  expect(link.getAttribute('href')).toBe(`/guild/${family.id}`);
  for (const words of ['124 members', 'Premium', 'Manager']) expect(screen.getByText(words)).toBeTruthy();
});

it('shows no link to a panel that is closed to the person, but what to do in Discord and whom to ask', async () => {
  mockServer.use(
    http.get('/api/guilds/:id/places', () =>
      HttpResponse.json({
        places: [{ kind: 'gg', channel_name: 'screens', url: 'https://discord.com/channels/1/3' }],
        managers: [{ user_id: '300000000000000001', name: 'Vito' }],
      }),
    ),
  );
  open(closed);
  await screen.findByText('Grand Family');
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe('Earn reputation with GG screens #screens');
  expect(link.getAttribute('href')).toBe('https://discord.com/channels/1/3');
  expect(screen.getByText('Want to see more? Panel access is granted by Vito.')).toBeTruthy();
});

it('says what to do where the family chose no channels yet', async () => {
  mockServer.use(http.get('/api/guilds/:id/places', () => HttpResponse.json({ places: [], managers: [] })));
  open(closed);
  expect(await screen.findByText(/has not chosen its channels yet/)).toBeTruthy();
});

it('invites the bot to a server that the person manages', async () => {
  open(family, without);
  const invite = await screen.findByRole('link', { name: 'Add the bot: Bianchi' });
  expect(invite.getAttribute('href')).toBe(INVITE);
});

it('finds by name, and says if nothing matches', async () => {
  open(family, closed);
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'grand' } });
  expect(screen.queryByText('Moretti Family')).toBeNull();
  expect(screen.getByText('Grand Family')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'zzz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show all servers' }));
  expect(screen.getByText('Moretti Family')).toBeTruthy();
});

it('leads on from an empty list: a link for the owner, another account, and the site for its admin', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => Promise.resolve());
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: copied } });
  open();
  expect(await screen.findByText('No servers yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(INVITE_ANYWHERE);
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  vi.unstubAllGlobals();
});

it('shows the link for the owner where the page has no clipboard, and selects all of it', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  open();
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for the owner' });
  expect(link.value).toBe(INVITE_ANYWHERE);
  expect(link.readOnly).toBe(true);
  fireEvent.focus(link);
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, INVITE_ANYWHERE.length]);
  vi.unstubAllGlobals();
});

it('leads a site admin without a server to the site', async () => {
  setSession({ ...sessionOf('one'), user: { ...marco, is_admin: true } });
  open();
  expect((await screen.findByRole('link', { name: 'Site admin' })).getAttribute('href')).toBe('/admin');
});

it('shows what failed, and loads on a second try', async () => {
  mockServer.use(http.get('/api/guilds/list', () => refuse('discord_unavailable'), { once: true }));
  renderAt('/guilds', <GuildsPage />);
  expect(await screen.findByText(/Discord is not responding/)).toBeTruthy();
  mockServer.use(
    http.get('/api/guilds/list', () => HttpResponse.json({ items: [family], total: 1, limit: 1, offset: 0 })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Moretti Family')).toBeTruthy();
});
