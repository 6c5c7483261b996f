import type { ChargeFailure } from '@famiglia/contract/billing';
import type { Texts } from '../../../shared/language/texts.ts';

/** Why a charge failed, and what helps. */
const en: Record<ChargeFailure, string> = {
  declined: 'The bank declined the payment. Ask it why, or pay with another card.',
  insufficient_funds: 'There was not enough money on the card. Top it up, or pay with another one.',
  card_expired: 'The card has expired. Pay with another one.',
  canceled: 'The payment was cancelled on the payment page.',
  expired: 'The payment page was open for too long. Open a new one.',
  other: 'The payment did not go through. Try again, or pay with another card.',
};

const ru: Record<ChargeFailure, string> = {
  declined: 'Банк отклонил оплату. Узнайте у него причину или заплатите другой картой.',
  insufficient_funds: 'На карте не хватило денег. Пополните её или заплатите другой.',
  card_expired: 'Срок действия карты истёк. Заплатите другой.',
  canceled: 'Оплату отменили на странице оплаты.',
  expired: 'Страница оплаты была открыта слишком долго. Откройте новую.',
  other: 'Оплата не прошла. Попробуйте ещё раз или заплатите другой картой.',
};

export const chargeFailureText: Texts<typeof en> = { en, ru };
