import { REFUND_DAYS, TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import type { Tier } from '@famiglia/contract/billing/subscriptions';
import type { Texts } from '../../shared/language/texts.ts';
import type { PlanFeature } from './plans.ts';

const en = {
  pageTitle: 'Pricing · Famiglia',
  title: ['The bot is free.', 'The panel pays for itself.'],
  lead: 'One Premium subscription covers one Discord server, with everyone in it.',
  popular: 'Popular',
  perMonth: 'per month',
  forever: 'forever',
  names: { free: 'Free', premium: 'Premium' } satisfies Record<Tier, string>,
  summaries: {
    free: 'Everything members need inside Discord.',
    premium: 'Plus everything leaders and moderators need.',
  } satisfies Record<Tier, string>,
  choose: { free: 'Start free', premium: `Try ${TRIAL_DAYS} days free` } satisfies Record<Tier, string>,
  contents: { free: 'What you get', premium: 'Everything in Free, plus' } satisfies Record<Tier, string>,
  features: {
    bot: 'The bot in Discord',
    reputation: 'Reputation with GG screens',
    events: 'Events with automatic sorting',
    stats: 'Basic stats',
    panel: 'The full web panel',
    realtime: 'Real-time updates',
    activity: 'Activity history',
    gallery: 'GG screenshot gallery',
    roles: 'Role-permission setup',
    users: 'Unlimited users',
    support: '24/7 priority support',
  } satisfies Record<PlanFeature, string>,
  promises: [
    [
      `${TRIAL_DAYS} days free`,
      'Try all of Premium, no card needed. Then the panel closes on its own; the bot and your data stay.',
    ],
    ['Cancel any time', 'Premium stays on until the paid period ends.'],
    [`${REFUND_DAYS}-day refund`, 'We refund the unused time.'],
  ],
  compare: 'Free and Premium side by side',
  feature: 'Feature',
  included: 'included',
  missing: 'not included',
  faq: 'Questions',
  another: 'Still have a question?',
  ask: 'Contact us',
  answers: [
    [
      'How many servers does one subscription cover?',
      'One Premium subscription covers one Discord server. It can have any number of members and panel users. Free works on as many servers as you like.',
    ],
    [
      'Can I cancel?',
      `At any time, in the panel’s settings. Premium stays on until the paid period ends; within ${REFUND_DAYS} days of a payment we refund the unused time. Your data stays: only the panel closes.`,
    ],
    [
      'Will you help with setup?',
      'Yes. The bot tells you which permission or channel it is missing, and Premium comes with priority support around the clock.',
    ],
  ],
};

const ru: typeof en = {
  pageTitle: 'Тарифы · Famiglia',
  title: ['Бот бесплатный.', 'Панель окупается сама.'],
  lead: 'Одна подписка Premium покрывает один сервер Discord и всех, кто на нём.',
  popular: 'Популярный',
  perMonth: 'в месяц',
  forever: 'навсегда',
  names: { free: 'Free', premium: 'Premium' },
  summaries: {
    free: 'Всё, что нужно участникам в самом Discord.',
    premium: 'И всё, что нужно лидерам и модераторам.',
  },
  choose: { free: 'Начать бесплатно', premium: `${TRIAL_DAYS} дней бесплатно` },
  contents: { free: 'Что входит', premium: 'Всё из Free, а ещё' },
  features: {
    bot: 'Бот в Discord',
    reputation: 'Репутация и скрины с ГГ',
    events: 'МП с автосортировкой',
    stats: 'Базовая статистика',
    panel: 'Полная веб-панель',
    realtime: 'Обновления в реальном времени',
    activity: 'История активности',
    gallery: 'Галерея скринов с ГГ',
    roles: 'Настройка прав ролей',
    users: 'Пользователей без ограничений',
    support: 'Приоритетная поддержка 24/7',
  },
  promises: [
    [
      `${TRIAL_DAYS} дней бесплатно`,
      'Весь Premium, карта не нужна. Потом панель закроется сама, а бот и данные останутся.',
    ],
    ['Отмена в любой момент', 'Работает до конца оплаченного срока.'],
    [`${REFUND_DAYS} дней на возврат`, 'Вернём деньги за неиспользованное время.'],
  ],
  compare: 'Free и Premium рядом',
  feature: 'Возможность',
  included: 'есть',
  missing: 'нет',
  faq: 'Вопросы',
  another: 'Остался вопрос?',
  ask: 'Напишите нам',
  answers: [
    [
      'Сколько серверов покрывает подписка?',
      'Одна подписка Premium покрывает один сервер Discord. Участников и пользователей панели на нём может быть сколько угодно. Free работает на любом числе серверов.',
    ],
    [
      'Можно ли отменить подписку?',
      `В любой момент, в настройках панели. Premium работает до конца оплаченного срока; в течение ${REFUND_DAYS} дней после оплаты вернём деньги за неиспользованное время. Данные остаются: закрывается только панель.`,
    ],
    [
      'Поможете с настройкой?',
      'Да. Бот сам подскажет, какого права или канала ему не хватает, а с Premium поддержка отвечает вне очереди и круглосуточно.',
    ],
  ],
};

export const pricingText: Texts<typeof en> = { en, ru };
