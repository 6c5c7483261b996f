import type { Language } from '../kit/language.ts';
import type { DeliveryKind, DeliveryProblem, Undelivered } from './deliveries.ts';

interface DeliveryTexts {
  kinds: Record<DeliveryKind, string>;
  /** What is wrong, and the next step. */
  problems: Record<DeliveryProblem, string>;
}

/** What the panel and the bot say of something that could not be delivered. */
export const DELIVERY_TEXTS: Readonly<Record<Language, DeliveryTexts>> = {
  en: {
    kinds: {
      roster: 'Sign-up message',
      roster_notice: 'Notices to participants',
      roster_thread: 'Thread for the main list',
      lost_messages: 'Alerts to leaders about sign-ups that cannot be shown',
      strike_alert: 'Alerts to leaders about no-shows',
      capt_result: 'Capt result',
      review_card: 'Screens for review',
      gungame_verdict: 'Gun game decisions',
      submission_reply: 'Replies to screens',
      reputation_roles: 'Roles for reputation',
      reputation_notice: 'Reputation change notices',
      warning_notice: 'Warning notices',
      warning_alert: 'Alerts to leaders about warnings',
      warning_roles: 'Roles removed for warnings',
      dismissal: 'Dismissals',
      blacklist_alert: 'Someone on the blacklist joined',
      vacation_roles: 'Role while away',
      vacation_request: 'Vacation requests',
      vacation_notice: 'Replies to vacation requests',
      away_list: '“Who is away” list',
      family_list: 'Family list',
      inactive_note: 'Weekly inactivity report',
      inactive_letter: 'Messages to inactive members',
      rank_roles: 'Rank roles',
      rank_notice: 'Rank change notices',
      rank_note: 'Who is ready for a promotion',
      joining_roles: 'Roles on joining',
      welcome: 'Welcome messages',
      nickname: 'Server nicknames',
      ping_roles: 'Ping role message',
      activity_log: 'Family log',
      plan_end: 'Plan expiry reminder',
      payer_notice: 'Message to the payer',
      owner_news: 'Message to site admins',
      support_answer: 'Replies from support',
      application_post: 'Application button message',
      application_card: 'Applications for review',
      application_answer: 'Candidates’ answers',
      application_notice: 'Messages to candidates',
      application_roles: 'Roles and nickname of accepted candidates',
      blocked_roles: 'Alerts about roles the bot does not give',
      leader_letter: 'News for leaders',
    },
    problems: {
      no_channel: 'No channel is chosen. Choose one in the settings.',
      channel_gone: 'The channel was deleted, or the bot cannot see it. Choose another one.',
      missing_permissions:
        'The bot cannot post there. Allow it to view the channel, send messages and embed links.',
      role_refused:
        'Discord does not let the bot give a role. Drag the bot’s role above it in the server settings.',
      role_blocked:
        'The bot does not give this role: it is above the bot, manages the server, or has rights in the panel that nobody decided to give. Change the role or the setting.',
      member_refused:
        'Discord does not let the bot do this to the member. Drag the bot’s role above theirs and allow it to kick members and manage roles.',
      nickname_refused:
        'Discord does not let the bot change nicknames. Give it “Manage Nicknames” and drag its role higher.',
      thread_refused:
        'The bot cannot run a private thread there. Use a text channel and allow the bot to create private threads, write in threads and manage threads.',
      unreachable: 'The member’s DMs are closed, and the bot cannot post in the channel either.',
      leaders_unreachable:
        'There is no leaders’ channel the bot can post in, and the DMs of those in charge are closed. Choose a channel in the settings: everything that waits comes there.',
      picture_unavailable:
        'The picture cannot be read from storage. The bot keeps trying; if this does not go away, tell the site owner.',
      rate_limited:
        'Discord limits the bot for a long time. It tries again by itself, at the latest every hour.',
      discord_failed: 'Discord keeps returning errors. If this does not go away, try again later.',
    },
  },
  ru: {
    kinds: {
      roster: 'Сообщение с записью',
      roster_notice: 'Уведомления участникам',
      roster_thread: 'Ветка для основы',
      lost_messages: 'Сообщения руководству о записях, которых не видно',
      strike_alert: 'Сообщения руководству о неявках',
      capt_result: 'Итог капта',
      review_card: 'Скрины на проверку',
      gungame_verdict: 'Решения по ган-гейму',
      submission_reply: 'Ответы на скрины',
      reputation_roles: 'Роли за репутацию',
      reputation_notice: 'Уведомления об изменении репутации',
      warning_notice: 'Уведомления о предупреждениях',
      warning_alert: 'Сообщения руководству о предупреждениях',
      warning_roles: 'Роли, снятые за предупреждения',
      dismissal: 'Увольнения',
      blacklist_alert: 'Вступил кто-то из чёрного списка',
      vacation_roles: 'Роль на время отпуска',
      vacation_request: 'Заявки на отпуск',
      vacation_notice: 'Ответы на заявки на отпуск',
      away_list: 'Список «Кто в отпуске»',
      family_list: 'Список «Состав семьи»',
      inactive_note: 'Еженедельное сообщение о неактивных',
      inactive_letter: 'Сообщения неактивным',
      rank_roles: 'Роли рангов',
      rank_notice: 'Уведомления о новом ранге',
      rank_note: 'Кто готов к повышению',
      joining_roles: 'Роли при вступлении',
      welcome: 'Приветствия',
      nickname: 'Ники на сервере',
      ping_roles: 'Сообщение с ролями для упоминаний',
      activity_log: 'Журнал семьи',
      plan_end: 'Напоминание об окончании тарифа',
      payer_notice: 'Сообщение плательщику',
      owner_news: 'Сообщение администраторам сайта',
      support_answer: 'Ответы поддержки',
      application_post: 'Сообщение с кнопкой заявки',
      application_card: 'Заявки на рассмотрение',
      application_answer: 'Ответы кандидатов',
      application_notice: 'Сообщения кандидатам',
      application_roles: 'Роли и ник принятых кандидатов',
      blocked_roles: 'Сообщения о ролях, которые бот не выдаёт',
      leader_letter: 'Новости для руководства',
    },
    problems: {
      no_channel: 'Канал не выбран. Выберите его в настройках.',
      channel_gone: 'Канал удалён, или бот его не видит. Выберите другой.',
      missing_permissions:
        'Бот не может там писать. Разрешите ему просматривать канал, отправлять сообщения и встраивать ссылки.',
      role_refused: 'Discord не даёт боту выдать роль. Поднимите роль бота выше неё в настройках сервера.',
      role_blocked:
        'Бот не выдаёт эту роль: она выше бота, управляет сервером или даёт права в панели, о которых никто не решал. Измените роль или настройку.',
      member_refused:
        'Discord не даёт боту сделать это с участником. Поднимите роль бота выше его ролей и разрешите выгонять участников и управлять ролями.',
      nickname_refused:
        'Discord не даёт боту менять ники. Дайте ему право «Управлять никнеймами» и поднимите его роль выше.',
      thread_refused:
        'Бот не может вести там приватную ветку. Нужен текстовый канал; разрешите боту создавать приватные ветки, писать в ветках и управлять ветками.',
      unreachable: 'Личные сообщения участника закрыты, а в канале бот писать не может.',
      leaders_unreachable:
        'Нет канала руководства, где бот может писать, а личные сообщения у тех, кто отвечает, закрыты. Выберите канал в настройках: туда придёт всё, что ждёт.',
      picture_unavailable:
        'Картинку не удаётся прочитать из хранилища. Бот продолжает попытки; если это не пройдёт, напишите владельцу сайта.',
      rate_limited: 'Discord надолго ограничил бота. Бот повторяет сам, не реже раза в час.',
      discord_failed: 'Discord раз за разом отвечает ошибкой. Если это не пройдёт, повторите позже.',
    },
  },
};

/** What it is, with its name or how many of it there are. */
export const undeliveredName = (
  { kind, about, count }: Pick<Undelivered, 'kind' | 'about' | 'count'>,
  language: Language,
): string => {
  const name = DELIVERY_TEXTS[language].kinds[kind];
  if (about !== null) return `${name}: ${about.name}`;
  return count > 1 ? `${name} (${count})` : name;
};
