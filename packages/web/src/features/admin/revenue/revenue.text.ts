import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  currency: 'Currency',
  month: 'Month',
  revenue: {
    title: 'Revenue, last 12 months',
    note: 'Payments minus refunds and open disputes',
    chart: 'Revenue by month',
    value: 'Revenue',
  },
  guilds: {
    title: 'Paying servers',
    note: (grace: string) => `on an active paid plan; ${grace} waiting for a payment retry`,
    chart: 'New, renewed and lost servers by month',
    new_guilds: 'New',
    renewed: 'Renewed',
    churned: 'Lost',
  },
  churn: {
    title: 'Churn, last month',
    note: (lost: string, paying: string) => `${lost} of ${paying} with paid time in it`,
    none: 'nobody had paid time in it',
  },
  trials: {
    title: 'Trial conversion',
    note: (paid: string, trials: string) => `${paid} of ${trials} in 12 months`,
    none: 'no trials in 12 months',
    chart: 'Trials started and paid for, by starting month',
    trials_paid: 'Paid for',
    trials_unpaid: 'Not paid for',
  },
};

const ru: typeof en = {
  currency: 'Валюта',
  month: 'Месяц',
  revenue: {
    title: 'Выручка за 12 месяцев',
    note: 'Оплаты за вычетом возвратов и спорных платежей',
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
    note: (lost: string, paying: string) => `${lost} из ${paying} с оплаченным сроком в этом месяце`,
    none: 'оплаченных сроков в нём не было',
  },
  trials: {
    title: 'Оплатили после пробного',
    note: (paid: string, trials: string) => `${paid} из ${trials} за 12 месяцев`,
    none: 'за 12 месяцев пробных периодов не было',
    chart: 'Пробные периоды и оплаты после них, по месяцу начала',
    trials_paid: 'Оплатили',
    trials_unpaid: 'Не оплатили',
  },
};

export const revenueText: Texts<typeof en> = { en, ru };
