import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { listOf } from '../../../testing/list-of.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const card = async () => screen.findByRole('region', { name: 'Bot permissions in Discord' });

it('names missing permissions, where, and how to grant them, and checks again on request', async () => {
  openSettings('channels');
  mockServer.use(
    http.get(
      '/api/guilds/:id/bot-permissions',
      () =>
        HttpResponse.json(
          listOf([
            {
              setting: 'channels.events',
              channel_id: '400000000000000001',
              channel_name: 'mp',
              missing: ['SendMessages', 'EmbedLinks'],
            },
            { setting: 'channels.log', channel_id: '400000000000000002', channel_name: null, missing: [] },
          ]),
        ),
      { once: true },
    ),
  );
  const region = within(await card());
  expect(await region.findByText('Send Messages')).toBeTruthy();
  expect(region.getByText('Embed Links')).toBeTruthy();
  expect(region.getByText(/#mp/)).toBeTruthy();
  expect(region.getByText(/channel settings → Permissions/)).toBeTruthy();
  expect(region.getByText(/The channel was deleted/)).toBeTruthy();

  fireEvent.click(region.getByRole('button', { name: 'Check again' }));
  expect(await region.findByText('The bot has every permission these settings need.')).toBeTruthy();
});
