import type { Language } from './constants.ts';

interface ErrorDefinition extends Record<Language, string> {
  status: number;
}

/**
 * Every error a person can meet: its HTTP status and a text in both languages that says what happened
 * and what to do next. A code that is not here cannot be thrown.
 */
export const ERRORS = {
  validation_failed: {
    status: 422,
    ru: 'Часть полей заполнена неверно. Исправьте отмеченные и отправьте снова.',
    en: 'Some fields are not right. Correct the marked ones and send again.',
  },
  not_signed_in: {
    status: 401,
    ru: 'Вы не вошли или сессия закончилась. Войдите через Discord ещё раз.',
    en: 'You are not signed in, or your session has ended. Sign in with Discord again.',
  },
  invalid_code: {
    status: 400,
    ru: 'Ссылка для входа уже использована или устарела. Начните вход заново.',
    en: 'This sign-in link has been used or has expired. Start signing in again.',
  },
  permission_denied: {
    status: 403,
    ru: 'На это действие нет права. Его выдаёт руководитель семьи в настройках доступа.',
    en: 'You have no right to do this. A family manager grants it in the access settings.',
  },
  site_admin_only: {
    status: 403,
    ru: 'Этот раздел открыт только администраторам сайта.',
    en: 'Only site admins can open this section.',
  },
  premium_required: {
    status: 402,
    ru: 'Панель открыта для серверов с Premium. Руководитель может включить пробный период на 7 дней.',
    en: 'The panel is for servers with Premium. A manager can start the 7-day trial.',
  },
  guild_not_found: {
    status: 404,
    ru: 'Такого сервера нет среди доступных вам. Проверьте ссылку или выберите сервер из списка.',
    en: 'There is no such server among yours. Check the link or choose a server from the list.',
  },
  not_found: {
    status: 404,
    ru: 'Ничего не найдено по этому адресу. Возможно, запись удалили.',
    en: 'Nothing is found at this address. It may have been deleted.',
  },
  member_not_found: {
    status: 404,
    ru: 'На сервере нет участника с таким id. Проверьте id или сначала пригласите человека на сервер.',
    en: 'There is no member with this id on the server. Check the id or invite the person first.',
  },
  owner_always_has_access: {
    status: 409,
    ru: 'Владелец сервера всегда имеет доступ к панели, убрать его нельзя.',
    en: 'The server owner always has access to the panel and cannot be removed.',
  },
  trial_already_used: {
    status: 409,
    ru: 'Пробный период для этого сервера уже был. Чтобы открыть панель, оформите Premium.',
    en: 'This server has had its trial. To open the panel, subscribe to Premium.',
  },
  already_premium: {
    status: 409,
    ru: 'На этом сервере уже действует Premium.',
    en: 'This server already has Premium.',
  },
  nothing_to_cancel: {
    status: 409,
    ru: 'У этого сервера нет действующей подписки, отменять нечего.',
    en: 'This server has no running subscription to cancel.',
  },
  nothing_to_resume: {
    status: 409,
    ru: 'Возобновить можно только отменённую подписку, пока не кончился оплаченный срок.',
    en: 'Only a cancelled subscription can be resumed, and only until its paid period ends.',
  },
  version_conflict: {
    status: 409,
    ru: 'Пока вы редактировали, это изменил кто-то другой. Сравните и сохраните ещё раз.',
    en: 'Somebody else changed this while you were editing. Compare and save again.',
  },
  rate_limited: {
    status: 429,
    ru: 'Слишком много запросов подряд. Подождите немного и повторите.',
    en: 'Too many requests at once. Wait a little and try again.',
  },
  payload_too_large: {
    status: 413,
    ru: 'Запрос слишком большой. Уменьшите его и отправьте снова.',
    en: 'The request is too large. Make it smaller and send again.',
  },
  discord_unavailable: {
    status: 503,
    ru: 'Discord сейчас не отвечает. Попробуйте ещё раз через минуту.',
    en: 'Discord does not answer right now. Try again in a minute.',
  },
  overloaded: {
    status: 503,
    ru: 'Сервер перегружен. Повторите через несколько секунд.',
    en: 'The server is overloaded. Try again in a few seconds.',
  },
  internal: {
    status: 500,
    ru: 'У нас что-то сломалось. Мы записали ошибку; попробуйте ещё раз.',
    en: 'Something broke on our side. It has been logged; try again.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;
