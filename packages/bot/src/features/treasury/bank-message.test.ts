import type { TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { expect, test } from 'vitest';
import { bankMessage } from './bank-message.ts';

const entry = (kind: TreasuryEntry['kind'], id: string): TreasuryEntry => ({
  id,
  kind,
  amount_cents: '100',
  change_cents: '100',
  moved: [],
  category: null,
  person: null,
  reason: '',
  proof: null,
  actor: null,
  happened_at: '2026-11-18T12:00:00.000Z',
  created_at: '2026-11-18T12:00:00.000Z',
  counters_id: null,
  countered_by: null,
});

test('only what the treasury itself takes back is offered', () => {
  const entries = (['income', 'payout', 'accrual', 'counter'] as const).map((kind, index) =>
    entry(kind, `90${index}`),
  );
  const balances = {
    total_cents: '0',
    bank_cents: '0',
    officers: [],
    officers_cents: '0',
    owed_cents: '0',
  };
  const pages = { index: 0, count: 1 };
  const message = bankMessage({ balances, entries, pages, manages: true, language: 'ru' });
  const offered = JSON.stringify(message.components).match(/"value":"90\d"/g);
  expect(offered).toEqual(['"value":"900"']);
});
