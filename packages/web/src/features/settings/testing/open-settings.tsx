import type { DiscordRole, Guild } from '@famiglia/contract/guilds/guilds';
import type { Settings } from '@famiglia/contract/settings/settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { createQueryClient } from '../../../shared/lib/query-client.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { mockServer } from '../../../testing/mock-server.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { SettingsSection } from '../settings-section.tsx';
import type { SettingsSectionName } from '../settings-sections.ts';
import { MOVED_SECTIONS, SETTINGS_SECTIONS } from '../settings-sections.ts';
import { demoRoles } from './demo-roles.ts';
import { demoSettings } from './demo-settings.ts';
import { listOf } from '../../../testing/list-of.ts';

// Longer than the default, for busy machines.
configure({ asyncUtilTimeout: 15_000 });

interface Setup {
  settings?: Settings;
  guild?: Guild;
  /** What Discord has, and whether the bot may give it. */
  discordRoles?: readonly DiscordRole[];
}

/** Opens a section of the settings as the panel does, with a mocked server that knows the demo family. */
export const openSettings = (section: SettingsSectionName, setup: Setup = {}) => {
  const { settings = demoSettings(), guild = demoGuild(), discordRoles = [] } = setup;
  onTestFinished(cleanup);
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('/api/settings/:id', () => HttpResponse.json(settings)),
    http.get('/api/roles/:id/list', () => HttpResponse.json(listOf(demoRoles))),
    http.get('/api/guilds/:id/channels/text', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf(discordRoles))),
    http.get('/api/guilds/:id/members', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/bot-permissions', () => HttpResponse.json(listOf([]))),
    http.get('/api/nicknames/:id', () =>
      HttpResponse.json({ ...listOf([]), pattern: '{nick}', above_bot: 0, nameless: 0 }),
    ),
    http.get('/api/api-keys/:id', () => HttpResponse.json(listOf([]))),
    http.get('/api/webhooks/:id', () => HttpResponse.json(listOf([]))),
    http.get('/api/war-keys/:id', () => HttpResponse.json(listOf([]))),
    http.get('/api/wars/:id/feeds', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/deliveries', () => HttpResponse.json(listOf([]))),
    http.get('/api/events/:id/sorting-preview', () =>
      HttpResponse.json({ event: null, items: [], moved_in: [], moved_out: [] }),
    ),
  );
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const home = `/guild/${guild.id}`;
  const router = createMemoryRouter(
    [
      { path: home, element: <p>Overview</p> },
      {
        path: `${home}/settings`,
        element: <SettingsLayout />,
        children: [
          ...SETTINGS_SECTIONS.map(({ name }) => ({ path: name, element: <SettingsSection name={name} /> })),
          ...Object.keys(MOVED_SECTIONS).map((path) => ({ path, element: null })),
        ],
      },
    ],
    { initialEntries: [home, `${home}/settings/${section}`], initialIndex: 1 },
  );
  render(
    <CurrentGuild value={guild}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CurrentGuild>,
  );
  return { router, home, client };
};
