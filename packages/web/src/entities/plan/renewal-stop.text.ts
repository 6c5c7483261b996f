import type { StopCause } from '@famiglia/contract/billing/renewal-stop';
import type { Texts } from '../../shared/language/texts.ts';

/** Who turned a renewal off has a name, so that is a sentence of its own. */
type Causes = Record<Exclude<StopCause, 'canceled'>, string>;

const othersEn: Causes = {
  card_removed: 'The payer removed their card.',
  bot_removed: 'The bot was removed from the server, so the renewal stopped.',
  payer_left: 'The payer left the server, so the renewal stopped.',
  right_lost: 'The payer can no longer manage the subscription, so the renewal stopped.',
  payer_forgotten: 'The payer deleted their data, so the renewal stopped.',
  not_paid: 'The renewal could not be charged.',
  refunded: 'A refund was requested.',
  disputed: 'The bank reversed the payment.',
  unknown: 'The renewal stopped.',
};

const othersRu: Causes = {
  card_removed: 'Плательщик удалил свою карту.',
  bot_removed: 'Бота убрали с сервера, поэтому продление остановлено.',
  payer_left: 'Плательщика больше нет на сервере, поэтому продление остановлено.',
  right_lost: 'Плательщик больше не управляет подпиской, поэтому продление остановлено.',
  payer_forgotten: 'Плательщик удалил свои данные, поэтому продление остановлено.',
  not_paid: 'Продление не удалось оплатить.',
  refunded: 'Запрошен возврат средств.',
  disputed: 'Банк отозвал платёж.',
  unknown: 'Продление остановлено.',
};

const en = {
  canceled: (name: string) => `${name} turned the renewal off.`,
  canceledByYou: 'You turned the renewal off.',
  /** Said to whoever manages the server. */
  others: othersEn,
  /** Said to the payer. */
  payer: {
    ...othersEn,
    card_removed: 'You removed the card.',
    payer_left: 'You left the server, so the renewal stopped.',
    right_lost: 'You can no longer manage the subscription, so the renewal stopped.',
    payer_forgotten: 'You asked to delete your data, so the renewal stopped.',
  },
};

const ru: typeof en = {
  canceled: (name: string) => `Продление отключено. Кто: ${name}.`,
  canceledByYou: 'Вы отключили продление.',
  others: othersRu,
  payer: {
    ...othersRu,
    card_removed: 'Вы удалили карту.',
    payer_left: 'Вас больше нет на сервере, поэтому продление остановлено.',
    right_lost: 'Вы больше не управляете подпиской, поэтому продление остановлено.',
    payer_forgotten: 'Вы попросили удалить ваши данные, поэтому продление остановлено.',
  },
};

export const renewalStopText: Texts<typeof en> = { en, ru };
