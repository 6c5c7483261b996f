import { expect, test } from 'vitest';
import { paydayMoves } from './payday-moves.ts';
import { describeLine } from './payday-words.ts';
import type { Payday, PaydayLine, PaydayPerson } from './payday-routes.ts';

const line = (key: string, cents: string, rest: Partial<PaydayLine> = {}): PaydayLine => ({
  key,
  kind: 'event_presence',
  amount_cents: cents,
  computed_cents: cents,
  data: { name: key },
  at: '2026-05-01T12:00:00.000Z',
  is_difference: false,
  change_reason: null,
  changed_by: null,
  ...rest,
});
const person = (name: string, lines: PaydayLine[], rest: Partial<PaydayPerson> = {}): PaydayPerson => ({
  user: { id: name, name },
  static_id: null,
  marks: [],
  left_out: false,
  left_out_reason: '',
  lines,
  total_cents: '0',
  carried_cents: '0',
  pay_cents: '0',
  state: 'unpaid',
  ...rest,
});
const payday = (...list: PaydayPerson[]): Payday => ({
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  status: 'open',
  since: null,
  until: '2026-05-03T18:00:00.000Z',
  pay_cents: '0',
  paid_cents: '0',
  people: list.length,
  version: 1,
  created_by: null,
  first_approved_by: null,
  ended_by: null,
  needs_second: false,
  bank_files: { total: 0, left: [] },
  fingerprint: 'abc',
  list,
});

test('what moved since somebody looked is named, person by person and line by line', () => {
  const seen = payday(
    person('Anna', [line('Island', '400000'), line('Farm', '100000')]),
    person('Boris', [line('Island', '400000')]),
    person('Vera', [line('Island', '300000', { computed_cents: '400000', change_reason: 'late' })]),
    person('Same', [line('Island', '400000')]),
  );
  const now = payday(
    person('Anna', [line('Island', '200000'), line('Raid', '100000')], { carried_cents: '-5000' }),
    person('Vera', [line('Island', '300000', { computed_cents: '100000', change_reason: 'late' })]),
    person('Same', [line('Island', '400000')], { left_out: true }),
    person('New', [line('fine', '-2000', { kind: 'fine' })]),
  );
  expect(paydayMoves(seen, now, 'en')).toEqual([
    { name: 'Anna', what: 'Event attended “Island” +$4,000 → +$2,000' },
    { name: 'Anna', what: 'no longer: Event attended “Farm” +$1,000' },
    { name: 'Anna', what: 'new: Event attended “Raid” +$1,000' },
    { name: 'Anna', what: 'from earlier paydays $0 → −$50' },
    { name: 'Boris', what: 'no longer: Event attended “Island” +$4,000' },
    { name: 'Vera', what: 'Event attended “Island” +$3,000 (late), worth by itself $4,000 → $1,000' },
    { name: 'Same', what: 'left out' },
    { name: 'New', what: 'new: Fine −$20 (fine)' },
  ]);
  expect(paydayMoves(now, now, 'en')).toEqual([]);
  expect(
    paydayMoves(now, seen, 'ru').map(({ name, what }) => `${name} ${what}`.replaceAll('\u00A0', ' ')),
  ).toContain('Same снова в зарплате');
});

test('a share of a contract is written as each language writes percent', () => {
  const data = { name: 'Convoy', share: '26.7%', pool_cents: '50000000' };
  const share = line('contract:1', '13350000', { kind: 'contract', data });
  expect(describeLine(share, 'en')).toBe('Contract “Convoy” 26.7% of $500,000');
  expect(describeLine(share, 'ru').replaceAll('\u00A0', ' ')).toContain('«Convoy» 26,7 % от $500 000');
  expect(
    describeLine(line('contract:2', '1', { kind: 'contract', data: { ...data, share: '1/6' } }), 'ru'),
  ).toContain('1/6 от');
});
