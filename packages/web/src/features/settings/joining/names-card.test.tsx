import type { NameReading, ReadName } from '@famiglia/contract/moving/moving';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { NamesCard } from './names-card.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const name = (at: number, rest: Partial<ReadName> = {}): ReadName => ({
  user_id: `30000000000000000${at}`,
  display_name: `Man_${at} | 7000${at}`,
  avatar_url: null,
  ingame_nick: `Man_${at}`,
  static_id: `7000${at}`,
  stored: { ingame_nick: null, static_id: null },
  doubts: [],
  ...rest,
});
const batch = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  pattern: 'nick_static' as const,
  changed: 3,
  created_by: { id: '300000000000000001', name: 'Vito' },
  created_at: '2026-05-01T12:00:00.000Z',
  undone: null,
};

it('shows the pattern with examples and doubts, and enters what was decided; a batch is taken back', async () => {
  const calls: unknown[] = [];
  const reading: NameReading = {
    items: [name(5, { doubts: ['static_twice'] })],
    total: 1,
    limit: 20,
    offset: 0,
    patterns: [{ pattern: 'nick_static', fits: 3 }],
    pattern: 'nick_static',
    examples: [name(1), name(2)],
    ready: 2,
    same: 0,
    unfit: 4,
  };
  mockServer.use(
    http.get('/api/moving/:guildId/names', () => HttpResponse.json(reading)),
    http.get('/api/moving/:guildId/batches', () => HttpResponse.json(listOf([batch]))),
    http.post('/api/moving/:guildId/names', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ batch, left_out: [] });
    }),
    http.post('/api/moving/:guildId/batches/:batchId/take-back', ({ params }) => {
      calls.push(params['batchId']);
      return HttpResponse.json(batch);
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <NamesCard />
    </CurrentGuild>,
  );
  expect(await screen.findByText('Man_1 | 70001')).toBeTruthy();
  expect(screen.getByText('Man_1 #70001')).toBeTruthy();
  expect(screen.getByText(/somebody else has this static ID/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enter 2 names' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Static ID of Man_5 | 70005'), { target: { value: '700' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter 3 names' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({
    pattern: 'nick_static',
    follow: true,
    decisions: [
      { user_id: name(5).user_id, display_name: 'Man_5 | 70005', ingame_nick: 'Man_5', static_id: '700' },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(calls[1]).toBe(batch.id));
});
