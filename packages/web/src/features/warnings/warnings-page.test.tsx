import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { WarningsPage } from './warnings-page.tsx';

startMockServer();

let sent: unknown[];

const open = (guild = demoGuild()) => {
  mockServer.use(
    http.get('/api/warnings/:guildId', () => HttpResponse.json(listOf([]))),
    http.get('/api/warnings/:guildId/rules', () =>
      HttpResponse.json({ reasons: [], weights: { verbal: 1, warning: 2, severe: 3 }, days: 30 }),
    ),
    http.get('/api/guilds/:guildId/members', () => HttpResponse.json(listOf([]))),
    http.get('/api/vacations/:guildId', () => HttpResponse.json(listOf([]))),
    http.get('/api/ranks/:guildId/ready', () => HttpResponse.json(listOf([]))),
    http.get('/api/inactive/:guildId', () => HttpResponse.json({ ...listOf([]), days: 14 })),
    http.post('/api/warnings/:guildId', async ({ request }) => {
      sent.push(await request.json());
      return refuse('own_decision');
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      <WarningsPage />
    </CurrentGuild>,
  );
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  sent = [];
});

it('asks whom to warn, and warns nobody until a member is chosen', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Warn a member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New warning' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Rude' } });
  fireEvent.change(dialog.getByRole('combobox', { name: 'Member' }), { target: { value: 'luc' } });
  const confirm = dialog.getByRole('button', { name: 'Warn' });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.submit(confirm.closest('[role=dialog]')?.querySelector('form') ?? confirm);
  expect(sent).toEqual([]);
});

it('offers no warning to somebody who may only look', async () => {
  open(demoGuild({ access: { level: 'member', permissions: ['panel.view', 'personnel.view'] } }));
  expect(await screen.findByText('No warnings yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Warn a member' })).toBeNull();
});
