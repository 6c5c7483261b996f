import type {
  Billing,
  Checkout,
  DatedOffer,
  Order,
  Receipt,
  Renewal,
} from '@famiglia/contract/billing/billing';
import { monthsLater } from '@famiglia/contract/kit/months-later';

const offer = (change: Partial<DatedOffer> = {}): DatedOffer => ({
  months: 1,
  money: { amount_minor: 89_900, currency: 'RUB' },
  provider: 'test_bank',
  saves_percent: 0,
  can_renew: true,
  period_end: monthsLater(new Date(), change.months ?? 1).toISOString(),
  ...change,
});

const demoOffers: DatedOffer[] = [
  offer(),
  offer({ months: 12, money: { amount_minor: 899_000, currency: 'RUB' }, saves_percent: 17 }),
  offer({ money: { amount_minor: 1990, currency: 'USD' } }),
];

export const demoOrder = (change: Partial<Order> = {}): Order => ({
  id: '7b0f5a2e-3d6c-4c1e-9a51-0d8b5a4e1f01',
  kind: 'purchase',
  status: 'open',
  provider: 'test_bank',
  months: 1,
  money: { amount_minor: 89_900, currency: 'RUB' },
  promo: null,
  failure: null,
  held: null,
  renews: true,
  page_url: 'https://bank.test/pay/1',
  started_by: { id: '300000000000010001', name: 'Vito' },
  created_at: new Date(Date.now() - 3 * 60_000).toISOString(),
  period_start: '2026-01-10T21:00:00.000Z',
  period_end: '2026-02-10T21:00:00.000Z',
  ...change,
});

export const demoCheckout = (change: Partial<Checkout> = {}): Checkout => ({
  offers: demoOffers,
  open_order: null,
  closed_order: null,
  period_start: new Date().toISOString(),
  receipt_email_currencies: ['RUB'],
  ...change,
});

export const demoRenewal = (change: Partial<Renewal> = {}): Renewal => ({
  renews: true,
  provider: 'test_bank',
  method: 'Visa •• 4242',
  months: 1,
  money: { amount_minor: 89_900, currency: 'RUB' },
  next_charge_at: '2027-01-10T12:00:00.000Z',
  grace_until: null,
  last_failure: null,
  is_own: true,
  can_change_method: true,
  ...change,
});

export const demoReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  id: '11',
  guild: { id: '100000000000000001', name: 'Moretti Family' },
  provider: 'test_bank',
  reference: 'charge-1',
  months: 1,
  paid: { amount_minor: 89_900, currency: 'RUB' },
  promo: null,
  paid_at: '2026-12-11T12:00:00.000Z',
  period_start: '2026-12-11T12:00:00.000Z',
  period_end: '2027-01-11T12:00:00.000Z',
  refunded: null,
  refunded_at: null,
  disputed: false,
  ...change,
});

export const demoBilling = (change: Partial<Billing> = {}): Billing => ({
  subscription: {
    tier: 'premium',
    status: 'active',
    // Midnight where the reader is, so that the last day is the one before.
    period_end: new Date(2027, 0, 11).toISOString(),
    trial_available: false,
    full_refund_used: false,
    refund: null,
  },
  renewal: demoRenewal(),
  stop: null,
  can_resume: false,
  pending_refund: null,
  receipts: [demoReceipt()],
  seller: null,
  ...change,
});
