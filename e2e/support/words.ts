/** The texts of the pages that tests use, in both languages. */
export const WORDS = {
  ru: {
    locale: 'ru-RU',
    login: 'Войти через Discord',
    servers: 'Серверы',
    invite: 'Добавить бота',
    overview: 'Обзор',
    members: 'Участники',
    account: /^(Аккаунт|Ещё)/,
    signOut: 'Выйти',
    denied: 'Доступ не разрешён',
    again: 'Войти ещё раз',
  },
  en: {
    locale: 'en-US',
    login: 'Sign in with Discord',
    servers: 'Servers',
    invite: 'Add the bot',
    overview: 'Overview',
    members: 'Members',
    account: /^(Account|More)/,
    signOut: 'Sign out',
    denied: 'You did not grant access',
    again: 'Sign in again',
  },
} as const;
