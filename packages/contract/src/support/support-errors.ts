import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const supportErrors = {
  too_many_tickets: {
    status: 409,
    ru: 'У сервера уже 5 незакрытых обращений. Дождитесь ответа или закройте решённые.',
    en: 'The server already has 5 open tickets. Wait for a reply, or close the ones that are resolved.',
  },
  ticket_closed: {
    status: 409,
    ru: 'Обращение закрыто. Откройте его снова, чтобы ответить.',
    en: 'This ticket is closed. Reopen it to reply.',
  },
  ticket_full: {
    status: 409,
    ru: 'В этом обращении уже 200 сообщений, больше нельзя. Закройте его и откройте новое.',
    en: 'This ticket already has 200 messages, which is the limit. Close it and open a new one.',
  },
  not_your_payment: {
    status: 403,
    ru: 'О платежах сервера пишут те, кто управляет его подпиской или платил за неё.',
    en: 'Only those who manage a server’s subscription or have paid for it can write about its payments.',
  },
  support_too_often: {
    status: 429,
    ru: 'В поддержку можно писать до 10 сообщений в час, а всем сервером до 30. Соберите всё в одно и отправьте позже.',
    en: 'One person can send support 10 messages an hour, a whole server 30. Put everything into one and send it later.',
  },
} as const satisfies ErrorDefinitions;
