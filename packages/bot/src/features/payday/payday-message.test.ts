import type { Payday, PaydayLine } from '@famiglia/contract/payday/payday-routes';
import { expect, test } from 'vitest';
import { paydayMessage } from './payday-message.ts';
import { walletMessage } from './wallet-command.ts';

const DESCRIPTION = 4096;

const line = (key: string): PaydayLine => ({
  key,
  kind: 'bonus',
  amount_cents: '99999999999999',
  computed_cents: '99999999999999',
  data: { name: '*_'.repeat(150) },
  at: '2026-11-18T12:00:00.000Z',
  is_difference: true,
  change_reason: '`<'.repeat(150),
  changed_by: null,
});
const lines = Array.from({ length: 20 }, (_, index) => line(`correction:${index}`));

const payday = (status: Payday['status']): Payday => ({
  id: '0d5b2b6e-7a3e-4b0c-9a57-0d4a6d2f3a11',
  status,
  since: null,
  until: '2026-11-18T12:00:00.000Z',
  pay_cents: '1000',
  paid_cents: '0',
  people: 12,
  version: 1,
  created_by: null,
  first_approved_by: { id: '1', name: '_'.repeat(32) },
  ended_by: null,
  needs_second: true,
  bank_files: { total: 1, left: [1] },
  fingerprint: '0123456789abcdef',
  list: Array.from({ length: 12 }, (_, index) => ({
    user: { id: String(10_000_000_000_000_000n + BigInt(index)), name: '*'.repeat(32) },
    static_id: null,
    marks: ['no_static', 'away', 'left'],
    left_out: true,
    left_out_reason: '_*'.repeat(150),
    lines,
    total_cents: '-999999999999999',
    carried_cents: '-999999999999999',
    pay_cents: '100',
    state: 'unpaid',
  })),
});

const longest = ({ embeds = [] }: ReturnType<typeof paydayMessage>): number =>
  Math.max(...embeds.map((embed) => ('description' in embed ? (embed.description ?? '').length : 0)));

test('lists and wallets fit into a message, however much of them has to be escaped', () => {
  for (const language of ['ru', 'en'] as const) {
    for (const status of ['waiting', 'approved'] as const)
      expect(longest(paydayMessage(payday(status), language))).toBeLessThanOrEqual(DESCRIPTION);
    const payouts = Array.from({ length: 10 }, () => ({
      until: '2026-11-18T12:00:00.000Z',
      pay_cents: '999999999999999',
      state: 'carried' as const,
    }));
    const sums = { owed_cents: '-999999999999999', coming_cents: '-999999999999999', paid_cents: '1' };
    const wallet = walletMessage({ ...sums, coming: lines, payouts }, false, language);
    expect(longest(wallet)).toBeLessThanOrEqual(DESCRIPTION);
  }
});
