import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import { localised } from '../../kit/texts/localised.ts';

/** Why a renewal failed, as the words after a colon. */
export const failureWords = localised<Record<ChargeFailure, string>>({
  en: {
    declined: 'the bank declined the card',
    insufficient_funds: 'the card does not have enough funds',
    card_expired: 'the card has expired',
    confirmation_needed: 'the bank wants the cardholder to confirm it',
    canceled: 'the payment was canceled',
    expired: 'the payment was not made in time',
    price_changed: 'the price has changed',
    provider_gone: 'this site no longer works with that payment provider',
    other: 'the bank did not say why',
  },
  ru: {
    declined: 'банк отклонил карту',
    insufficient_funds: 'на карте не хватило денег',
    card_expired: 'срок карты истёк',
    confirmation_needed: 'банк просит владельца карты подтвердить платёж',
    canceled: 'платёж отменён',
    expired: 'платёж не прошёл вовремя',
    price_changed: 'цена изменилась',
    provider_gone: 'сайт больше не работает с этой платёжной системой',
    other: 'банк не назвал причину',
  },
});
