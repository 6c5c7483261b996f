import type { CaptDetails, CaptPlayer } from '@famiglia/contract/capts/capts';
import type { ImportPreview } from '@famiglia/contract/damage/damage-import';
import { http, HttpResponse } from 'msw';
import { setSession } from '../../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../../testing/demo-guild.ts';
import { mockServer } from '../../../../testing/mock-server.ts';
import { renderAt } from '../../../../testing/render-at.tsx';
import { sessionOf } from '../../../../testing/signed-in.ts';
import { ToastRegion } from '../../../../shared/ui/toast-region.tsx';
import { DamagePage } from '../damage-page.tsx';
import { demoPlayer } from './demo-player.ts';

const person = { id: '300000000000010000', name: 'Marco' };

export const demoDamage = (change: Partial<CaptDetails> = {}): CaptDetails => ({
  id: '466c5bc6-c8c9-4380-8b5d-43199163e064',
  version: 3,
  opponent: 'Vagos',
  side: 'attack',
  territory: 'Port',
  starts_at: '2026-05-05T17:00:00.000Z',
  slots: 10,
  status: 'finished',
  result: 'win',
  score_ours: 2,
  score_theirs: 1,
  notes: '',
  recordings: [],
  main_count: 2,
  reserve_count: 0,
  damage: 30,
  fight_kind: null,
  created_by: person.id,
  created_at: '2026-05-01T10:00:00.000Z',
  players: [demoPlayer('Ivan', 10), demoPlayer('Tony', 20)],
  reward: 15,
  reward_win: 0,
  reward_loss: 0,
  reward_draw: 0,
  reminders_minutes: [60],
  squads: [],
  sorting: ['signed_up_at'],
  creator: person,
  closed_at: null,
  closer: null,
  ended_at: null,
  ender: null,
  players_updated_by: null,
  cancel_reason: null,
  war: null,
  message: { url: null, problem: null },
  cutoff_minutes: 0,
  ping_role_id: null,
  ping_again_minutes: 0,
  ping_refused: false,
  thread: false,
  more_answers: false,
  answers: [],
  closes_at: '2026-05-05T17:00:00.000Z',
  correctable_until: null,
  no_show_penalty: 0,
  late_leave_penalty: 0,
  late_leaves: [],
  ...change,
});

const NOTHING = { items: [], total: 0, limit: 0, offset: 0 };
const NO_SUMS = { damage: 0, kills: 0, deaths: 0 };
export const noRows: ImportPreview = { source: 'json', columns: [], rows: [], skipped: 0, dropped: 0 };

/**
 * Opens the damage page of a capt with a mocked server that accepts saves and whose responses the test can
 * change.
 */
export const openDamage = (capt: CaptDetails = demoDamage()) => {
  const server = { capt, sent: [] as { version: number; players: CaptPlayer[] }[], preview: noRows };
  showLanguage('en');
  setSession(sessionOf('one'));
  mockServer.use(
    http.get('/api/capts/:id/:capt', () => HttpResponse.json(server.capt)),
    http.get('/api/capts/:id/:capt/participants', () => HttpResponse.json(NOTHING)),
    http.get('/api/guilds/:id/members', () => HttpResponse.json(NOTHING)),
    http.get('/api/capts/:id/stats/:capt', () =>
      HttpResponse.json({ players: [], totals: NO_SUMS, totals_theirs: NO_SUMS, mvp: null, records: [] }),
    ),
    http.post('/api/capts/:id/import/table', () => HttpResponse.json(server.preview)),
    http.put('/api/capts/:id/:capt', async ({ request }) => {
      const body = (await request.json()) as { version: number; players: CaptPlayer[] };
      server.sent.push(body);
      if (body.version !== server.capt.version) {
        const problem = { type: 'about:blank', title: '', status: 409, code: 'version_conflict', errors: [] };
        return HttpResponse.json({ ...problem, current: server.capt }, { status: 409 });
      }
      server.capt = { ...server.capt, version: server.capt.version + 1, players: body.players };
      return HttpResponse.json(server.capt);
    }),
  );
  const open = () =>
    renderAt(
      `/capts/${capt.id}/damage`,
      <CurrentGuild value={demoGuild()}>
        <DamagePage />
        <ToastRegion />
      </CurrentGuild>,
      '/capts/:captId/damage',
    );
  return { server, open, view: open() };
};
