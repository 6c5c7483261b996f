import type { MemberPage } from '@famiglia/contract/members/member-page';
import type { MemberNote } from '@famiglia/contract/personnel-file/personnel-file';
import type { MemberRank } from '@famiglia/contract/ranks/ranks';
import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import type { Warning } from '@famiglia/contract/warnings/warnings';
import type { MemberProfile } from '@famiglia/contract/members/members';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoScreenshot } from '../../../entities/screenshot/testing/demo-screenshot.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { ToastRegion } from '../../../shared/ui/toast-region.tsx';
import { FileTab } from '../personnel-file/file-tab.tsx';
import { demoPlayer } from '../testing/demo-player.ts';
import { ParticipationTab } from './participation-tab.tsx';
import { ProfilePage } from './profile-page.tsx';

startMockServer();

const userId = '300000000000000007';
const batch = '0b7d3a2e-91c4-4f7e-8a55-3d5f0c9b1e11';
let luca: MemberProfile;
let ledger: ReputationEntry[];
let sent: unknown[];
let notes: MemberNote[];
let warnings: Warning[];
let waiting: MemberPage['waiting'];
let asked: string[];

const RANK: MemberRank = {
  rank: { role_id: '100000000000000031', name: 'Солдат', since: '2026-01-10T12:00:00.000Z' },
  next: {
    role_id: '100000000000000032',
    name: 'Капорежиме',
    span_days: 30,
    progress: [{ kind: 'capts', mine: 3, needed: 5, met: false }],
    ready: false,
  },
};

const entry = (id: number, change: Partial<ReputationEntry> = {}): ReputationEntry => ({
  id: String(id),
  user_id: userId,
  delta: 15,
  balance: 120,
  reason: 'Training',
  source: 'manual',
  actor_id: '300000000000010001',
  actor_name: 'Sofia',
  created_at: '2026-05-05T17:00:00.000Z',
  batch_id: null,
  undone_by: null,
  reverses: null,
  ...change,
});

const listOf = (items: readonly unknown[]) =>
  HttpResponse.json({ items, total: items.length, limit: 50, offset: 0 });
/** The person who saved while another was typing. */
const overtaken = () =>
  HttpResponse.json(
    {
      code: 'version_conflict',
      errors: [],
      current: {
        member: luca,
        changed_by: { id: '300000000000010001', name: 'Sofia' },
        changed_at: '2026-05-05T17:00:00.000Z',
      },
    },
    { status: 409 },
  );

const page = (seesFile: boolean): MemberPage => ({
  profile: luca,
  roles: [{ id: '100000000000000031', name: 'Soldier', color: 0 }],
  nicks: [],
  ledger: { items: ledger, total: ledger.length },
  curve: { time_zone: 'Europe/Moscow', points: [{ date: '2026-05-05', balance: 120 }] },
  file: seesFile
    ? {
        user_id: userId,
        joined_at: null,
        left_at: null,
        times_joined: 1,
        notes: 0,
        away: { kind: 'vacation', ends_at: '2026-05-08T21:00:00.000Z' },
        voice_minutes: 0,
        before: null,
        warnings: { active: 0, points: 0, total: 0 },
        rank: null,
      }
    : null,
  rank: seesFile ? RANK : null,
  waiting,
});

const open = (tab = '', guild = demoGuild(), whose = userId) => {
  const member = '/api/users/:guildId/:userId';
  mockServer.use(
    http.get('/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname.replace(/^\/api\/|\/?\d{15,}/g, ''));
    }),
    http.get(`${member}/page`, ({ params }) =>
      params['userId'] === userId
        ? HttpResponse.json(page(guild.access.permissions.includes('personnel.view')))
        : refuse('not_found'),
    ),
    http.get(`${member}/attendance`, () => listOf([])),
    http.get(`${member}/screenshots`, () => listOf([1, 2].map((index) => demoScreenshot(index)))),
    http.get('/api/personnel/:guildId/:userId/timeline', () => listOf([])),
    http.get('/api/personnel/:guildId/:userId/notes', () => listOf(notes)),
    http.post('/api/personnel/:guildId/:userId/notes', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const author = { id: '300000000000010001', name: 'Sofia' };
      const note = { id: batch, text, author, created_at: '2026-05-05T17:00:00.000Z' };
      notes = [note];
      return HttpResponse.json(note);
    }),
    http.delete('/api/personnel/:guildId/:userId/notes/:noteId', () => {
      notes = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/warnings/:guildId', () => listOf(warnings)),
    http.get('/api/warnings/:guildId/rules', () =>
      HttpResponse.json({
        reasons: ['Late'],
        weights: { verbal: 1, warning: 2, severe: 3 },
        days: 30,
      }),
    ),
    http.post('/api/warnings/:guildId', async ({ request }) => {
      const body = (await request.json()) as Pick<Warning, 'kind' | 'reason'>;
      sent.push(body);
      const person = { id: userId, name: 'Luca' };
      const created_at = '2026-05-05T17:00:00.000Z';
      const given: Warning = {
        id: batch,
        version: 0,
        member: person,
        issued_by: person,
        created_at,
        ends_at: null,
        lifted: null,
        proof: null,
        state: 'active',
        weight: 2,
        kind: body.kind,
        reason: body.reason,
      };
      warnings = [given];
      return HttpResponse.json(given);
    }),
    http.post('/api/warnings/:guildId/:warningId/lift', async ({ request }) => {
      sent.push(await request.json());
      warnings = warnings.map((one) => ({ ...one, state: 'lifted' }));
      return HttpResponse.json(warnings[0]);
    }),
    http.get('/api/capts/:guildId/players/:userId', () => HttpResponse.json(demoPlayer())),
    http.put(member, async ({ request }) => {
      const body = (await request.json()) as {
        ingame_nick: string;
        expected: { ingame_nick: string | null };
      };
      sent.push(body);
      if (body.expected.ingame_nick !== luca.ingame_nick) return overtaken();
      luca = { ...luca, ingame_nick: body.ingame_nick };
      return HttpResponse.json(luca);
    }),
    http.put(`${member}/reputation`, async ({ request }) => {
      const body = (await request.json()) as { reputation: number; expected_reputation: number };
      sent.push(body);
      if (body.expected_reputation !== luca.reputation) return overtaken();
      luca = { ...luca, reputation: body.reputation };
      return HttpResponse.json(luca);
    }),
    http.post('/api/reputation/:id/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*\/reputation\/\d+/, '');
      sent.push(path);
      const undo = entry(9, { delta: -15, balance: 105, reverses: '1' });
      return HttpResponse.json(path.startsWith('/batches') ? { batch_id: batch, items: [undo] } : undo);
    }),
  );
  renderAt(
    `/guild/${guild.id}/users/${whose}${tab}`,
    <CurrentGuild value={guild}>
      <ProfilePage />
      <ToastRegion />
    </CurrentGuild>,
    '/guild/:guildId/users/:userId',
    [
      { path: 'participation', element: <ParticipationTab /> },
      { path: 'file', element: <FileTab /> },
    ],
  );
};

const writeNick = (nick: string): void => {
  const field = screen.getByRole('textbox', { name: 'In-game nick' });
  fireEvent.change(field, { target: { value: nick } });
  fireEvent.submit(field);
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  sent = [];
  notes = [];
  warnings = [];
  asked = [];
  waiting = { application: null, promotion: false, vacation: false, gg: 0, gungame: 0 };
  ledger = [entry(1)];
  luca = {
    user_id: userId,
    username: 'luca',
    display_name: 'Luca',
    avatar_url: null,
    ingame_nick: 'Luca_Old',
    static_id: '12345',
    reputation: 120,
    role_ids: [],
    joined_at: null,
    left_at: null,
    last_active_at: null,
    rank: 7,
    reliability: { signed_up: 0, came: 0, share: null },
    events_attended: 0,
    capts_attended: 0,
    screenshots: { pending: 1, approved: 4, rejected: 0 },
    gg_today: { used: 1, limit: 3 },
  };
});

it('shows what is known from one answer, and leaves out unknown facts', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Luca', level: 1 })).toBeTruthy();
  expect(screen.getByText('#7 in the family')).toBeTruthy();
  expect(screen.getByText('1 waiting, today 1 of 3')).toBeTruthy();
  expect(screen.queryByText('Reliability')).toBeNull();
  expect(screen.getByText('Soldier')).toBeTruthy();
  const row = screen.getByText('Training').closest('li');
  expect(row?.textContent).toMatch(/\+15Training.*manual · Sofia/);
  expect(screen.getByText(/^On vacation until/)).toBeTruthy();
  expect(screen.getByText('Capts in 30 days').closest('li')?.textContent).toContain('3 / 5');
  expect(asked).toEqual(['users/page']);
});

it('shows what the member took part in when that tab is opened, without cards of what they never did', async () => {
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Participation' }));
  expect(await screen.findByText('#2 by damage per capt · 3 won, 1 lost')).toBeTruthy();
  expect(screen.getByRole('link', { name: '4,200' }).getAttribute('href')).toMatch(/\/capts\/7a1f52c0/);
  expect(screen.queryByText('Events and capts')).toBeNull();
  expect(screen.getByRole('link', { name: 'Participation' }).getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(asked).toContain('users/screenshots'));
  expect(asked).not.toContain('warnings');
});

it('names what to do next first, each with the way there', async () => {
  waiting = { application: batch, promotion: true, vacation: true, gg: 2, gungame: 0 };
  open();
  const steps = within(await screen.findByRole('list', { name: 'What to do next' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Their application is waiting for a decisionOpen application',
    'Asks for a vacationDecide',
    'Meets every requirement for КапорежимеPromote',
    '2 GG screens are waiting for reviewReview',
    expect.stringMatching(/^On vacation until/),
  ]);
  const link = steps.getByRole('link', { name: 'Open application' });
  expect(link.getAttribute('href')).toBe(`/guild/${demoGuild().id}/applications/${batch}`);
});

it('shows a message if the member does not exist', async () => {
  open('', undefined, '300000000000000008');
  expect(await screen.findByText('Member not found')).toBeTruthy();
});

it('edits the nick in place: explains an invalid one, shows a valid one at once', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit in-game nick' }));
  writeNick('__');
  expect(screen.getByText(/2 to 32 letters and digits/)).toBeTruthy();
  writeNick(' Luca_New ');
  expect(await screen.findByText('Luca_New')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toEqual([{ ingame_nick: 'Luca_New', expected: { ingame_nick: 'Luca_Old' } }]),
  );
});

it('reverts a refused nick and names who changed it; a second press overwrites it', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit in-game nick' }));
  luca = { ...luca, ingame_nick: 'Luca_Theirs' };
  writeNick('Luca_Mine');
  expect(await screen.findByText(/^Sofia has just changed it to “Luca_Theirs”/)).toBeTruthy();
  expect(luca.ingame_nick).toBe('Luca_Theirs');
  writeNick('Luca_Mine');
  await waitFor(() => expect(luca.ingame_nick).toBe('Luca_Mine'));
});

it('changes reputation with a reason, and never over somebody else’s change', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change reputation' }));
  luca = { ...luca, reputation: 200 };
  fireEvent.click(screen.getByRole('button', { name: '50' }));
  expect(screen.getByLabelText('Reason')).toHaveProperty('required', true);
  expect(screen.getByText('Required. Shown to the member and in the activity.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Won the drop' } });
  fireEvent.click(screen.getByRole('button', { name: 'Give +50' }));
  expect(await screen.findByText(/^Sofia has just changed it: now 200/)).toBeTruthy();
  expect(luca.reputation).toBe(200);
  fireEvent.click(screen.getByRole('button', { name: 'Give +50' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { reputation: 170, reason: 'Won the drop', expected_reputation: 120 },
    { reputation: 250, reason: 'Won the drop', expected_reputation: 200 },
  ]);
  // A screen reader hears why the dialog closed.
  expect(screen.getByText('Saved. Luca: reputation 250')).toBeTruthy();
});

it('undoes one change at once, and a batch for everybody after a confirmation', async () => {
  ledger = [
    entry(1),
    entry(2, { batch_id: batch }),
    entry(3, { undone_by: '4' }),
    entry(4, { reverses: '3' }),
  ];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo this change' }));
  await waitFor(() => expect(sent).toEqual(['/entries/1/undo']));
  fireEvent.click(screen.getByRole('button', { name: 'Undo this bulk change' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'For everyone in it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo for everyone' }));
  await waitFor(() => expect(sent).toEqual(['/entries/1/undo', `/batches/${batch}/undo`]));
});

it('shows the screenshots large, also from a link, and navigates by keys', async () => {
  open(`/participation?screen=${demoScreenshot(1).id}`);
  const stage = await screen.findByRole('dialog', { name: 'Screens' });
  fireEvent.keyDown(document, { code: 'ArrowRight' });
  expect(within(stage).getByRole('img').getAttribute('src')).toBe('/pictures/2.webp');
  fireEvent.error(within(stage).getByRole('img'));
  expect(within(stage).getByRole('alert').textContent).toContain('Could not load the picture');
  fireEvent.click(within(stage).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows no actions that the reader may not do', async () => {
  open('', demoGuild({ access: { level: 'member', permissions: ['panel.view', 'users.view'] } }));
  expect(await screen.findByText('Training')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Personnel file' })).toBeNull();
  expect(screen.queryByText('Rank')).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit|Undo|Change/ })).toBeNull();
});

it('offers no decision about oneself, and says why', async () => {
  setSession({ ...sessionOf('one'), user: { ...sessionOf('one').user, id: userId } });
  waiting = { application: batch, promotion: true, vacation: true, gg: 2, gungame: 0 };
  open('', demoGuild({ own_decisions: false }));
  expect(await screen.findByText('Another leader decides about you.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Promote|Decide|Review/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Personnel file' }));
  await waitFor(() => expect(screen.getAllByText('Another leader decides about you.')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /Undo|Change reputation|Warn/ })).toBeNull();
});

it('adds a note for leaders, and removes it after a confirmation', async () => {
  open('/file');
  const field = await screen.findByRole('textbox', { name: 'New note' });
  expect(screen.getByRole('button', { name: 'Add note' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(field, { target: { value: 'Good sniper' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Good sniper', { selector: 'p' })).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Delete this note' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Good sniper')).toBeNull());
});

it('warns with a reason, which is needed, and lifts the warning with another', async () => {
  open('/file');
  fireEvent.click(await screen.findByRole('button', { name: 'Warn' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Warn' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: 'Rude' } });
  fireEvent.click(confirm);
  expect(await screen.findByText('Rude')).toBeTruthy();
  expect(sent).toEqual([{ user_id: userId, kind: 'warning', reason: 'Rude' }]);
  fireEvent.click(screen.getByRole('button', { name: /^Actions:/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Lift warning' }));
  const question = await screen.findByRole('dialog');
  fireEvent.change(within(question).getByRole('textbox', { name: 'Why' }), { target: { value: 'Sorry' } });
  fireEvent.click(within(question).getByRole('button', { name: 'Lift' }));
  expect(await screen.findByText('Lifted')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Actions:/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).not.toContain('Lift warning');
});
