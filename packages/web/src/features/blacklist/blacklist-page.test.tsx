import type { BlacklistEntry } from '@famiglia/contract/blacklist/blacklist';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { BlacklistPage } from './blacklist-page.tsx';

startMockServer();
beforeEach(() => setSession(sessionOf('one')));

const vito = { id: '300000000000000001', name: 'Vito' };
const entry: BlacklistEntry = {
  id: '0b0c5bc6-c8c9-4380-8b5d-43199163e064',
  user_id: null,
  name: null,
  static_id: '70233',
  nick: 'Dante_Rossi',
  reason: 'Sold the garage',
  state: 'lifted',
  added_by: vito,
  created_at: '2026-05-01T12:00:00.000Z',
  ends_at: null,
  lifted: { by: vito, at: '2026-05-02T12:00:00.000Z', reason: 'Paid it back' },
};

it.each([
  ['en', 'Removed', /^Removed by Vito, .*: Paid it back$/],
  ['ru', 'Убрана', /^Запись убрана \(Vito, .*\): Paid it back$/],
] as const)('speaks of a removed entry, not of a lifted warning: %s', async (language, state, sentence) => {
  showLanguage(language);
  mockServer.use(
    http.get('/api/blacklist/:guildId', () => HttpResponse.json(listOf([entry]))),
    http.get('/api/ranks/:guildId/ready', () => HttpResponse.json(listOf([]))),
    http.get('/api/vacations/:guildId', () => HttpResponse.json(listOf([]))),
    http.get('/api/inactive/:guildId', () => HttpResponse.json({ ...listOf([]), days: 14 })),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <BlacklistPage />
    </CurrentGuild>,
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(state).length).toBeGreaterThan(0);
});
