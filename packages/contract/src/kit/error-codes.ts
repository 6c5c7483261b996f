import { accessErrors } from '../access/access-errors.ts';
import { applicationErrors } from '../applications/application-errors.ts';
import { authErrors } from '../auth/auth-errors.ts';
import { billingErrors } from '../billing/billing-errors.ts';
import { paydayErrors } from '../payday/payday-errors.ts';
import { promoErrors } from '../billing/promo-errors.ts';
import { reportErrors } from '../reports/report-errors.ts';
import { contractErrors } from '../contracts/contract-errors.ts';
import { cabinetErrors } from '../cabinet/cabinet-errors.ts';
import { carErrors } from '../cars/car-errors.ts';
import { cabinetLogErrors } from '../cabinet-log/cabinet-log-errors.ts';
import { captErrors } from '../capts/capt-errors.ts';
import { fightKindErrors } from '../fight-kinds/fight-kind-errors.ts';
import { keyErrors } from '../keys/key-errors.ts';
import { memberErrors } from '../members/member-errors.ts';
import { movingErrors } from '../moving/moving-errors.ts';
import { rankErrors } from '../ranks/rank-errors.ts';
import { rosterErrors } from '../rosters/roster-errors.ts';
import { screenshotErrors } from '../screenshots/screenshot-errors.ts';
import { seasonErrors } from '../tops/season-errors.ts';
import { shopErrors } from '../shop/shop-errors.ts';
import { supportErrors } from '../support/support-errors.ts';
import { treasuryErrors } from '../treasury/treasury-errors.ts';
import { vacationErrors } from '../vacations/vacation-errors.ts';
import { warErrors } from '../wars/war-errors.ts';
import { warningErrors } from '../warnings/warning-errors.ts';
import { webhookErrors } from '../webhooks/webhook-errors.ts';
import type { ErrorDefinitions } from './error-definition.ts';

/** Every error a person can meet: those of the features, and those that any call may have. A code that is not here cannot be thrown. */
export const ERRORS = {
  ...authErrors,
  ...accessErrors,
  ...applicationErrors,
  ...warningErrors,
  ...rankErrors,
  ...vacationErrors,
  ...memberErrors,
  ...movingErrors,
  ...rosterErrors,
  ...captErrors,
  ...fightKindErrors,
  ...warErrors,
  ...keyErrors,
  ...webhookErrors,
  ...treasuryErrors,
  ...cabinetLogErrors,
  ...paydayErrors,
  ...reportErrors,
  ...contractErrors,
  ...carErrors,
  ...cabinetErrors,
  ...billingErrors,
  ...promoErrors,
  ...screenshotErrors,
  ...seasonErrors,
  ...shopErrors,
  ...supportErrors,
  bot_cannot_create_channels: {
    status: 409,
    ru: 'Боту не хватает права «Управлять каналами». Включите его у роли бота в настройках сервера Discord или выберите готовый канал.',
    en: 'The bot lacks “Manage Channels”. Allow it for the bot’s role in the Discord server settings, or choose an existing channel.',
  },
  validation_failed: {
    status: 422,
    ru: 'Часть полей заполнена неверно. Исправьте отмеченные и отправьте снова.',
    en: 'Some fields need fixing. Fix the marked ones and send again.',
  },
  guild_not_found: {
    status: 404,
    ru: 'У вас нет такого сервера. Проверьте ссылку или выберите сервер из списка.',
    en: 'Server not found. Check the link or choose a server from the list.',
  },
  not_found: {
    status: 404,
    ru: 'Ничего не нашлось: возможно, это уже удалили. Выберите что-нибудь из списка.',
    en: 'Nothing found; it may have been deleted. Choose something from the list.',
  },
  took_too_long: {
    status: 422,
    ru: 'Это заняло слишком много времени, и мы остановились. Возьмите картинку или таблицу поменьше и попробуйте ещё раз.',
    en: 'This took too long, so we stopped. Try again with a smaller picture or table.',
  },
  export_running: {
    status: 409,
    ru: 'Ваши данные уже выгружаются. Дождитесь конца загрузки и повторите.',
    en: 'Your data is already being downloaded. Wait until it finishes, then try again.',
  },
  closed_in_demo: {
    status: 403,
    ru: 'В открытом демо это выключено, потому что им пользуются все сразу. Запустите Famiglia у себя, и всё заработает.',
    en: 'This is switched off in the public demo, which everybody shares. Start Famiglia on your own machine to use it.',
  },
  guild_busy: {
    status: 429,
    ru: 'Для вашего сервера уже готовится несколько таблиц или картинок. Дождитесь их и повторите.',
    en: 'Several tables or pictures are already being prepared for your server. Wait for them and try again.',
  },
  username_does_not_match: {
    status: 422,
    ru: 'Имя не совпадает с вашим именем в Discord. Введите его так, как оно написано над полем.',
    en: 'This is not your Discord username. Type it exactly as shown above the field.',
  },
  form_forgotten: {
    status: 409,
    ru: 'Бот перезапускался и не помнит эту форму. Откройте её той же кнопкой или командой, что и в первый раз: ваш текст есть в сообщении выше.',
    en: 'The bot was restarted and has forgotten this form. Open it the way you did at first: your text is in the message above.',
  },
  version_conflict: {
    status: 409,
    ru: 'Пока вы редактировали, это изменил кто-то другой. Сравните и сохраните ещё раз.',
    en: 'Someone else changed this while you were editing. Compare and save again.',
  },
  rate_limited: {
    status: 429,
    ru: 'Слишком много запросов подряд. Подождите немного и повторите.',
    en: 'Too many requests at once. Wait a little and try again.',
  },
  payload_too_large: {
    status: 413,
    ru: 'Запрос слишком большой. Уменьшите его и отправьте снова.',
    en: 'The request is too large. Make it smaller and send it again.',
  },
  discord_unavailable: {
    status: 503,
    ru: 'Discord сейчас не отвечает. Попробуйте ещё раз через минуту.',
    en: 'Discord is not responding. Try again in a minute.',
  },
  disk_full: {
    status: 507,
    ru: 'На диске сервера закончилось место, ничего не сохранено. Сообщите администратору сайта и повторите позже.',
    en: 'The server’s disk is full, so nothing was saved. Tell the site admin and try again later.',
  },
  storage_unavailable: {
    status: 503,
    ru: 'Хранилище картинок сейчас не отвечает. Попробуйте ещё раз через минуту; если не поможет, сообщите администратору сайта.',
    en: 'Picture storage is not responding. Try again in a minute; if it keeps happening, tell the site admin.',
  },
  database_unavailable: {
    status: 503,
    ru: 'База данных сейчас не отвечает. Попробуйте ещё раз через несколько секунд.',
    en: 'The database is not responding. Try again in a few seconds.',
  },
  busy: {
    status: 503,
    ru: 'Это сейчас меняют сразу несколько человек, и ваше изменение не сохранилось. Повторите его через несколько секунд.',
    en: 'Several people are changing this right now, and your change was not saved. Try it again in a few seconds.',
  },
  control_outdated: {
    status: 410,
    ru: 'Эта команда или кнопка осталась от прежней версии бота. Обновите Discord (Ctrl+R) и вызовите команду заново.',
    en: 'This command or button is from an earlier version of the bot. Reload Discord (Ctrl+R) and use the command again.',
  },
  overloaded: {
    status: 503,
    ru: 'Сервер перегружен. Повторите через несколько секунд.',
    en: 'The server is overloaded. Try again in a few seconds.',
  },
  internal: {
    status: 500,
    ru: 'Что-то сломалось на нашей стороне, ошибку мы записали. Попробуйте ещё раз.',
    en: 'Something went wrong on our side, and we logged it. Try again.',
  },
} as const satisfies ErrorDefinitions;

export type ErrorCode = keyof typeof ERRORS;
