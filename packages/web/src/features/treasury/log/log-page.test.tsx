import type { CabinetLogLine, OpenedCabinetLog } from '@famiglia/contract/cabinet-log/cabinet-log';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { LogPage } from './log-page.tsx';
import { OpenedLogPage } from './opened-log-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const vito = { id: '300000000000000001', name: 'Vito' };
const ID = '0c6f6b6e-4f53-4d0e-9d2b-4b0e3a4f5a62';
const WEAPONS = '0c6f6b6e-4f53-4d0e-9d2b-4b0e3a4f5a63';
const line = (values: Partial<CabinetLogLine>): CabinetLogLine => ({
  key: '2026-08-08 18:22 -20000 100 0',
  happened_at: '2026-08-08T15:22:00.000Z',
  amount_cents: '-20000',
  balance_cents: '100',
  words: 'Taken from the family balance',
  who: 'Luffy Klaiz #206656',
  person: null,
  found_by: null,
  candidates: [vito],
  purpose: null,
  purpose_chosen: false,
  state: 'new',
  enters: true,
  needs_person: false,
  gap_cents: null,
  ...values,
});
const opened: OpenedCabinetLog = {
  import: {
    id: ID,
    status: 'open',
    created_by: vito,
    created_at: '2026-08-08T16:00:00.000Z',
    entered: null,
    taken_back: null,
  },
  preview: {
    lines: [
      line({}),
      line({
        key: '2026-08-08 18:21 500 20100 0',
        amount_cents: '500',
        state: 'double',
        enters: false,
        gap_cents: '-3000',
      }),
    ],
    gap_after_cents: null,
    junk: [{ line: 11, text: 'Show more', kind: 'junk' }],
    junk_total: 1,
    counts: { entering: 1, doubles: 1, by_hand: 0, gaps: 1 },
    in_cents: '0',
    out_cents: '20000',
    bank: { now_cents: '20000', after_cents: '0', game_cents: '100' },
    fingerprint: 'seen',
  },
};
const entered: OpenedCabinetLog = {
  import: {
    ...opened.import,
    status: 'entered',
    entered: { by: vito, at: '2026-08-08T16:05:00.000Z', operations: 1, change_cents: '-20000' },
  },
  preview: null,
};

/** A mocked server that reads the text as above, and records what is asked of it. */
const open = (at: string, answers: Record<string, () => Response> = {}) => {
  const sent: unknown[] = [];
  let state = opened;
  const answer =
    (to: string, next: OpenedCabinetLog) =>
    async ({ request }: { request: Request }) => {
      sent.push({ to, ...((await request.json().catch(() => ({}))) as object) });
      const own = answers[to]?.();
      if (own !== undefined) return own;
      state = next;
      return HttpResponse.json(next);
    };
  mockServer.use(
    http.get('/api/treasury/:guildId', () =>
      HttpResponse.json({
        total_cents: '0',
        bank_cents: '0',
        officers: [],
        officers_cents: '0',
        owed_cents: '0',
        categories: [{ id: WEAPONS, version: 0, name: 'Weapons', use: 'expense' }],
      }),
    ),
    http.get('/api/treasury/:guildId/log', () => HttpResponse.json(listOf([entered.import]))),
    http.get('/api/treasury/:guildId/log/:id', () => HttpResponse.json(state)),
    http.post('/api/treasury/:guildId/log', answer('read', opened)),
    http.post('/api/treasury/:guildId/log/:id/decisions', answer('decide', opened)),
    http.post('/api/treasury/:guildId/log/:id/enter', answer('enter', entered)),
    http.post('/api/treasury/:guildId/log/:id/take-back', answer('take back', entered)),
    http.post('/api/treasury/:guildId/stocktaking', async ({ request }) => {
      sent.push({ to: 'count', ...((await request.json()) as object) });
      return HttpResponse.json({ entry: null });
    }),
  );
  const guild = demoGuild();
  renderAt(
    `/guild/${guild.id}/treasury/log${at}`,
    <CurrentGuild value={guild}>
      <Routes>
        <Route path="/guild/:guildId/treasury/log" element={<LogPage />} />
        <Route path="/guild/:guildId/treasury/log/:importId" element={<OpenedLogPage />} />
      </Routes>
    </CurrentGuild>,
  );
  return sent;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('keeps what was pasted where it cannot be read, and opens what can', async () => {
  let readable = false;
  const sent = open('', {
    read: () => (readable ? HttpResponse.json(opened) : refuse('cabinet_log_unreadable')),
  });
  await press('Read');
  expect(await screen.findByText('Paste the text of the log first.')).toBeTruthy();
  const field = screen.getByLabelText('Text of the log');
  fireEvent.change(field, { target: { value: 'no log' } });
  await press('Read');
  expect(await screen.findByText(/The text has no operation/)).toBeTruthy();
  expect(field).toMatchObject({ value: 'no log' });
  readable = true;
  await press('Read');
  expect(await screen.findByText(/Operations are missing here: another \$30 went out/)).toBeTruthy();
  expect(sent).toEqual([
    { to: 'read', text: 'no log' },
    { to: 'read', text: 'no log' },
  ]);
});

it('says what it would enter, asks who somebody is, enters what was seen, and offers the difference', async () => {
  const sent = open(`/${ID}`);
  expect(await screen.findByText('out $200 · 1 was entered before')).toBeTruthy();
  expect(screen.getByText(/The bank will have \$0, the game says \$1: a difference of \$1/)).toBeTruthy();
  // What is there already cannot be entered again.
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await press('Vito');
  fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() =>
    expect(sent).toEqual([
      { to: 'decide', decisions: [{ about: 'who', who: 'Luffy Klaiz #206656', user_id: vito.id }] },
      { to: 'decide', decisions: [{ about: 'line', key: '2026-08-08 18:22 -20000 100 0', enters: false }] },
    ]),
  );
  await press('Enter 1 operation');
  await press('Write the difference down: +$1');
  await waitFor(() =>
    expect(sent.slice(2)).toMatchObject([
      { to: 'enter', seen: 'seen' },
      { to: 'count', counted_cents: '100', seen_cents: '0', officer_id: null },
    ]),
  );
});

it('shows anew what moved, and says why', async () => {
  open(`/${ID}`, { enter: () => refuse('cabinet_log_moved') });
  await press('Enter 1 operation');
  expect(await screen.findByText(/Something changed while you were looking/)).toBeTruthy();
});

it('takes an entered text back after asking', async () => {
  const sent = open('');
  await press('Take back');
  expect(await screen.findByText(/The same text can be entered again/)).toBeTruthy();
  // Behind the dialog nothing can be reached.
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent).toEqual([{ to: 'take back' }]));
});
