import type { InactiveMember } from '@famiglia/contract/inactive/inactive';
import type { Vacation } from '@famiglia/contract/vacations/vacations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { ToastRegion } from '../../shared/ui/toast-region.tsx';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { InactivePage } from './inactive-page.tsx';
import { VacationsPage } from './vacations-page.tsx';

startMockServer();

let vacations: Vacation[];
let missing: InactiveMember[];
let sent: unknown[];

const vacation = (name: string, change: Partial<Vacation> = {}): Vacation => ({
  id: crypto.randomUUID(),
  user: { id: '300000000000000001', name, avatar_url: null },
  kind: 'vacation',
  status: 'approved',
  starts_at: '2026-05-01T00:00:00.000Z',
  ends_at: '2026-05-08T00:00:00.000Z',
  first_day: '2026-05-01',
  last_day: '2026-05-07',
  reason: '',
  requested_at: '2026-04-30T00:00:00.000Z',
  decided_by: null,
  decision: '',
  ended_at: null,
  prolonged: 0,
  ...change,
});

const STATES: Record<string, Vacation['status']> = {
  away: 'approved',
  requests: 'requested',
  history: 'refused',
};

const list = (items: unknown[]) => ({ items, total: items.length, limit: 25, offset: 0 });

const open = (page: React.ReactNode, guild = demoGuild()) => {
  mockServer.use(
    http.get('/api/vacations/:guildId', ({ request }) => {
      const view = new URL(request.url).searchParams.get('view') ?? 'away';
      return HttpResponse.json(list(vacations.filter((one) => one.status === STATES[view])));
    }),
    http.post('/api/vacations/:guildId/:vacationId/decision', async ({ params, request }) => {
      const body = (await request.json()) as { approve: boolean };
      sent.push(body);
      const found = vacations.find((one) => one.id === params['vacationId']);
      if (found === undefined) return new HttpResponse(null, { status: 404 });
      found.status = body.approve ? 'approved' : 'refused';
      return HttpResponse.json(found);
    }),
    http.get('/api/ranks/:guildId/ready', () =>
      HttpResponse.json({ items: [], total: 0, limit: 25, offset: 0 }),
    ),
    http.get('/api/inactive/:guildId', () => HttpResponse.json({ ...list(missing), days: 14 })),
    http.post('/api/inactive/:guildId/letters', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ written: 1 });
    }),
  );
  mockServer.use(
    http.post('/api/warnings/:guildId/members/:userId/dismiss', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      {page}
      <ToastRegion />
    </CurrentGuild>,
  );
};

const cardOf = async (title: RegExp): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  if (heading.parentElement === null) throw new Error('a heading without a card');
  return heading.parentElement;
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  sent = [];
  missing = [];
  vacations = [vacation('Luca', { status: 'requested', reason: 'Exams' }), vacation('Marco')];
});

it('approves a request, which then stands among those who are away', async () => {
  open(<VacationsPage />);
  const requests = await cardOf(/^Requests/);
  expect(within(requests).getByText('Exams')).toBeTruthy();
  fireEvent.click(within(requests).getByRole('button', { name: 'Approve' }));
  await waitFor(async () => expect(within(await cardOf(/^Away now/)).getByText('Luca')).toBeTruthy());
  expect(screen.queryByRole('heading', { name: /^Requests/ })).toBeNull();
  expect(sent).toEqual([{ approve: true, reason: '' }]);
});

it('refuses with words for the member', async () => {
  open(<VacationsPage />);
  fireEvent.click(within(await cardOf(/^Requests/)).getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The war' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await cardOf(/^Earlier/);
  expect(sent).toEqual([{ approve: false, reason: 'The war' }]);
});

it('shows no actions to somebody who may only look', async () => {
  const guild = demoGuild();
  const access = { ...guild.access, permissions: ['panel.view', 'personnel.view'] as const };
  open(<VacationsPage />, { ...guild, access: { ...access, permissions: [...access.permissions] } });
  expect(await screen.findByText('Luca')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what to do where nobody ever took a vacation', async () => {
  vacations = [];
  open(<VacationsPage />);
  expect(await screen.findByText('No vacations yet')).toBeTruthy();
});

it('writes to the inactive people that are chosen, and dismisses one with a reason', async () => {
  const one = { avatar_url: null, ingame_nick: null, static_id: null, written_at: null };
  const never = {
    last_seen_at: null,
    last_gathering_at: null,
    last_screenshot_at: null,
    last_voice_at: null,
  };
  missing = ['Rocco', 'Dante'].map((display_name, index) => ({
    ...one,
    ...never,
    display_name,
    user_id: `30000000000000000${index}`,
  }));
  open(<InactivePage />);
  const write = await screen.findByRole('button', { name: 'Message' });
  expect(write.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Dante' }));
  fireEvent.click(screen.getByRole('button', { name: 'Message 1' }));
  expect(await screen.findByText('Messaged 1 person')).toBeTruthy();
  expect(sent).toEqual([{ user_ids: ['300000000000000001'] }]);
  expect(screen.getByRole('button', { name: 'Warn: Dante' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Dante' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dismiss Dante?' });
  const confirm = within(dialog).getByRole('button', { name: 'Dismiss' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: 'Gone' } });
  fireEvent.click(confirm);
  expect(await screen.findByText(/^Dismissing Dante/)).toBeTruthy();
  expect(sent[1]).toEqual({ way: 'roles', reason: 'Gone' });
});
