import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoCapt } from '../features/capts/testing/demo-capt.ts';
import { demoEvent } from '../features/events/testing/demo-event.ts';
import { setSession } from '../shared/auth/auth-store.ts';
import { showLanguage } from '../shared/language/language-store.ts';
import { CurrentGuild } from '../shared/lib/current-guild.ts';
import { demoGuild } from '../testing/demo-guild.ts';
import { listOf } from '../testing/list-of.ts';
import { mockServer, startMockServer } from '../testing/mock-server.ts';
import { renderAt } from '../testing/render-at.tsx';
import { sessionOf } from '../testing/signed-in.ts';
import { CommandPalette } from './command-palette.tsx';

startMockServer();

it('finds settings, events, capts and opponents beside pages and members', async () => {
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('*/members', () => HttpResponse.json(listOf([]))),
    http.get('/api/events/:id/list', () => HttpResponse.json(listOf([demoEvent({ title: 'Zone war' })]))),
    http.get('/api/capts/:id', () => HttpResponse.json(listOf([demoCapt({ opponent: 'Zoners' })]))),
    http.get('/api/capts/:id/opponents', () => HttpResponse.json(listOf([{ opponent: 'Zonists' }]))),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <CommandPalette typed="" onReady={() => {}} open onOpenChange={() => {}} guilds={[]} sections={[]} />
    </CurrentGuild>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zon' } });
  for (const found of [/^Time zone/, /^Zone war/, /^Zoners/, /^Zonists/])
    expect(await screen.findByRole('option', { name: found })).toBeTruthy();
});
