import { TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import { plural } from '@famiglia/contract/kit/plural';
import type { SubscriptionStatus } from '@famiglia/contract/billing/subscriptions';
import type { Texts } from '../../shared/language/texts.ts';

const trialEn = plural('en', TRIAL_DAYS, { one: '#-day', other: '#-day' });

const en = {
  ask: 'Something about a payment is wrong or unclear?',
  section: 'Subscription',
  note: 'This server’s plan and its history.',
  settings: 'Settings',
  state: {
    none: 'Free',
    trial: 'Trial is active',
    active: 'Premium is active',
    past_due: 'Premium is active',
    canceled: 'Premium is canceled',
    expired: 'Premium has ended',
  } satisfies Record<SubscriptionStatus, string>,
  status: {
    none: 'The bot, reputation, events and basic stats work in Discord. The panel is closed.',
    trial: 'Everything is open during the trial.',
    active: 'The whole panel is open to your family.',
    past_due: 'The renewal payment failed. Everything stays open while we try again.',
    canceled:
      'It will not renew. Everything stays open until the period ends, and nothing is lost afterward.',
    expired: 'The panel is closed. Nothing is lost: it opens again with Premium.',
  } satisfies Record<SubscriptionStatus, string>,
  paidFor: (end: string) => `Paid ${end}`,
  buy: 'Get Premium',
  startTrial: `Start the ${trialEn} trial`,
  trialNote: 'Once per server, no card needed. It ends on its own.',
  trialUsed: 'This server has already had its trial.',
  cancel: 'Cancel subscription',
  refund: 'Get a refund',
  resume: 'Resume',
  history: 'History',
  historyEmpty: 'No plan changes yet.',
  byTheClock: 'automatically',
  ending: {
    trial: (when: string) => `The trial ends ${when}. The panel closes then, but nothing is lost.`,
    paid: (when: string) => `Premium ends ${when}. The panel closes then, but nothing is lost.`,
  },
  graceNotice: (day: string) => `The renewal payment failed. Everything stays open until ${day}.`,
  graceLink: 'What to do',
  endingLink: 'Keep Premium',
  opened: 'Premium is on',
  openedBody: 'The whole panel is open.',
  closed: 'Premium has ended',
  closedBody: 'The panel is closed; nothing is lost.',
};

const ru: typeof en = {
  ask: 'Что-то не так с оплатой или непонятно?',
  section: 'Подписка',
  note: 'Тариф этого сервера и его история.',
  settings: 'Настройки',
  state: {
    none: 'Free',
    trial: 'Идёт пробный период',
    active: 'Premium активен',
    past_due: 'Premium активен',
    canceled: 'Подписка отменена',
    expired: 'Premium закончился',
  },
  status: {
    none: 'Бот, репутация, мероприятия и базовая статистика работают в Discord. Панель закрыта.',
    trial: 'Пока идёт пробный период, открыто всё.',
    active: 'Вся панель открыта вашей семье.',
    past_due: 'Продление не удалось оплатить. Пока мы пробуем снова, всё остаётся открытым.',
    canceled: 'Она не продлится. До конца срока открыто всё, потом ничего не пропадёт.',
    expired: 'Панель закрыта. Ничего не потеряно: с Premium она откроется снова.',
  },
  paidFor: (end: string) => `Оплачен ${end}`,
  buy: 'Подключить Premium',
  startTrial: plural('ru', TRIAL_DAYS, {
    one: 'Попробовать # день бесплатно',
    few: 'Попробовать # дня бесплатно',
    many: 'Попробовать # дней бесплатно',
    other: 'Попробовать # дня бесплатно',
  }),
  trialNote: 'Один раз на сервер, карта не нужна. Закончится сам.',
  trialUsed: 'Пробный период на этом сервере уже был.',
  cancel: 'Отменить подписку',
  refund: 'Вернуть деньги',
  resume: 'Возобновить',
  history: 'История',
  historyEmpty: 'Тариф ещё не менялся.',
  byTheClock: 'автоматически',
  ending: {
    trial: (when: string) => `Пробный период закончится ${when}. Ничего не пропадёт, но панель закроется.`,
    paid: (when: string) => `Premium закончится ${when}. Ничего не пропадёт, но панель закроется.`,
  },
  graceNotice: (day: string) => `Продление не удалось оплатить. Всё открыто до ${day}.`,
  graceLink: 'Что сделать',
  endingLink: 'Продлить Premium',
  opened: 'Premium включён',
  openedBody: 'Открыта вся панель.',
  closed: 'Premium закончился',
  closedBody: 'Панель закрыта, ничего не пропало.',
};

export const subscriptionText: Texts<typeof en> = { en, ru };
