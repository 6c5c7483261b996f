import type { AdminUserSort } from '@famiglia/contract/admin/admin';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Name or ID',
  columns: {
    username: 'Person',
    last_login_at: 'Last sign-in',
    first_seen_at: 'First seen',
  } satisfies Record<AdminUserSort, string>,
  never: 'never',
  admin: 'admin',
  open: (name: string) => `Open ${name}`,
  firstSeen: (date: string) => `first seen ${date}`,
  guilds: 'Servers with the bot',
  noGuilds: 'Not on any server with the bot.',
  owner: 'owner',
  sessions: 'Sessions',
  noSessions: 'Not signed in anywhere.',
  used: (when: string) => `last used ${when}`,
  signOut: 'Sign out everywhere',
  signOutAsk: 'This person is signed out of every browser right away.',
  signedOut: (name: string) => `${name} signed out everywhere`,
  logins: 'All sign-ins',
};

const ru: typeof en = {
  search: 'Имя или ID',
  columns: { username: 'Человек', last_login_at: 'Последний вход', first_seen_at: 'Первый раз' },
  never: 'никогда',
  admin: 'админ',
  open: (name: string) => `Открыть: ${name}`,
  firstSeen: (date: string) => `с нами с ${date}`,
  guilds: 'Серверы с ботом',
  noGuilds: 'Нет ни на одном сервере с ботом.',
  owner: 'владелец',
  sessions: 'Сессии',
  noSessions: 'Активных сессий нет.',
  used: (when: string) => `была активна ${when}`,
  signOut: 'Выйти везде',
  signOutAsk: 'Этот человек сразу выйдет из аккаунта во всех браузерах.',
  signedOut: (name: string) => `Выход выполнен везде: ${name}`,
  logins: 'Все входы',
};

export const adminUsersText: Texts<typeof en> = { en, ru };
