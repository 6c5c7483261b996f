import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import type { Texts } from '../../../shared/language/texts.ts';

/** Why a charge failed, and what helps. */
const en: Record<ChargeFailure, string> = {
  declined: 'Your bank declined the payment. Ask the bank why, or use another card.',
  insufficient_funds: 'The card does not have enough funds. Top it up, or use another card.',
  card_expired: 'The card has expired. Use another card.',
  confirmation_needed:
    'The bank wants the cardholder to confirm the payment. Confirm it on the payment page.',
  canceled: 'The payment was canceled on the payment page. You can try again.',
  expired: 'The payment page was open for too long. Open a new one.',
  price_changed:
    'The price has changed since this payment was opened, so it was closed. Start again at the new price.',
  provider_gone: 'This site no longer works with that payment provider. Start again with the new one.',
  other: 'The payment did not go through. Try again, or use another card.',
};

const ru: Record<ChargeFailure, string> = {
  declined: 'Банк отклонил оплату. Узнайте причину в банке или оплатите другой картой.',
  insufficient_funds: 'На карте не хватило денег. Пополните её или оплатите другой.',
  card_expired: 'Срок действия карты истёк. Оплатите другой картой.',
  confirmation_needed: 'Банк просит владельца карты подтвердить платёж. Подтвердите его на странице оплаты.',
  canceled: 'Оплата отменена на странице оплаты. Можно попробовать ещё раз.',
  expired: 'Страница оплаты была открыта слишком долго. Откройте новую.',
  price_changed: 'Цена изменилась, поэтому эта оплата закрыта. Начните заново по новой цене.',
  provider_gone: 'Сайт больше не работает с этой платёжной системой. Начните заново, уже через другую.',
  other: 'Оплата не прошла. Попробуйте ещё раз или оплатите другой картой.',
};

export const chargeFailureText: Texts<typeof en> = { en, ru };
