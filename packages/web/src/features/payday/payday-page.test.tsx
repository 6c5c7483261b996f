import type { Payday } from '@famiglia/contract/payday/payday-routes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { getToasts } from '../../shared/ui/toast.ts';
import { PaydayPage } from './payday-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const line = {
  kind: 'event_presence' as const,
  amount_cents: '4000000',
  computed_cents: '4000000',
  data: { name: 'Factory' },
  at: '2026-05-01T12:00:00.000Z',
  is_difference: false,
  change_reason: null,
  changed_by: null,
};
const payday: Payday = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  status: 'open',
  since: null,
  until: '2026-05-03T18:00:00.000Z',
  pay_cents: '8000000',
  paid_cents: '0',
  people: 1,
  version: 4,
  created_by: null,
  first_approved_by: null,
  ended_by: null,
  needs_second: false,
  bank_files: { total: 0, left: [] },
  fingerprint: 'abc',
  list: [
    {
      user: { id: '300000000000000001', name: 'Vito' },
      static_id: null,
      marks: ['no_static'],
      left_out: false,
      left_out_reason: '',
      lines: [
        { ...line, key: 'attendance:1' },
        { ...line, key: 'attendance:2' },
      ],
      total_cents: '8000000',
      carried_cents: '0',
      pay_cents: '8000000',
      state: 'unpaid',
    },
  ],
};

const ranks = [{ id: '400000000000000001', name: 'Soldier' }];

/** A mocked server with this payday, and what was sent to it. */
const open = (one: Payday) => {
  const sent: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json(one);
  };
  mockServer.use(
    http.get('/api/payday/:guildId', () =>
      HttpResponse.json({
        ...listOf([one]),
        open_id: one.status === 'open' ? one.id : null,
        due_cents: '0',
        due_people: 0,
      }),
    ),
    http.get('/api/payday/:guildId/rates', () =>
      HttpResponse.json({ today: '2026-05-03', ranks, items: [] }),
    ),
    http.get(`/api/payday/:guildId/${one.id}`, () => HttpResponse.json(one)),
    http.post('/api/payday/:guildId/:paydayId/approve', record),
    http.put('/api/payday/:guildId/:paydayId/lines', record),
    http.post('/api/payday/:guildId/:paydayId/paid', record),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <PaydayPage />
    </CurrentGuild>,
  );
  return sent;
};

it('says who gets what and for what, and approves what was seen', async () => {
  const sent = open(payday);
  expect(await screen.findByText('event attended 2 × $40,000')).toBeTruthy();
  expect(screen.getByText('no static')).toBeTruthy();
  expect(screen.getByText('The period is closed and waits for approval')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve $80,000' }));
  await waitFor(() => expect(sent).toEqual([{ version: 4, seen: 'abc' }]));
});

it('changes a line only with an amount and a reason', async () => {
  const sent = open(payday);
  const [change] = await screen.findAllByRole('button', { name: 'Change', hidden: true });
  if (change === undefined) throw new Error('no line can be changed');
  fireEvent.click(change);
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '1.5k' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write why.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Late' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        version: 4,
        user_id: '300000000000000001',
        key: 'attendance:1',
        amount_cents: '150000',
        reason: 'Late',
      },
    ]),
  );
});

it('once approved, offers the file and the marks', async () => {
  const sent = open({ ...payday, status: 'approved', bank_files: { total: 3, left: [2, 3] } });
  expect(await screen.findByRole('button', { name: 'File for the bank, 2 of 3' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as paid' }));
  await waitFor(() => expect(sent).toEqual([{ user_ids: null, paid: true, version: 4 }]));
});

it('says why somebody is left out; what has to be known before paying is not said of the paid', async () => {
  const [vito] = payday.list;
  if (vito === undefined) throw new Error('nobody is listed');
  const anna = { ...vito, user: { id: '300000000000000002', name: 'Anna' }, left_out: true };
  const list = [
    { ...vito, state: 'paid' as const },
    { ...anna, pay_cents: '0', left_out_reason: 'On holiday' },
  ];
  open({ ...payday, status: 'approved', list });
  expect(await screen.findByText('On holiday')).toBeTruthy();
  expect(screen.getAllByText('no static')).toHaveLength(1);
});

const copyList = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy the list' }));
};

it('copies the list, and says where a browser does not', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (words: string) => void copied.push(words) };
  open(payday);
  vi.stubGlobal('navigator', { onLine: true, clipboard });
  await copyList();
  await expect.poll(() => getToasts().at(-1)?.title).toBe('List copied');
  expect(copied).toEqual(['Vito $80,000']);
  vi.stubGlobal('navigator', { onLine: true });
  await copyList();
  await expect.poll(() => getToasts().at(-1)?.title).toContain('cannot copy');
  vi.unstubAllGlobals();
});

it('names what moved while the leader looked, and approves nothing', async () => {
  open(payday);
  const [vito] = payday.list;
  if (vito === undefined) throw new Error('nobody is listed');
  const moved: Payday = { ...payday, fingerprint: 'def', list: [{ ...vito, lines: vito.lines.slice(1) }] };
  mockServer.use(
    http.post('/api/payday/:guildId/:paydayId/approve', () =>
      HttpResponse.json({ code: 'payday_moved', errors: [], current: moved }, { status: 409 }),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Approve $80,000' }));
  const changes = await screen.findByRole('list', { name: 'What changed' });
  expect(changes.textContent).toBe('Vito no longer: Event attended “Factory” +$40,000');
});

it('takes a bonus that was entered by mistake back, and says why a row was not changed', async () => {
  const [vito] = payday.list;
  if (vito === undefined) throw new Error('nobody is listed');
  const id = '6a0f8c52-3c56-4b0e-8a52-6e6c7f8d9a10';
  const bonus = { ...line, kind: 'bonus' as const, key: `correction:${id}`, data: { name: 'Best' } };
  open({ ...payday, list: [{ ...vito, lines: [...vito.lines, bonus] }] });
  const taken: string[] = [];
  mockServer.use(
    http.post('/api/payday/:guildId/corrections/:correctionId/take-back', ({ params }) => {
      taken.push(String(params['correctionId']));
      return refuse('correction_taken_back');
    }),
  );
  const backs = await screen.findAllByRole('button', { name: 'Take back', hidden: true });
  expect(backs).toHaveLength(1);
  for (const back of backs) fireEvent.click(back);
  expect((await screen.findByRole('alert')).textContent).toContain('already taken back');
  expect(taken).toEqual([id]);
});

it('a salary is of a rank of the ladder', async () => {
  open({ ...payday, status: 'approved' });
  const sent: unknown[] = [];
  mockServer.use(
    http.put('/api/payday/:guildId/rates', async ({ request }) => {
      sent.push(await request.json());
      return refuse('validation_failed', [{ field: 'amount_cents', message: 'wrong_value' }]);
    }),
  );
  const [set] = await screen.findAllByRole('button', { name: 'Set a rate', hidden: true });
  if (set === undefined) throw new Error('no rate can be set');
  fireEvent.click(set);
  fireEvent.click(await screen.findByRole('combobox', { name: 'What for' }));
  const salary = await screen.findByRole('option', { name: 'Weekly salary of a rank' });
  fireEvent.pointerDown(salary);
  fireEvent.click(salary);
  expect((await screen.findByRole('combobox', { name: 'Rank' })).textContent).toContain('Soldier');
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '40k' } });
  const days = screen.getByLabelText('Count the last days too');
  fireEvent.change(days, { target: { value: '-5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write a whole number, at most 60.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(days, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { use: 'salary', fight_kind_id: null, role_id: ranks[0]?.id, amount_cents: '4000000' },
    ]),
  );
});
