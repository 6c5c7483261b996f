import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const keyErrors = {
  api_key_invalid: {
    status: 401,
    ru: 'Ключ не подходит: он неверный, отозван, истёк или его создатель больше не в семье. Создайте новый в настройках, в разделе «API и вебхуки».',
    en: 'This key does not work: it is wrong, revoked or over, or whoever made it has left. Create a new one in the settings, under API and webhooks.',
  },
  too_many_keys: {
    status: 409,
    ru: 'У сервера уже 10 ключей. Отзовите те, которые больше не нужны.',
    en: 'The server already has 10 keys. Revoke the ones that are no longer needed.',
  },
  key_ends_too_early: {
    status: 422,
    ru: 'Срок ключа уже прошёл. Выберите более позднюю дату.',
    en: 'The key would be over already. Choose a later date.',
  },
} as const satisfies ErrorDefinitions;
