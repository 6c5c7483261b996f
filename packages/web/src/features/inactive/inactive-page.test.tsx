import type { InactiveMember } from '@famiglia/contract/inactive/inactive';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { ToastRegion } from '../../shared/ui/toast-region.tsx';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { InactivePage } from './inactive-page.tsx';

startMockServer();

const unseen = (display_name: string, index: number): InactiveMember => ({
  display_name,
  user_id: `30000000000000000${index}`,
  avatar_url: null,
  ingame_nick: null,
  static_id: null,
  written_at: null,
  last_seen_at: null,
  last_gathering_at: null,
  last_screenshot_at: null,
  last_voice_at: null,
});

it('writes to the inactive people that are chosen, and dismisses one with a reason', async () => {
  const sent: unknown[] = [];
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('/api/vacations/:guildId', () => HttpResponse.json(listOf([]))),
    http.get('/api/ranks/:guildId/ready', () => HttpResponse.json(listOf([]))),
    http.get('/api/inactive/:guildId', () => {
      const items = ['Rocco', 'Dante'].map(unseen);
      return HttpResponse.json({ items, total: 2, limit: 25, offset: 0, days: 14 });
    }),
    http.post('/api/inactive/:guildId/letters', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ written: 1 });
    }),
    http.post('/api/warnings/:guildId/members/:userId/dismiss', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <InactivePage />
      <ToastRegion />
    </CurrentGuild>,
  );
  const write = await screen.findByRole('button', { name: 'Message' });
  expect(write.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Dante' }));
  fireEvent.click(screen.getByRole('button', { name: 'Message 1' }));
  expect(await screen.findByText('Messaged 1 person')).toBeTruthy();
  expect(sent).toEqual([{ user_ids: ['300000000000000001'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Actions: Dante' }));
  expect(await screen.findByRole('menuitem', { name: 'Warn' })).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Remove from the family' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Dante from the family?' });
  const confirm = within(dialog).getByRole('button', { name: 'Remove from the family' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: 'Gone' } });
  fireEvent.click(confirm);
  expect(await screen.findByText(/^Removing Dante from the family/)).toBeTruthy();
  expect(sent[1]).toEqual({ way: 'roles', reason: 'Gone' });
});
