/** Why a payment ends without money. */
export type Failure =
  | 'declined'
  | 'insufficient_funds'
  | 'card_expired'
  | 'confirmation_needed'
  | 'canceled'
  | 'expired';

export const CARD_NAMES = ['good', 'other', 'declined', 'no_funds', 'expiring', 'confirming'] as const;
export type CardName = (typeof CARD_NAMES)[number];

interface Card {
  label: string;
  /** Why a payment with it fails: on the page, and later without the owner. */
  now: Failure | null;
  later: Failure | null;
}

export const CARDS: Readonly<Record<CardName, Card>> = {
  good: { label: 'Visa •• 4242', now: null, later: null },
  other: { label: 'Mastercard •• 4444', now: null, later: null },
  declined: { label: 'Visa •• 0002', now: 'declined', later: 'declined' },
  no_funds: { label: 'Visa •• 9995', now: 'insufficient_funds', later: 'insufficient_funds' },
  expiring: { label: 'Visa •• 0069', now: null, later: 'card_expired' },
  confirming: { label: 'Visa •• 3184', now: null, later: 'confirmation_needed' },
};

export const readCard = (text: string | null): CardName | null =>
  CARD_NAMES.find((name) => name === text) ?? null;
