import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  currency: 'Currency',
  month: 'Month',
  revenue: {
    title: 'Revenue of the last 12 months',
    note: 'Payments without what was paid back',
    chart: 'Revenue by month',
    value: 'Revenue',
  },
  guilds: {
    title: 'Servers that pay',
    note: (grace: string) => `with a running paid plan; ${grace} waiting for a retry of the payment`,
    chart: 'New, renewed and lost servers by month',
    new_guilds: 'New',
    renewed: 'Renewed',
    churned: 'Lost',
  },
  churn: {
    title: 'Churn of the last month',
    note: (lost: string, due: string) => `${lost} of ${due} whose period ended`,
    none: 'no period has ended yet',
  },
  trials: {
    title: 'Trials that turned into payments',
    note: (paid: string, trials: string) => `${paid} of ${trials} in 12 months`,
    chart: 'Trials started and paid for, by the month in which they began',
    trials: 'Trials',
    trials_paid: 'Paid for',
  },
};

const ru: typeof en = {
  currency: 'Валюта',
  month: 'Месяц',
  revenue: {
    title: 'Выручка за 12 месяцев',
    note: 'Оплаты за вычетом возвратов',
    chart: 'Выручка по месяцам',
    value: 'Выручка',
  },
  guilds: {
    title: 'Платящие серверы',
    note: (grace: string) => `с действующей оплатой; ждут повторного списания: ${grace}`,
    chart: 'Новые, продлённые и ушедшие серверы по месяцам',
    new_guilds: 'Новые',
    renewed: 'Продлили',
    churned: 'Ушли',
  },
  churn: {
    title: 'Отток за последний месяц',
    note: (lost: string, due: string) => `${lost} из ${due}, у кого закончился срок`,
    none: 'сроки ещё не заканчивались',
  },
  trials: {
    title: 'Пробные, ставшие оплатой',
    note: (paid: string, trials: string) => `${paid} из ${trials} за 12 месяцев`,
    chart: 'Пробные периоды и оплаты после них, по месяцу начала',
    trials: 'Пробные',
    trials_paid: 'Оплатили',
  },
};

export const revenueText: Texts<typeof en> = { en, ru };
