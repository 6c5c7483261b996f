import { counted } from '@famiglia/contract/kit/counted';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Site admin',
  note: 'Plans, people and questions across the site. What happens inside servers is not visible here.',
  tabs: {
    overview: 'Overview',
    guilds: 'Servers',
    ledger: 'Payments',
    promo: 'Promo codes',
    revenue: 'Revenue',
    users: 'People',
    logins: 'Sign-ins',
    jobs: 'Failed jobs',
    support: 'Support',
  },
  forbidden: {
    title: 'Only site admins can open this',
    body: 'You are signed in and your account is fine. These pages are for the people who run the site; your own servers are one click away.',
    action: 'Go to servers',
  },
  nothing: 'Nothing found',
  nothingBody: 'Try another search or remove a filter.',
  clear: 'Clear filters',
  servers: (count: number) => plural('en', count, { one: '# server', other: '# servers' }),
  people: (count: number) => counted('en', 'people', count),
  signIns: (count: number) => plural('en', count, { one: '# sign-in', other: '# sign-ins' }),
};

const ru: typeof en = {
  title: 'Управление сайтом',
  note: 'Тарифы, люди и вопросы всего сайта. Что происходит внутри серверов, отсюда не видно.',
  tabs: {
    overview: 'Обзор',
    guilds: 'Серверы',
    ledger: 'Платежи',
    promo: 'Промокоды',
    revenue: 'Выручка',
    users: 'Люди',
    logins: 'Входы',
    jobs: 'Сбои',
    support: 'Поддержка',
  },
  forbidden: {
    title: 'Сюда могут зайти только администраторы сайта',
    body: 'Вы вошли, и с аккаунтом всё в порядке. Эти страницы для тех, кто ведёт сайт; ваши серверы в одном клике отсюда.',
    action: 'К серверам',
  },
  nothing: 'Ничего не нашлось',
  nothingBody: 'Попробуйте другой запрос или уберите фильтр.',
  clear: 'Сбросить фильтры',
  servers: (count: number) =>
    plural('ru', count, { one: '# сервер', few: '# сервера', many: '# серверов', other: '# сервера' }),
  people: (count: number) => counted('ru', 'people', count),
  signIns: (count: number) =>
    plural('ru', count, { one: '# вход', few: '# входа', many: '# входов', other: '# входа' }),
};

export const adminText: Texts<typeof en> = { en, ru };
