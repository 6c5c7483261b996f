import { SUPPORT_NAME } from '@famiglia/contract/support/support-changes';
import type { TicketState } from '@famiglia/contract/support/support';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Support',
  path: 'You are here',
  states: { open: 'Waiting for support', answered: 'Answered', closed: 'Closed' } satisfies Record<
    TicketState,
    string
  >,
  /** Names of the filters. */
  filters: { all: 'All', open: 'Open', answered: 'Answered', closed: 'Closed' },
  filter: 'State',
  payment: 'Payment',
  order: 'Order',
  unread: 'New reply',
  noSubject: 'No subject',
  support: SUPPORT_NAME.en,
  you: 'you',
  forgotten: 'Deleted at the author’s request.',
  conversation: 'Conversation',
  message: 'Your message',
  left: (count: string) => `${count} characters left`,
  send: 'Send',
  close: 'Close ticket',
  facts: 'Sent with the ticket',
  author: 'Author',
  opened: 'Opened',
  origin: { panel: 'In the panel', discord: 'In Discord' },
  language: 'Author’s language',
  languages: { en: 'English', ru: 'Russian' },
  version: 'Version',
  doing: { panel: 'Previous page', discord: 'Last refused in Discord' },
  requestId: 'Last failed request',
};

const ru: typeof en = {
  title: 'Поддержка',
  path: 'Вы здесь',
  states: { open: 'Ждёт поддержку', answered: 'Есть ответ', closed: 'Закрыто' },
  filters: { all: 'Все', open: 'Открытые', answered: 'С ответом', closed: 'Закрытые' },
  filter: 'Состояние',
  payment: 'Оплата',
  order: 'Заказ',
  unread: 'Новый ответ',
  noSubject: 'Без темы',
  support: SUPPORT_NAME.ru,
  you: 'вы',
  forgotten: 'Удалено по просьбе автора.',
  conversation: 'Переписка',
  message: 'Сообщение',
  left: (count: string) => `Осталось символов: ${count}`,
  send: 'Отправить',
  close: 'Закрыть обращение',
  facts: 'Отправлено вместе с обращением',
  author: 'Автор',
  opened: 'Открыто',
  origin: { panel: 'В панели', discord: 'В Discord' },
  language: 'Язык автора',
  languages: { en: 'английский', ru: 'русский' },
  version: 'Версия',
  doing: { panel: 'Предыдущая страница', discord: 'Последний отказ в Discord' },
  requestId: 'Последний неудачный запрос',
};

export const ticketText: Texts<typeof en> = { en, ru };
