import type { Vacation } from '@famiglia/contract/vacations/vacations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { VacationsPage } from './vacations-page.tsx';

startMockServer();

let vacations: Vacation[];
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

const open = (guild = demoGuild()) => {
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
    http.get('/api/ranks/:guildId/ready', () => HttpResponse.json(list([]))),
    http.get('/api/inactive/:guildId', () => HttpResponse.json({ ...list([]), days: 14 })),
  );
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      <VacationsPage />
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
  vacations = [vacation('Luca', { status: 'requested', reason: 'Exams' }), vacation('Marco')];
});

it('approves a request, which then stands among those who are away', async () => {
  open();
  const requests = await cardOf(/^Requests/);
  expect(within(requests).getByText('Exams')).toBeTruthy();
  fireEvent.click(within(requests).getByRole('button', { name: 'Approve' }));
  await waitFor(async () => expect(within(await cardOf(/^Away now/)).getByText('Luca')).toBeTruthy());
  expect(screen.queryByRole('heading', { name: /^Requests/ })).toBeNull();
  expect(sent).toEqual([{ approve: true, reason: '' }]);
});

it('refuses with words for the member', async () => {
  open();
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
  open({ ...guild, access: { ...access, permissions: [...access.permissions] } });
  expect(await screen.findByText('Luca')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what to do where nobody ever took a vacation', async () => {
  vacations = [];
  open();
  expect(await screen.findByText('No vacations yet')).toBeTruthy();
});
