import { DIGEST_NAME } from '../digest/digest-name.ts';
import { OPTION_NAMES } from '../rosters/option-names.ts';
/**
 * Everything that the bot brings to Discord by itself: whom it is for, and what panel and bot call it where it cannot be
 * delivered. What leaders have to hear goes by one rule (docs/decisions/0014-outbox-and-jobs.md). The work is in a manifest of the bot.
 */
const KINDS = {
  roster: { for: 'family', en: 'Sign-up message', ru: 'Сообщение с записью' },
  roster_notice: { for: 'member', en: 'Notices to participants', ru: 'Уведомления участникам' },
  answer_call: {
    for: 'family',
    en: 'Ping of those who have not answered',
    ru: 'Сбор тех, кто не ответил',
  },
  roster_thread: { for: 'family', en: OPTION_NAMES.en.thread, ru: OPTION_NAMES.ru.thread },
  scheduled_event: { for: 'family', en: 'Discord event', ru: 'Событие Discord' },
  lost_messages: {
    for: 'leaders',
    en: 'Alerts to leaders about sign-ups that cannot be shown',
    ru: 'Сообщения руководству о записях, которых не видно',
  },
  attendance_due: { for: 'leaders', en: 'Requests to mark attendance', ru: 'Просьбы отметить явку' },
  contract_due: {
    for: 'leaders',
    en: 'Requests to confirm contracts',
    ru: 'Просьбы подтвердить контракты',
  },
  line_up: {
    for: 'leaders',
    en: 'Who is not in voice before the start',
    ru: 'Кто не в голосе перед началом',
  },
  strike_alert: {
    for: 'leaders',
    en: 'Alerts to leaders about no-shows',
    ru: 'Сообщения руководству о неявках',
  },
  capt_result: { for: 'family', en: 'Capt result', ru: 'Итог капта' },
  war_result: { for: 'leaders', en: 'War results to confirm', ru: 'Итоги войн на подтверждение' },
  war_report: { for: 'leaders', en: 'Answers to war reports', ru: 'Ответы на отчёты о войнах' },
  war_alert: { for: 'leaders', en: 'War alerts', ru: 'Тревоги о войнах' },
  review_card: { for: 'leaders', en: 'Screens for review', ru: 'Скрины на проверку' },
  gungame_verdict: { for: 'member', en: 'Gun game decisions', ru: 'Решения по ган-гейму' },
  submission_reply: { for: 'member', en: 'Replies to screens', ru: 'Ответы на скрины' },
  reputation_roles: { for: 'nobody', en: 'Roles for reputation', ru: 'Роли за репутацию' },
  reputation_notice: {
    for: 'member',
    en: 'Reputation change notices',
    ru: 'Уведомления об изменении репутации',
  },
  shop_roles: { for: 'nobody', en: 'Roles from the points shop', ru: 'Роли из магазина очков' },
  shop_note: {
    for: 'leaders',
    en: 'Purchases that an officer has to fulfil',
    ru: 'Покупки, которые выполняет офицер',
  },
  shop_notice: { for: 'member', en: 'Answers to purchases', ru: 'Ответы на покупки' },
  warning_notice: { for: 'member', en: 'Warning notices', ru: 'Уведомления о предупреждениях' },
  warning_alert: {
    for: 'leaders',
    en: 'Alerts to leaders about warnings',
    ru: 'Сообщения руководству о предупреждениях',
  },
  warning_roles: { for: 'nobody', en: 'Roles removed for warnings', ru: 'Роли, снятые за предупреждения' },
  dismissal: { for: 'nobody', en: 'Removals from the family', ru: 'Исключения из семьи' },
  blacklist_alert: {
    for: 'leaders',
    en: 'Someone on the blacklist joined',
    ru: 'Вступил кто-то из чёрного списка',
  },
  vacation_roles: { for: 'nobody', en: 'Role while away', ru: 'Роль на время отпуска' },
  vacation_request: { for: 'leaders', en: 'Vacation requests', ru: 'Заявки на отпуск' },
  report_verdict: { for: 'member', en: 'Verdicts on reports', ru: 'Решения по отчётам' },
  vacation_notice: { for: 'member', en: 'Replies to vacation requests', ru: 'Ответы на заявки на отпуск' },
  away_list: { for: 'family', en: '“Who is away” list', ru: 'Список «Кто в отпуске»' },
  family_list: { for: 'family', en: 'Family list', ru: 'Список «Состав семьи»' },
  cabinet: { for: 'family', en: 'Cabinet message', ru: 'Сообщение с кабинетом' },
  price_list: { for: 'family', en: 'Price list message', ru: 'Сообщение с прайсом' },
  car_park: { for: 'family', en: 'Car park message', ru: 'Сообщение автопарка' },
  car_notice: { for: 'member', en: 'Reminders to return a car', ru: 'Напоминания вернуть машину' },
  treasury_balance: { for: 'family', en: 'Treasury balance message', ru: 'Сообщение с остатком общака' },
  payday_card: { for: 'leaders', en: 'Paydays to approve', ru: 'Зарплаты на подтверждение' },
  payday_post: { for: 'family', en: 'Payday post', ru: 'Сообщение о зарплате' },
  payday_notice: { for: 'member', en: 'Payday messages', ru: 'Сообщения о зарплате участникам' },
  inactive_note: {
    for: 'leaders',
    en: 'Weekly inactivity report',
    ru: 'Еженедельное сообщение о неактивных',
  },
  inactive_letter: { for: 'member', en: 'Messages to inactive members', ru: 'Сообщения неактивным' },
  digest_post: { for: 'family', en: DIGEST_NAME.en, ru: DIGEST_NAME.ru },
  digest_lost: {
    for: 'leaders',
    en: 'Alerts to leaders about a digest without a channel',
    ru: 'Сообщения руководству об итогах, которым некуда выйти',
  },
  leaders_digest: {
    for: 'leaders',
    en: 'What waits for leaders, weekly',
    ru: 'Что ждёт руководство, раз в неделю',
  },
  rank_roles: { for: 'nobody', en: 'Rank roles', ru: 'Роли рангов' },
  rank_notice: { for: 'member', en: 'Rank change notices', ru: 'Уведомления о новом ранге' },
  rank_note: { for: 'leaders', en: 'Who is ready for a promotion', ru: 'Кто готов к повышению' },
  joining_roles: { for: 'nobody', en: 'Roles on joining', ru: 'Роли при вступлении' },
  welcome: { for: 'family', en: 'Welcome messages', ru: 'Приветствия' },
  nickname: { for: 'nobody', en: 'Server nicknames', ru: 'Ники на сервере' },
  ping_roles: { for: 'family', en: 'Ping role message', ru: 'Сообщение с ролями для упоминаний' },
  first_message: { for: 'member', en: 'First message to the owner', ru: 'Первое сообщение владельцу' },
  new_channel: { for: 'nobody', en: 'New channel', ru: 'Новый канал' },
  activity_log: { for: 'family', en: 'Family log', ru: 'Журнал семьи' },
  plan_end: { for: 'leaders', en: 'Plan expiry reminder', ru: 'Напоминание об окончании тарифа' },
  payer_notice: { for: 'member', en: 'Message to the payer', ru: 'Сообщение плательщику' },
  owner_news: { for: 'nobody', en: 'Message to site admins', ru: 'Сообщение администраторам сайта' },
  support_answer: { for: 'member', en: 'Replies from support', ru: 'Ответы поддержки' },
  application_post: { for: 'family', en: 'Application button message', ru: 'Сообщение с кнопкой заявки' },
  application_card: { for: 'leaders', en: 'Applications for review', ru: 'Заявки на рассмотрение' },
  application_answer: { for: 'leaders', en: 'Candidates’ answers', ru: 'Ответы кандидатов' },
  application_notice: { for: 'member', en: 'Messages to candidates', ru: 'Сообщения кандидатам' },
  application_roles: {
    for: 'nobody',
    en: 'Roles and nickname of accepted candidates',
    ru: 'Роли и ник принятых кандидатов',
  },
  blocked_roles: {
    for: 'leaders',
    en: 'Alerts about roles the bot does not give',
    ru: 'Сообщения о ролях, которые бот не выдаёт',
  },
  webhook_off: {
    for: 'leaders',
    en: 'Alerts to leaders about webhooks that are off',
    ru: 'Сообщения руководству о выключенных вебхуках',
  },
  leader_letter: { for: 'leaders', en: 'News for leaders', ru: 'Новости для руководства' },
} as const satisfies Record<string, DeliveryDeclaration>;

interface DeliveryDeclaration {
  for: 'leaders' | 'member' | 'family' | 'nobody';
  en: string;
  ru: string;
}

export type DeliveryKind = keyof typeof KINDS;
export const DELIVERIES: Readonly<Record<DeliveryKind, DeliveryDeclaration>> = KINDS;
export const DELIVERY_KINDS = Object.keys(KINDS) as [DeliveryKind, ...DeliveryKind[]];
