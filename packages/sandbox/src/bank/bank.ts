import { randomBytes } from 'node:crypto';
import type { Language } from '../pages/language.ts';
import { BankError } from './bank-error.ts';
import type { CardName, Failure } from './cards.ts';

/**
 * The state of the test bank. It is stored with the world and survives its reset, because the shop still asks about its
 * payments.
 */
export interface Bank {
  /** What the shop signs in with. */
  readonly secret_key: string;
  /** What the bank signs its notices with. */
  readonly notice_secret: string;
  readonly payments: Map<string, Payment>;
  readonly methods: Map<string, Method>;
  readonly notices: Map<string, Notice>;
  /** What happens to the notices of the next changes. */
  notice_mode: NoticeMode;
  /** False while the bank answers the shop with 503. */
  answers: boolean;
  /** While true, the bank has closed the shop: its keys are accepted, and everything else is refused. */
  refuses?: boolean;
}

export const NOTICE_MODES = ['send', 'delay', 'lose'] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

export const CURRENCIES = ['RUB', 'USD'] as const;

export interface Payment {
  id: string;
  /** The idempotence key it was asked for with, and a hash of that request. */
  key: string;
  request_hash: string;
  order_id: string;
  description: string;
  amount_minor: number;
  currency: (typeof CURRENCIES)[number];
  status: 'waiting' | 'paid' | 'failed';
  failure: Failure | null;
  language: Language;
  /** Where its page leads back to; null for a charge without a page. */
  return_url: string | null;
  /** The payer is asked to let the card be kept; absent in what was opened before it could be chosen. */
  keeps_card?: boolean;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  method_id: string | null;
  refunds: Refund[];
  disputed: boolean;
  /** The bank decided for the shop and gave the money back. */
  dispute_won?: boolean;
}

interface Refund {
  id: string;
  key: string;
  request_hash: string;
  amount_minor: number;
  at: number;
}

/** A card that the payer let the shop keep. Its owner may put another card in its place. */
export interface Method {
  id: string;
  card: CardName;
  expired: boolean;
}

/** What the shop is told: only that something about a payment or a kept card changed. */
export interface Notice {
  id: string;
  /** Exactly one of the two. */
  payment_id?: string;
  method_id?: string;
  state: 'waiting' | 'delivered' | 'lost' | 'given_up';
  attempts: number;
  next_at: number;
}

export const createBank = (): Bank => ({
  secret_key: newId('bank_sk'),
  notice_secret: newId('bank_ns'),
  payments: new Map(),
  methods: new Map(),
  notices: new Map(),
  notice_mode: 'send',
  answers: true,
});

export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

const KEPT = 500;

/** Adds as the newest; the oldest is forgotten when there are too many. */
export const keep = <One extends { id: string }>(all: Map<string, One>, one: One): One => {
  all.delete(one.id);
  all.set(one.id, one);
  const [oldest] = all.keys();
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
  return one;
};

export const findMethod = ({ bank }: { bank: Bank }, id: string): Method => {
  const method = bank.methods.get(id);
  if (method) return method;
  throw new BankError(404, 'no_such_method', `The bank keeps no method ${id}.`);
};

export const refundedMinor = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
