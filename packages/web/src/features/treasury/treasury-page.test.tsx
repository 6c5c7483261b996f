import type { TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { TreasuryPage } from './treasury-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const vito = { id: '300000000000000001', name: 'Vito' };
const income: TreasuryEntry = {
  id: '7',
  kind: 'income',
  amount_cents: '25000050',
  change_cents: '25000050',
  moved: [{ place: 'bank', person: null, amount_cents: '25000050' }],
  category: null,
  person: vito,
  reason: 'For the week',
  proof: null,
  actor: { id: '300000000000000002', name: 'Sonny' },
  happened_at: '2026-05-01T12:00:00.000Z',
  created_at: '2026-05-01T12:00:00.000Z',
  counters_id: null,
  countered_by: null,
};
const balances = {
  total_cents: '30000050',
  bank_cents: '25000050',
  officers: [{ person: vito, balance_cents: '5000000' }],
  officers_cents: '5000000',
  owed_cents: '0',
  categories: [],
};

const moved = () => HttpResponse.json({ code: 'treasury_moved', status: 409 }, { status: 409 });

/** A mocked server with these operations that records what is asked of it. */
const open = (
  entries: readonly TreasuryEntry[] = [income],
  {
    guild = demoGuild(),
    at = '/',
    answer = () => HttpResponse.json({ entry: income, below_zero: false }),
  } = {},
) => {
  const calls: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    calls.push({
      to: new URL(request.url).pathname.split('/').at(-1),
      ...((await request.json()) as object),
    });
    return answer();
  };
  mockServer.use(
    http.get('/api/treasury/:guildId', () => HttpResponse.json(balances)),
    http.get('/api/treasury/:guildId/entries', ({ request }) => {
      calls.push(new URL(request.url).search);
      return HttpResponse.json(listOf([...entries]));
    }),
    http.post('/api/treasury/:guildId/:what', record),
    http.post('/api/treasury/:guildId/entries/:entryId/take-back', record),
  );
  renderAt(
    at,
    <CurrentGuild value={guild}>
      <TreasuryPage />
    </CurrentGuild>,
  );
  return { calls, sent: () => calls.filter((call) => typeof call === 'object') };
};

it('shows the balance first, then the operations with who and why', async () => {
  open();
  expect(await screen.findByText('$300,000.50')).toBeTruthy();
  expect(screen.getByText('$50,000')).toBeTruthy();
  expect(await screen.findByText('+$250,000.50')).toBeTruthy();
  expect(screen.getByText('For the week')).toBeTruthy();
  expect(screen.getByText(/entered by Sonny/)).toBeTruthy();
  // Nothing is owed, so nothing is said of it.
  expect(screen.queryByText('Owed to members')).toBeNull();
});

it('enters an amount as people type it; a doubtful one waits for its reading', async () => {
  const { sent } = open();
  await screen.findByText('$300,000.50');
  fireEvent.click(screen.getByRole('button', { name: 'Enter an operation' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Enter' }));
  expect(await screen.findByText(/Write an amount, for example/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1,250' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '$1,250' }));
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { to: 'entries', kind: 'income', amount_cents: '125000', officer_id: null, person_id: null },
    ]),
  );
});

it('keeps what was typed where the count was overtaken', async () => {
  const { sent } = open([], { answer: moved as never });
  fireEvent.click(await screen.findByRole('button', { name: 'Count the money' }));
  fireEvent.change(await screen.findByLabelText('Counted'), { target: { value: '0' } });
  expect(screen.getByText('= $0')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ to: 'stocktaking', counted_cents: '0', seen_cents: '25000050' }]),
  );
  expect(await screen.findByText(/Another operation was entered here/)).toBeTruthy();
  expect(screen.getByLabelText('Counted')).toMatchObject({ value: '0' });
});

it('takes an operation back after asking; one that was taken back, and its counter, offer nothing', async () => {
  const { sent } = open([
    { ...income, id: '9', kind: 'counter', counters_id: '8' },
    { ...income, id: '8', countered_by: '9' },
    income,
  ]);
  const buttons = await screen.findAllByRole('button', { name: /^Take back: / });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  fireEvent.change(await screen.findByLabelText('Comment'), { target: { value: 'Twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent()).toEqual([{ to: 'take-back', reason: 'Twice' }]));
});

it('filters by the address; whoever may only look changes nothing', async () => {
  const guild = demoGuild({ access: { level: 'member', permissions: ['panel.view', 'money.view'] } });
  const { calls } = open([income], { guild, at: '/?kind=income&person=300000000000000001&from=nonsense' });
  expect(await screen.findByText('Only what Vito gave, got or entered.')).toBeTruthy();
  expect(String(calls[0])).toMatch(/kind=income&person_id=300000000000000001$/);
  expect(screen.queryByRole('button', { name: 'Enter an operation' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});
