import type { Texts } from './texts.ts';

const en = {
  loading: 'Loading...',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  search: 'Search',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Could not load this',
  ownDecision: 'Another leader decides about you.',
  unreachable: 'The server is not responding. Check your connection and try again.',
  wentWrong: 'Something went wrong. Try again.',
  noConnection: 'No connection',
  opensByItself: 'This opens by itself as soon as the network is back.',
  language: 'Language',
  theme: 'Theme',
  notifications: 'Notifications',
  saved: 'Saved',
};

const ru: typeof en = {
  loading: 'Загрузка...',
  retry: 'Повторить',
  close: 'Закрыть',
  cancel: 'Отмена',
  clear: 'Очистить',
  search: 'Поиск',
  copy: 'Скопировать',
  copied: 'Скопировано',
  failed: 'Не удалось загрузить',
  ownDecision: 'О вас решает другой лидер.',
  unreachable: 'Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.',
  wentWrong: 'Что-то пошло не так. Попробуйте ещё раз.',
  noConnection: 'Нет соединения',
  opensByItself: 'Всё откроется само, как только вернётся сеть.',
  language: 'Язык',
  theme: 'Тема',
  notifications: 'Уведомления',
  saved: 'Сохранено',
};

/** The few texts that every part of the product shares. */
export const commonText: Texts<typeof en> = { en, ru };
