import type { Stripe } from 'stripe';
import type { RefusalReason } from '@famiglia/contract/admin/admin-billing';
import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import { ProviderRefused, ProviderUnavailable, UnknownCharge } from '../../../platform/billing-provider.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Compared by name, because the SDK is loaded only where Stripe is configured. */
export const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

const OUT_OF_SERVICE = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/** Makes one request, without retries. Status 409 means that another request with the same key is still running. */
export const askStripe = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
  try {
    return await request;
  } catch (error) {
    throw translated(error);
  }
};

/** Translates an error of the SDK. A wrong or restricted key is a refusal, and so is an invalid request. */
export const translated = (error: unknown): unknown => {
  if (!isStripeError(error) || isKeyTaken(error)) return error;
  if (OUT_OF_SERVICE.has(error.type) || error.statusCode === 409 || (error.statusCode ?? 0) >= 500) {
    return new ProviderUnavailable(`Stripe answered ${error.statusCode ?? 'nothing'}`, { cause: error });
  }
  if (error.statusCode === 404) return new UnknownCharge('Stripe knows no such charge', { cause: error });
  const code = error.code ?? error.rawType ?? error.type;
  return new ProviderRefused('stripe', { code, words: error.message, reason: reasonOf(error, code) });
};

/** Codes of an account that Stripe has not opened or has closed. */
const CLOSED = new Set(['account_invalid', 'account_closed', 'account_not_active', 'testmode_charges_only']);

const reasonOf = ({ type }: StripeError, code: string): RefusalReason => {
  if (type === 'StripeAuthenticationError') return 'keys';
  if (type === 'StripePermissionError') return 'rights';
  return CLOSED.has(code) ? 'shop' : 'other';
};

/** The key belongs to an earlier request that was worded differently. */
export const isKeyTaken = (error: unknown): boolean =>
  isStripeError(error) && error.type === 'StripeIdempotencyError';

const FAILURES: Readonly<Record<string, ChargeFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  expired_payment_method: 'card_expired',
  // The bank wants to see the owner, who is not there at a renewal.
  authentication_required: 'confirmation_needed',
  card_declined: 'declined',
};

/** The bank's own reason is more exact than Stripe's code, which is `card_declined` for most. */
export const failureOf = ({
  code,
  decline_code,
}: {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}): ChargeFailure => FAILURES[decline_code ?? ''] ?? FAILURES[code ?? ''] ?? 'other';
