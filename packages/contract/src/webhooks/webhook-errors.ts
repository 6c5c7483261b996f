import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const webhookErrors = {
  too_many_webhooks: {
    status: 409,
    ru: 'У сервера уже 10 вебхуков. Удалите те, которые больше не нужны.',
    en: 'The server already has 10 webhooks. Delete the ones that are no longer needed.',
  },
  webhook_address_refused: {
    status: 422,
    ru: 'Этот адрес не подходит. Нужен адрес в интернете, который начинается с https://, без имени и пароля внутри.',
    en: 'This address cannot be used. It has to be on the internet and begin with https://, without a name and password in it.',
  },
  webhook_is_off: {
    status: 409,
    ru: 'Вебхук выключен, и ничего не отправляется. Сначала включите его.',
    en: 'The webhook is switched off and sends nothing. Switch it on first.',
  },
} as const satisfies ErrorDefinitions;
