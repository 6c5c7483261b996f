import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { ToastRegion } from '../../../shared/ui/toast-region.tsx';
import { AliasesPage } from './aliases-page.tsx';

startMockServer();

const alias = (id: string, nick: string, display_name: string) => ({
  id,
  nick,
  user_id: '300000000000000001',
  display_name,
  ingame_nick: null,
  learnt_by: { id: '300000000000010000', name: 'Marco' },
  learnt_at: '2026-05-01T10:00:00.000Z',
});

const open = (permissions = demoGuild().access.permissions) => {
  let items = [alias('a', 'lvan_Petrov', 'Ivan'), alias('b', 'T0ny', 'Tony')];
  const learnt: unknown[] = [];
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('/api/capts/:id/aliases', () =>
      HttpResponse.json({ items, total: items.length, limit: 2, offset: 0 }),
    ),
    http.delete('/api/capts/:id/aliases/:alias', ({ params }) => {
      items = items.filter(({ id }) => id !== params['alias']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/capts/:id/aliases', async ({ request }) => {
      learnt.push(await request.json());
      return HttpResponse.json(alias('c', 'lvan_Petrov', 'Ivan'));
    }),
  );
  renderAt(
    '/capts/aliases',
    <CurrentGuild value={demoGuild({ access: { level: 'member', permissions } })}>
      <AliasesPage />
      <ToastRegion />
    </CurrentGuild>,
  );
  return learnt;
};

it('finds an alias by nick or member, deletes it, and restores it by undo', async () => {
  const learnt = open();
  await screen.findByText('T0ny');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ivan' } });
  await waitFor(() => expect(screen.queryByText('T0ny')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Forget lvan_Petrov' }));
  expect(await screen.findByText('No such nick')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(learnt).toEqual([{ nick: 'lvan_Petrov', user_id: '300000000000000001' }]));
});

it('lets people who may only view delete nothing', async () => {
  open(['panel.view', 'capts.view']);
  await screen.findByText('T0ny');
  expect(screen.queryByRole('button', { name: /^Forget/ })).toBeNull();
});
