import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { moneyText, record, text } from '../activity/read-data.ts';

export const subscriptionBusEvents = declareBusEvents({
  'subscription.changed': { ids: null, stale: ['guilds', 'subscription'] },
});

export const subscriptionActivity = declareActivity(
  'plan',
  (data, formatDate) => {
    const after = record(data['after']);
    const until = text(data['expires_at']) || text(after['period_end']);
    return {
      premium: after['tier'] === 'premium',
      /** The day until which Premium works. */
      until: until && formatDate(until),
      /** What was paid back, with its currency. */
      money: moneyText(record(data['refunded'])),
    };
  },
  {
    'subscription.trial_started': {
      en: { name: 'Trial started', says: () => 'Premium trial started' },
      ru: { name: 'Начат пробный период', says: () => 'Начат пробный период Premium' },
    },
    'subscription.canceled': {
      en: {
        name: 'Premium canceled',
        says: ({ until }) => `Premium canceled${until && `; active until ${until}`}`,
      },
      ru: {
        name: 'Отменён Premium',
        says: ({ until }) => `Premium отменён${until && `, работает до ${until}`}`,
      },
    },
    'subscription.renewal_stopped': {
      en: {
        name: 'Renewal stopped',
        says: ({ until }) =>
          `Premium no longer renews: its payer can no longer cancel it${until && `; active until ${until}`}`,
      },
      ru: {
        name: 'Продление остановлено',
        says: ({ until }) =>
          `Premium больше не продлевается: плательщик уже не может его отменить${until && `, работает до ${until}`}`,
      },
    },
    'subscription.resumed': {
      en: { name: 'Premium resumed', says: () => 'Premium resumed' },
      ru: { name: 'Premium возобновлён', says: () => 'Premium возобновлён' },
    },
    'subscription.expired': {
      en: { name: 'Premium ended', says: () => 'Premium has ended' },
      ru: { name: 'Premium закончился', says: () => 'Premium закончился' },
    },
    'subscription.set': {
      en: {
        name: 'Plan set by Famiglia',
        says: ({ premium, until }) =>
          `Plan set by Famiglia: ${premium ? 'Premium' : 'Free'}${until && ` until ${until}`}`,
      },
      ru: {
        name: 'Тариф назначен Famiglia',
        says: ({ premium, until }) =>
          `Тариф назначен Famiglia: ${premium ? 'Premium' : 'Free'}${until && ` до ${until}`}`,
      },
    },
    'subscription.paid': {
      en: { name: 'Premium paid', says: ({ until }) => `Premium paid${until && ` until ${until}`}` },
      ru: { name: 'Premium оплачен', says: ({ until }) => `Premium оплачен${until && ` до ${until}`}` },
    },
    'subscription.promo_opened': {
      en: {
        name: 'Premium by promo code',
        says: ({ until }) => `Premium opened by a promo code${until && ` until ${until}`}`,
      },
      ru: {
        name: 'Premium по промокоду',
        says: ({ until }) => `Premium открыт по промокоду${until && ` до ${until}`}`,
      },
    },
    'subscription.renewed': {
      en: { name: 'Premium renewed', says: ({ until }) => `Premium renewed${until && ` until ${until}`}` },
      ru: { name: 'Premium продлён', says: ({ until }) => `Premium продлён${until && ` до ${until}`}` },
    },
    'subscription.renewal_failed': {
      en: {
        name: 'Renewal payment failed',
        says: () => 'The renewal payment failed; we will try again every day',
      },
      ru: {
        name: 'Продление не оплачено',
        says: () => 'Платёж за продление Premium не прошёл, пробуем снова каждый день',
      },
    },
    'subscription.renewal_set': {
      en: { name: 'Renewal changed', says: () => 'The term or currency of the next renewal changed' },
      ru: { name: 'Изменено продление', says: () => 'Изменён срок или валюта следующего продления' },
    },
    'subscription.refund_requested': {
      en: {
        name: 'Refund requested',
        says: ({ premium, until }) =>
          premium && until
            ? `Refund requested; Premium until ${until}`
            : 'Refund requested; Premium has ended',
      },
      ru: {
        name: 'Запрошен возврат',
        says: ({ premium, until }) =>
          premium && until ? `Запрошен возврат, Premium до ${until}` : 'Запрошен возврат, Premium закончился',
      },
    },
    'subscription.disputed': {
      en: {
        name: 'Payment disputed',
        says: () => 'The bank reversed a payment; the Premium it paid for has ended',
      },
      ru: { name: 'Платёж оспорен', says: () => 'Банк отозвал платёж, оплаченный им Premium закончился' },
    },
    'subscription.dispute_won': {
      en: {
        name: 'Payment dispute closed',
        says: ({ until }) =>
          `The payment dispute is closed; its Premium is restored${until && ` until ${until}`}`,
      },
      ru: {
        name: 'Спор о платеже закрыт',
        says: ({ until }) => `Спор о платеже закрыт, Premium по нему восстановлен${until && ` до ${until}`}`,
      },
    },
    'subscription.partly_refunded': {
      en: {
        name: 'Part of a payment refunded',
        says: ({ money }) => `Part of a payment was refunded${money && `: ${money}`}; Premium is unchanged`,
      },
      ru: {
        name: 'Возвращена часть оплаты',
        says: ({ money }) => `Возвращена часть оплаты${money && `: ${money}`}, срок Premium не изменился`,
      },
    },
    'subscription.refunded': {
      en: {
        name: 'Payment refunded',
        says: ({ premium, until }) =>
          premium && until
            ? `Payment refunded; Premium until ${until}`
            : 'Payment refunded; Premium has ended',
      },
      ru: {
        name: 'Оплата возвращена',
        says: ({ premium, until }) =>
          premium && until
            ? `Оплата возвращена, Premium до ${until}`
            : 'Оплата возвращена, Premium закончился',
      },
    },
  },
);
