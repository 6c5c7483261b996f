import type { Waiting } from '@famiglia/contract/dashboard/waiting';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import { VERSION_TEXT } from '@famiglia/contract/kit/version';
import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import type { RightsState } from '@famiglia/contract/access/rights-age';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setSession } from '../shared/auth/auth-store.ts';
import { showLanguage } from '../shared/language/language-store.ts';
import { createQueryClient } from '../shared/lib/query-client.ts';
import { useLive } from '../shared/realtime/live-store.ts';
import { demoCabinet } from '../features/cabinet/testing/demo-cabinet.ts';
import { demoGuild } from '../testing/demo-guild.ts';
import { FakeSocket, startFakeSockets } from '../testing/fake-socket.ts';
import { mockServer, startMockServer } from '../testing/mock-server.ts';
import { sessionOf } from '../testing/signed-in.ts';
import { FREE_PAGE } from './free-page.ts';
import { GuildLayout } from './guild-layout.tsx';
import { MissingPage } from './message-page.tsx';
import { Permitted } from './permitted.tsx';

startMockServer();
startFakeSockets();

const family = demoGuild();

const listing = (guild: Guild) =>
  http.get('/api/guilds/list', () => HttpResponse.json({ items: [guild], total: 1, limit: 1, offset: 0 }));

const waitingFor = (waiting: Partial<Waiting>) =>
  http.get('/api/guilds/:guildId/waiting', () =>
    HttpResponse.json({ gungame: 14, gg: 0, applications: 3, vacations: 1, support: 2, ...waiting }),
  );

const open = (guild: Guild, path = ''): void => {
  mockServer.use(listing(guild), waitingFor({}));
  const router = createMemoryRouter(
    [
      {
        path: '/guild/:guildId',
        element: <GuildLayout />,
        children: [
          { index: true, element: <h1>the overview</h1> },
          { path: '*', element: <MissingPage /> },
          { path: 'checkout', handle: FREE_PAGE, element: <h1>the checkout</h1> },
          {
            path: 'users',
            element: (
              <Permitted permission="users.view">
                <h1>the members</h1>
              </Permitted>
            ),
          },
        ],
      },
    ],
    { initialEntries: [`/guild/${family.id}${path}`] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  onTestFinished(cleanup);
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  useLive.setState({ status: 'off', withdrawnFrom: null });
  showLanguage('en');
  setSession(sessionOf('one'));
});

const confirmedLongAgo = (state: RightsState) =>
  demoGuild({ rights: { state, confirmed_at: '2026-03-01T12:00:00.000Z' } });

const isInMore = (): boolean =>
  screen.getByRole('button', { name: 'More' }).getAttribute('aria-current') === 'true';

describe('the panel of a guild', () => {
  it('shows its empty frame while the servers are loading, not the header of pages without a server', async () => {
    open(demoGuild());
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(await heading('the overview')).toBeTruthy();
  });

  it('opens for people who may view it, with the sections that they may open', async () => {
    open(demoGuild({ access: { level: 'member', permissions: ['panel.view'] } }));
    expect(await heading('the overview')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Overview' })).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
  });

  it('marks “More” on a phone only where an opened section is in it', async () => {
    open(family, '/users');
    expect(await heading('the members')).toBeTruthy();
    expect(isInMore()).toBe(false);
    cleanup();
    const often = ['events', 'capts', 'gungame', 'settings'].flatMap((path) => [path, path, path, path]);
    localStorage.setItem('section_visits', often.join(','));
    onTestFinished(() => localStorage.removeItem('section_visits'));
    open(family, '/users');
    expect(await heading('the members')).toBeTruthy();
    expect(isInMore()).toBe(true);
  });

  it('shows beside a section how much waits there for this person', async () => {
    open(demoGuild());
    // The menu of a wide screen; on a phone the sections are under "More", which is closed.
    expect(await screen.findByRole('link', { name: 'Gun game , 14 waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'GG screens' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Applications , 3 waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Personnel , 1 waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Support , 2 waiting' })).toBeTruthy();
    cleanup();
    const looksOn = ['panel.view', 'users.view', 'gungame.view', 'reputation.edit'] as const;
    open(demoGuild({ access: { level: 'member', permissions: [...looksOn] } }));
    mockServer.use(waitingFor({ gungame: null, gg: 5, applications: null, vacations: null }));
    expect(await screen.findByRole('link', { name: 'GG screens , 5 waiting' })).toBeTruthy();
    expect(screen.queryByText(/14 waiting/)).toBeNull();
  });

  it('opens a menu of the frame at the first click, before which its code is not loaded', async () => {
    open(demoGuild());
    await heading('the overview');
    const switcher = screen.getAllByRole('button', { name: /^Switch server/ })[0];
    expect(switcher?.getAttribute('aria-haspopup')).toBe('menu');
    expect(switcher?.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(switcher ?? document.body);
    expect(await screen.findByRole('menuitem', { name: 'All servers' })).toBeTruthy();
  });

  it('has no footer: the account menu names the version and leads to the legal pages', async () => {
    open(demoGuild());
    await heading('the overview');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Account: / }));
    expect((await screen.findByRole('menuitem', { name: 'Terms' })).getAttribute('href')).toBe('/terms');
    expect(screen.getByText(`Famiglia ${VERSION_TEXT}`)).toBeTruthy();
  });

  it('says inside its frame that an address leads nowhere, with a link to the overview', async () => {
    open(demoGuild(), '/nowhere');
    expect(await heading('This page does not exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the overview' }).getAttribute('href')).toBe(
      `/guild/${family.id}`,
    );
    expect(screen.getAllByRole('link', { name: 'Members' })).not.toHaveLength(0);
  });

  it('shows a message at a section that the person may not open', async () => {
    open(demoGuild({ access: { level: 'member', permissions: ['panel.view'] } }), '/users');
    expect(await heading('You do not have access to this section')).toBeTruthy();
    expect(screen.queryByText('the members')).toBeNull();
  });

  it('shows the benefits of Premium and no section to a Free server', async () => {
    open(demoGuild({ subscription: { tier: 'free', status: 'none', period_end: null } }), '/users');
    expect(await screen.findByText('What you get with Premium')).toBeTruthy();
    expect(screen.queryByText('the members')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
    expect(screen.getAllByTitle('Members: comes with Premium')).toHaveLength(1);
  });

  it('opens what works without Premium to a Free server: buying it', async () => {
    open(demoGuild({ subscription: { tier: 'free', status: 'none', period_end: null } }), '/checkout');
    expect(await heading('the checkout')).toBeTruthy();
    expect(screen.queryByText('What you get with Premium')).toBeNull();
  });

  it('closes with an expired subscription, and stays open with a cancelled one until its end', async () => {
    open(demoGuild({ subscription: { tier: 'premium', status: 'expired', period_end: null } }));
    expect(await screen.findByText(/Premium has ended for this server/)).toBeTruthy();
    cleanup();
    open(demoGuild({ subscription: { tier: 'premium', status: 'canceled', period_end: null } }));
    expect(await heading('the overview')).toBeTruthy();
  });

  it('says since when the bot is disconnected, what is closed and what follows', async () => {
    open(confirmedLongAgo('read_only'));
    expect(await screen.findByText(/only the server owner can edit/)).toBeTruthy();
    expect(await heading('the overview')).toBeTruthy();
    cleanup();
    open(confirmedLongAgo('closed'));
    expect(await screen.findByText(/only the server owner can use the panel/)).toBeTruthy();
    // One notice is enough: it also says that the page is not live.
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    open(confirmedLongAgo('current'));
    expect(await heading('the overview')).toBeTruthy();
    expect(screen.queryByText(/The bot has been offline/)).toBeNull();
  });

  it('is open before all members are known, and says so until they are', async () => {
    open(demoGuild({ members_complete: false }));
    expect(await screen.findByText('The member list is still loading')).toBeTruthy();
    expect(await heading('the overview')).toBeTruthy();
    cleanup();
    open(demoGuild());
    expect(await heading('the overview')).toBeTruthy();
    expect(screen.queryByText('The member list is still loading')).toBeNull();
  });

  it('shows a member without the permission what to do in Discord, and whom to ask', async () => {
    mockServer.use(
      http.get('/api/guilds/:id/places', () =>
        HttpResponse.json({
          places: [{ kind: 'events', channel_name: 'events', url: 'https://discord.com/channels/1/2' }],
          managers: [{ user_id: '300000000000000001', name: 'Vito' }],
        }),
      ),
    );
    open(demoGuild({ access: { level: 'member', permissions: [] }, cabinet: false }));
    expect(await heading('Moretti Family')).toBeTruthy();
    const place = await screen.findByRole('link', { name: 'Sign up for events #events' });
    expect(place.getAttribute('href')).toBe('https://discord.com/channels/1/2');
    expect(screen.getByText(/Panel access is granted by Vito/)).toBeTruthy();
  });

  it('shows a member without the permission their cabinet at every address, live as a member', async () => {
    mockServer.use(
      http.get('/api/guilds/:id/places', () => HttpResponse.json({ places: [], managers: [] })),
      http.get('/api/cabinet/:id', () => HttpResponse.json(demoCabinet())),
    );
    open(demoGuild({ access: { level: 'member', permissions: [] } }), '/users');
    expect(await heading('My cabinet')).toBeTruthy();
    expect(screen.queryByText('the members')).toBeNull();
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
    FakeSocket.opened[0]?.accepts();
    FakeSocket.opened[0]?.says({ type: 'authenticated' });
    await waitFor(() => expect(JSON.stringify(FakeSocket.opened[0]?.sent)).toContain('"as":"member"'));
  });

  it('closes with the reason when the permission is removed while it is open', async () => {
    open(demoGuild());
    expect(await heading('the overview')).toBeTruthy();
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
    mockServer.use(listing(demoGuild({ access: { level: 'member', permissions: [] } })));
    FakeSocket.opened[0]?.closes(CLOSE_CODES.noAccess);
    expect(await heading('Your access to this panel has ended')).toBeTruthy();
    expect(screen.queryByText('the overview')).toBeNull();
  });

  it.each([
    ['a server that is not the person’s', demoGuild({ id: '100000000000000009' })],
    ['a server without the bot', demoGuild({ bot_installed: false })],
  ])('shows 404 for %s', async (_case, guild) => {
    open(guild);
    expect(await heading('Server not found')).toBeTruthy();
  });
});
