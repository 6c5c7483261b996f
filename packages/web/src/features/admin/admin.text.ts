import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Site admin',
  note: 'Plans, people and questions of the whole site. What happens inside a server is not seen from here.',
  tabs: {
    overview: 'Overview',
    guilds: 'Servers',
    ledger: 'Payments',
    revenue: 'Revenue',
    users: 'People',
    logins: 'Sign-ins',
    jobs: 'Failed jobs',
    support: 'Support',
  },
  forbidden: {
    title: 'Only site admins can open this',
    body: 'You are signed in, and everything is fine with your account. These pages are for those who run the site; your own servers are one step away.',
    action: 'To the servers',
  },
  nothing: 'Nothing found',
  nothingBody: 'Try another search or take a filter away.',
  clear: 'Clear the filters',
  servers: (count: number) => plural('en', count, { one: '# server', other: '# servers' }),
  people: (count: number) => plural('en', count, { one: '# person', other: '# people' }),
  signIns: (count: number) => plural('en', count, { one: '# sign-in', other: '# sign-ins' }),
};

const ru: typeof en = {
  title: 'Управление сайтом',
  note: 'Тарифы, люди и вопросы всего сайта. Что происходит внутри серверов, отсюда не видно.',
  tabs: {
    overview: 'Обзор',
    guilds: 'Серверы',
    ledger: 'Платежи',
    revenue: 'Выручка',
    users: 'Люди',
    logins: 'Входы',
    jobs: 'Сбои',
    support: 'Поддержка',
  },
  forbidden: {
    title: 'Это открыто только администраторам сайта',
    body: 'Вы вошли, и с аккаунтом всё в порядке. Эти страницы для тех, кто ведёт сайт; ваши серверы в одном шаге отсюда.',
    action: 'К серверам',
  },
  nothing: 'Ничего не нашлось',
  nothingBody: 'Попробуйте другой запрос или уберите фильтр.',
  clear: 'Сбросить фильтры',
  servers: (count: number) =>
    plural('ru', count, { one: '# сервер', few: '# сервера', many: '# серверов', other: '# сервера' }),
  people: (count: number) =>
    plural('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' }),
  signIns: (count: number) =>
    plural('ru', count, { one: '# вход', few: '# входа', many: '# входов', other: '# входа' }),
};

export const adminText: Texts<typeof en> = { en, ru };
