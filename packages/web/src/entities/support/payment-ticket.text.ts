import { TICKET_FIELDS } from '@famiglia/contract/support/support-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  write: 'Write about a payment',
  title: 'Write about a payment',
  body: 'The people who run this site read it and answer here and in Discord. It works on every plan.',
  order: (number: string) => `Order ${number} is sent along.`,
  server: 'Server',
  subject: TICKET_FIELDS.en.subject,
  usualSubject: 'A question about a payment',
  text: TICKET_FIELDS.en.text,
  textHint: 'What you paid, when, and what is wrong. Never send card numbers or passwords.',
  sent: 'Message sent',
};

const ru: typeof en = {
  write: 'Написать об оплате',
  title: 'Написать об оплате',
  body: 'Прочитают те, кто ведёт этот сайт. Ответ придёт сюда и в Discord. Это работает на любом тарифе.',
  order: (number: string) => `Номер заказа ${number} уйдёт вместе с письмом.`,
  server: 'Сервер',
  subject: TICKET_FIELDS.ru.subject,
  usualSubject: 'Вопрос об оплате',
  text: TICKET_FIELDS.ru.text,
  textHint: 'Что и когда оплатили и что не так. Номера карт и пароли присылать не нужно.',
  sent: 'Отправлено',
};

export const paymentTicketText: Texts<typeof en> = { en, ru };
