import { REFUND_DAYS, TRIAL_DAYS } from '@famiglia/contract/constants';
import { plural } from '@famiglia/contract/plural';
import type { SubscriptionStatus } from '@famiglia/contract/subscriptions';
import type { Texts } from '../../shared/language/texts.ts';

const trialEn = plural('en', TRIAL_DAYS, { one: '#-day', other: '#-day' });

const en = {
  section: 'Subscription',
  note: 'The plan of this server and what became of it.',
  settings: 'Settings',
  status: {
    none: 'The bot, reputation, events and basic stats work in Discord. The panel is closed.',
    trial: 'Everything is open while the trial runs.',
    active: 'Everything is open.',
    past_due: 'The renewal could not be charged. Everything stays open while we try again.',
    canceled: 'Cancelled. Everything stays open until the period ends; nothing is lost afterwards.',
    expired: 'The panel is closed. Nothing is lost: it opens again with Premium.',
  } satisfies Record<SubscriptionStatus, string>,
  period: 'Period',
  until: (date: string) => `until ${date}`,
  noEnd: 'no end',
  refund: 'Refund if you cancel today',
  refundNote: plural('en', REFUND_DAYS, {
    one: 'Within # day of a payment the unused share of the price comes back.',
    other: 'Within # days of a payment the unused share of the price comes back.',
  }),
  startTrial: `Start the ${trialEn} trial`,
  trialNote: 'Once per server, no card asked for. It ends by itself.',
  trialUsed: 'This server has had its trial.',
  cancel: 'Cancel the subscription',
  cancelTitle: 'Cancel the subscription?',
  cancelBody: (until: string) =>
    `The panel stays open until ${until} and closes then. Screens, reputation and history are kept. Until that day you can take the cancellation back.`,
  keep: 'Keep it',
  resume: 'Resume',
  pricing: 'See plans',
  history: 'History',
  historyEmpty: 'The plan has not changed yet.',
  byTheClock: 'by itself',
  ending: {
    trial: (when: string) => `The trial ends ${when}. Nothing is lost afterwards, but the panel closes.`,
    paid: (when: string) => `Premium ends ${when}. Nothing is lost afterwards, but the panel closes.`,
  },
  endingLink: 'To the subscription',
  opened: 'Premium is on',
  openedBody: 'The whole panel is open.',
  closed: 'Premium has ended',
  closedBody: 'The panel is closed; nothing is lost.',
};

const ru: typeof en = {
  section: 'Подписка',
  note: 'Тариф этого сервера и его история.',
  settings: 'Настройки',
  status: {
    none: 'Бот, репутация, мероприятия и базовая статистика работают в Discord. Панель закрыта.',
    trial: 'Пока идёт пробный период, открыто всё.',
    active: 'Premium активен.',
    past_due: 'Продление не удалось оплатить. Пока мы пробуем снова, всё остаётся открытым.',
    canceled: 'Подписка отменена. До конца срока открыто всё, после него ничего не пропадёт.',
    expired: 'Панель закрыта. Ничего не потеряно: с Premium она откроется снова.',
  },
  period: 'Срок',
  until: (date: string) => `до ${date}`,
  noEnd: 'бессрочно',
  refund: 'Вернём при отмене сегодня',
  refundNote: plural('ru', REFUND_DAYS, {
    one: 'В течение # дня после оплаты возвращаем неиспользованную часть цены.',
    other: 'В течение # дней после оплаты возвращаем неиспользованную часть цены.',
  }),
  startTrial: plural('ru', TRIAL_DAYS, {
    one: 'Попробовать # день бесплатно',
    few: 'Попробовать # дня бесплатно',
    many: 'Попробовать # дней бесплатно',
    other: 'Попробовать # дня бесплатно',
  }),
  trialNote: 'Один раз на сервер, карта не нужна. Закончится сам.',
  trialUsed: 'Пробный период на этом сервере уже был.',
  cancel: 'Отменить подписку',
  cancelTitle: 'Отменить подписку?',
  cancelBody: (until: string) =>
    `Панель останется открытой до ${until}, потом закроется. Скрины, репутация и история сохранятся. До этого дня отмену можно взять назад.`,
  keep: 'Оставить',
  resume: 'Возобновить',
  pricing: 'Посмотреть тарифы',
  history: 'История',
  historyEmpty: 'Тариф ещё не менялся.',
  byTheClock: 'само',
  ending: {
    trial: (when: string) => `Пробный период закончится ${when}. Ничего не пропадёт, но панель закроется.`,
    paid: (when: string) => `Premium закончится ${when}. Ничего не пропадёт, но панель закроется.`,
  },
  endingLink: 'К подписке',
  opened: 'Premium включён',
  openedBody: 'Открыта вся панель.',
  closed: 'Premium закончился',
  closedBody: 'Панель закрыта, ничего не пропало.',
};

export const subscriptionText: Texts<typeof en> = { en, ru };
