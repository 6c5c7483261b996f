import { SESSION_DAYS } from '../auth/session-times.ts';
import type { Language } from './language.ts';

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
    en: 'Some fields need fixing. Fix the marked ones and send again.',
  },
  not_signed_in: {
    status: 401,
    ru: 'Вы не вошли или сессия закончилась. Войдите через Discord ещё раз.',
    en: 'You are not signed in, or your session has ended. Sign in with Discord again.',
  },
  session_over: {
    status: 401,
    ru: `Со входа прошло ${SESSION_DAYS} дней, сессия закончилась. Войдите через Discord ещё раз.`,
    en: `You signed in ${SESSION_DAYS} days ago, and the session has ended. Sign in with Discord again.`,
  },
  invalid_code: {
    status: 400,
    ru: 'Ссылка для входа уже использована или устарела. Начните вход заново.',
    en: 'This sign-in link has been used or has expired. Start signing in again.',
  },
  permission_denied: {
    status: 403,
    ru: 'На это у вас нет права. Его может дать админ сервера: командой /права в Discord или в панели, «Настройки» → «Роли и права».',
    en: 'You do not have permission to do this. A server manager can grant it with /rights in Discord or in the panel: Settings → Roles and permissions.',
  },
  access_is_temporary: {
    status: 403,
    ru: 'Ваш доступ к панели временный, поэтому выдать его дольше вашего срока или роли нельзя. Выберите более раннюю дату или попросите админа сервера.',
    en: 'Your panel access is temporary, so you cannot grant it for longer, or to a role. Choose an earlier date, or ask a server manager.',
  },
  site_admin_only: {
    status: 403,
    ru: 'Этот раздел открыт только администраторам сайта.',
    en: 'Only site admins can open this section.',
  },
  premium_required: {
    status: 402,
    ru: 'Панель работает на серверах с Premium. Админ сервера может включить пробный период на 7 дней.',
    en: 'The panel comes with Premium. A server manager can start the 7-day trial.',
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
  application_form_exists: {
    status: 409,
    ru: 'Анкета с таким названием уже есть. Назовите эту иначе.',
    en: 'A form with this name already exists. Choose another name.',
  },
  application_form_empty: {
    status: 409,
    ru: 'В анкете ещё нет вопросов. Добавьте хотя бы один, а потом откройте приём заявок.',
    en: 'The form has no questions yet. Add at least one, then open it.',
  },
  too_many_application_forms: {
    status: 409,
    ru: 'Анкет уже 10, больше нельзя. Удалите ненужную и создайте новую.',
    en: 'You already have 10 forms, which is the limit. Delete one you no longer need, then add the new one.',
  },
  application_form_closed: {
    status: 409,
    ru: 'Приём заявок сейчас закрыт. Зайдите позже или спросите у руководства.',
    en: 'Applications are closed right now. Come back later, or ask the leaders.',
  },
  application_not_for_you: {
    status: 403,
    ru: 'Эту заявку могут подать только участники с определённой ролью. Спросите у руководства, с какой.',
    en: 'Only members with a certain role can send this application. Ask the leaders which role you need.',
  },
  application_cooldown: {
    status: 409,
    ru: 'Вам недавно отказали. Подайте заявку позже.',
    en: 'You were declined recently. Apply again later.',
  },
  application_open: {
    status: 409,
    ru: 'По этой анкете уже есть заявка, которая ждёт решения. Дождитесь ответа или отзовите её.',
    en: 'You already have an application with this form waiting for a decision. Wait for the answer, or withdraw it.',
  },
  applications_full: {
    status: 409,
    ru: 'Сейчас на рассмотрении слишком много заявок. Ответы сохранены: отправьте позже.',
    en: 'Too many applications are waiting right now. Your answers are saved: send them later.',
  },
  applications_too_often: {
    status: 429,
    ru: 'За сутки вы уже отправили три такие заявки. Подайте следующую завтра.',
    en: 'You have already sent three of these today. Send the next one tomorrow.',
  },
  application_incomplete: {
    status: 409,
    ru: 'Не на все вопросы есть ответ. Заполните их и отправьте заявку снова.',
    en: 'Some questions are still unanswered. Answer them and send it again.',
  },
  application_draft_gone: {
    status: 410,
    ru: 'Черновик хранится сутки, и этого уже нет. Начните заявку заново.',
    en: 'Drafts are kept for a day, and this one is gone. Start a new application.',
  },
  application_step_refused: {
    status: 409,
    ru: 'Пока вы смотрели, с заявкой уже что-то сделали. Откройте её снова.',
    en: 'Someone has already acted on this application. Open it again.',
  },
  application_taken: {
    status: 409,
    ru: 'Эту заявку рассматривает другой человек. Договоритесь с ним или сначала верните её в очередь.',
    en: 'Someone else is reviewing this application. Ask them, or put it back in the queue first.',
  },
  application_no_picture: {
    status: 409,
    ru: 'В этой анкете нет вопроса про скрин. Отправьте заявку без него.',
    en: 'This form does not ask for a screenshot. Send your application without one.',
  },
  candidate_left: {
    status: 409,
    ru: 'Кандидат вышел с сервера, принять его нельзя. Дождитесь, пока он вернётся, или откажите.',
    en: 'The candidate has left the server and cannot be accepted. Wait until they are back, or decline.',
  },
  candidate_blacklisted: {
    status: 409,
    ru: 'Кандидат в чёрном списке. Чтобы всё же принять, подтвердите это ещё раз.',
    en: 'The candidate is on the blacklist. To accept them anyway, confirm it once more.',
  },
  too_many_application_messages: {
    status: 409,
    ru: 'В переписке по заявке уже 100 сообщений. Позовите кандидата на обзвон.',
    en: 'This conversation already has 100 messages. Invite the candidate to an interview.',
  },
  too_many_notes: {
    status: 409,
    ru: 'В личном деле уже 100 заметок. Удалите ненужную и добавьте новую.',
    en: 'This file already has 100 notes. Delete one you no longer need and add the new one.',
  },
  own_decision: {
    status: 403,
    ru: 'О себе решает кто-то другой. Попросите другого лидера; если вы есть в списке, уберите себя из него. Владелец сервера может разрешить это в настройках: «Решения о себе».',
    en: 'Somebody else decides about you. Ask another leader; if you are on a list, remove yourself from it. The server owner can allow it in the settings: “Decisions about oneself”.',
  },
  warning_over: {
    status: 409,
    ru: 'Это предупреждение уже снято или истекло. Обновите список; если нужно, выдайте новое.',
    en: 'This warning was already lifted or has expired. Refresh the list, and give a new one if needed.',
  },
  blacklist_over: {
    status: 409,
    ru: 'Этой записи чёрного списка уже нет: её убрали, или вышел срок. Обновите список.',
    en: 'This blacklist entry was already removed or has expired. Refresh the list.',
  },
  too_many_warnings: {
    status: 409,
    ru: 'У участника уже 50 действующих предупреждений. Снимите лишние и выдайте новое.',
    en: 'The member already has 50 active warnings. Lift some before giving a new one.',
  },
  dismissal_refused: {
    status: 409,
    ru: 'Этого участника уволить нельзя: он выше вас или бота, или это вы сами. Поднимите роль бота или попросите владельца сервера.',
    en: 'You cannot dismiss this member: they rank above you or the bot, or they are you. Drag the bot’s role higher, or ask the server owner.',
  },
  bot_cannot_kick: {
    status: 409,
    ru: 'У бота нет права выгонять участников. Дайте его роли «Выгонять участников» в настройках сервера или снимите только роли.',
    en: 'The bot cannot kick members. Give its role “Kick Members” in the server settings, or only remove their roles.',
  },
  ping_role_gone: {
    status: 409,
    ru: 'Этой роли здесь больше нет. Выберите другую: сообщение сейчас обновится.',
    en: 'This role is no longer offered. Choose another one: the message is being updated.',
  },
  ping_role_refused: {
    status: 409,
    ru: 'Бот не выдаёт эту роль: она даёт права или стоит выше него. Попросите руководство убрать её из списка.',
    en: 'The bot cannot give this role: it grants permissions or is above the bot’s own. Ask the leaders to remove it from the list.',
  },
  rank_no_ladder: {
    status: 409,
    ru: 'Лестницы рангов ещё нет. Составьте её в настройках панели или командой /ранги ступень.',
    en: 'There is no rank ladder yet. Build one in the panel’s settings or with /ranks step.',
  },
  rank_step_gone: {
    status: 409,
    ru: 'Такой ступени больше нет: её убрали из лестницы, или роль удалена в Discord. Обновите список рангов.',
    en: 'This step is gone: it was removed from the ladder, or its role was deleted in Discord. Refresh the ranks.',
  },
  rank_unchanged: {
    status: 409,
    ru: 'У участника уже этот ранг. Возможно, его только что изменил кто-то другой: обновите список.',
    en: 'The member already has this rank. Someone may have just changed it: refresh the list.',
  },
  rank_just_changed: {
    status: 409,
    ru: 'Меньше минуты назад это уже сделал другой лидер. Проверьте ранг командой /ранг; если нужна ещё одна ступень, повторите через минуту.',
    en: 'Another leader did the same less than a minute ago. Check the rank with /rank; to move one more step, try again in a minute.',
  },
  rank_at_top: {
    status: 409,
    ru: 'Выше ступеней нет. Чтобы повысить дальше, добавьте ступень в лестницу рангов.',
    en: 'This is the top step. To promote further, add a step to the rank ladder.',
  },
  rank_at_bottom: {
    status: 409,
    ru: 'У участника нет ранга, понижать некуда. Проверьте ранг командой /ранг.',
    en: 'The member has no rank to demote from. Check with /rank.',
  },
  rank_above_bot: {
    status: 409,
    ru: 'Роль этого ранга не ниже роли бота. Поднимите роль бота выше неё в настройках сервера и повторите.',
    en: 'This rank’s role is not below the bot’s. Drag the bot’s role above it in the server settings and try again.',
  },
  rank_above_you: {
    status: 403,
    ru: 'Роль этого ранга не ниже вашей высшей роли. Попросите того, чья роль выше, или владельца сервера.',
    en: 'This rank’s role is not below your own highest role. Ask a leader with a higher role or the server owner.',
  },
  role_rights_missing: {
    status: 403,
    ru: 'Вместе с этим бот выдал бы роль с правами в панели, которых у вас нет.',
    en: 'With this the bot would give a role with rights in the panel that you do not have.',
  },
  rank_unsafe: {
    status: 403,
    ru: 'Бот не выдаст эту роль от вашего имени: она опасна или открывает то, к чему у вас нет доступа. Выдайте её вручную в Discord.',
    en: 'The bot will not give this role on your behalf: it is dangerous, or gives more access than you have. Give it manually in Discord.',
  },
  blacklist_nobody: {
    status: 422,
    ru: 'Непонятно, о ком речь. Укажите участника, статик или игровой ник.',
    en: 'Who is this? Enter a member, a static ID or an in-game nick.',
  },
  blacklist_repeated: {
    status: 409,
    ru: 'Этот человек уже в чёрном списке. Чтобы изменить запись, сначала уберите её.',
    en: 'This person is already on the blacklist. To change the entry, remove it first.',
  },
  blacklist_full: {
    status: 409,
    ru: 'В чёрном списке уже 1000 записей. Уберите ненужные и добавьте новую.',
    en: 'The blacklist already has 1,000 entries. Remove a few you no longer need and add the new one.',
  },
  vacation_overlaps: {
    status: 409,
    ru: 'На эти дни уже есть отпуск или заявка. Продлите или отмените их в /отпуска.',
    en: 'There is already a vacation or a request for these days. Extend or cancel it in /vacations.',
  },
  vacation_limit: {
    status: 409,
    ru: 'Столько дней отпуска в месяц взять нельзя. Возьмите меньше или попросите лидера выдать отпуск.',
    en: 'That is more vacation than you can take in a month. Choose fewer days, or ask a leader to grant it.',
  },
  afk_too_long: {
    status: 409,
    ru: 'Так надолго в AFK уйти нельзя. Укажите меньше или возьмите отпуск: /отпуск.',
    en: 'That is too long for AFK. Choose less time, or take a vacation: /vacation.',
  },
  vacation_decided: {
    status: 409,
    ru: 'На эту заявку уже ответили. Посмотрите её в списке отпусков.',
    en: 'This request has already been answered. See it in the list of vacations.',
  },
  vacation_over: {
    status: 409,
    ru: 'Этот отпуск уже закончился или отменён. Возьмите новый командой /отпуск.',
    en: 'This vacation is over or was canceled. Take a new one with /vacation.',
  },
  not_away: {
    status: 409,
    ru: 'Вы и так на месте. Уйти в отпуск: /отпуск, в AFK: /афк.',
    en: 'You are not away. Use /vacation to take a vacation and /afk to go AFK.',
  },
  member_not_found: {
    status: 404,
    ru: 'На сервере нет участника с таким ID. Проверьте ID или сначала пригласите человека на сервер.',
    en: 'Nobody on the server has this ID. Check it, or invite the person first.',
  },
  choose_from_list: {
    status: 404,
    ru: 'Такого нет. Начните вводить название и выберите из списка подсказок.',
    en: 'Nothing has this name. Start typing and choose from the suggestions.',
  },
  bot_is_no_member: {
    status: 422,
    ru: 'Это бот. Выберите участника семьи.',
    en: 'That is a bot. Choose a member of the family.',
  },
  static_id_taken: {
    status: 409,
    ru: 'Этот статик уже указан у другого участника. Проверьте цифры; если статик ваш, попросите лидера убрать его у того участника.',
    en: 'Another member already has this static ID. Check the digits; if it is yours, ask a leader to remove it from them.',
  },
  owner_always_has_access: {
    status: 409,
    ru: 'У владельца сервера всегда есть доступ к панели, убрать его нельзя.',
    en: 'The server owner always has access to the panel and cannot be removed.',
  },
  trial_already_used: {
    status: 409,
    ru: 'Пробный период для этого сервера уже был. Чтобы открыть панель, оформите Premium.',
    en: 'This server has already had its trial. To open the panel, subscribe to Premium.',
  },
  already_premium: {
    status: 409,
    ru: 'На этом сервере уже действует Premium.',
    en: 'This server already has Premium.',
  },
  nothing_to_cancel: {
    status: 409,
    ru: 'У этого сервера нет действующей подписки, отменять нечего.',
    en: 'This server has no active subscription to cancel.',
  },
  nothing_to_resume: {
    status: 409,
    ru: 'Возобновить можно только отменённую подписку, пока не кончился оплаченный срок.',
    en: 'Only a canceled subscription can be resumed, and only until its paid period ends.',
  },
  event_closed: {
    status: 409,
    ru: 'Запись на это мероприятие закрыта, состав заморожен. Чтобы изменить список, откройте запись снова.',
    en: 'Sign-up for this event is closed and the list is frozen. Reopen sign-up to change the list.',
  },
  event_over: {
    status: 409,
    ru: 'Это мероприятие уже завершено или отменено. Создайте новое.',
    en: 'This event is already finished or canceled. Create a new one.',
  },
  not_started: {
    status: 409,
    ru: 'Ещё не началось, отмечать некого. Завершите после начала или перенесите время.',
    en: 'It has not started yet, so there is no attendance to mark. Finish it after the start, or move the start.',
  },
  not_finished: {
    status: 409,
    ru: 'Явка ещё не отмечена, отменять нечего. Сначала завершите и отметьте, кто был.',
    en: 'Attendance has not been marked, so there is nothing to undo. Finish it and mark who came first.',
  },
  attendance_settled: {
    status: 409,
    ru: 'Явку можно исправить только в первые сутки после завершения. Дальше меняйте репутацию вручную.',
    en: 'Attendance can only be corrected within a day of finishing. After that, change members’ reputation manually.',
  },
  capt_closed: {
    status: 409,
    ru: 'Запись на этот капт закрыта, состав заморожен. Чтобы изменить список, откройте запись снова.',
    en: 'Sign-up for this capt is closed and the list is frozen. Reopen sign-up to change the list.',
  },
  capt_over: {
    status: 409,
    ru: 'Этот капт уже сыгран или отменён. Создайте новый.',
    en: 'This capt has been played or canceled. Create a new one.',
  },
  capt_not_started: {
    status: 409,
    ru: 'Этот капт ещё не начался. Вернитесь к нему, когда он начнётся.',
    en: 'This capt has not started yet. Come back once it has.',
  },
  recording_known: {
    status: 409,
    ru: 'Этот откат уже есть у капта. Пришлите другую ссылку.',
    en: 'This capt already has this recording. Send another link.',
  },
  table_unreadable: {
    status: 422,
    ru: 'Здесь не нашлось ни одной строки с ником и уроном. Проверьте, что выделена вся таблица, и попробуйте ещё раз.',
    en: 'No row here has a nick and damage. Check that you selected the whole table and try again.',
  },
  table_too_large: {
    status: 422,
    ru: 'Таблица слишком большая: до 4000 символов в строке, до 200 в ячейке, до 64 столбцов. Вставьте только строки с игроками.',
    en: 'This table is too large: up to 4,000 characters per line, 200 per cell and 64 columns. Paste only the rows with players.',
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
  guild_busy: {
    status: 429,
    ru: 'Для вашего сервера уже готовится несколько таблиц или картинок. Дождитесь их и повторите.',
    en: 'Several tables or pictures are already being prepared for your server. Wait for them and try again.',
  },
  squad_not_found: {
    status: 409,
    ru: 'Такого отряда в этом списке больше нет. Выберите другой.',
    en: 'This list no longer has that squad. Choose another one.',
  },
  template_exists: {
    status: 409,
    ru: 'Шаблон с таким названием уже есть. Назовите новый иначе или сначала удалите старый.',
    en: 'A template with this name already exists. Choose another name, or delete the old one first.',
  },
  too_many_templates: {
    status: 409,
    ru: 'Шаблонов может быть не больше 25. Удалите один из старых.',
    en: 'You can have up to 25 templates. Delete an old one.',
  },
  too_many_series: {
    status: 409,
    ru: 'Серий может быть не больше 25. Завершите одну из старых.',
    en: 'You can have up to 25 series. End an old one.',
  },
  occurrence_posted: {
    status: 409,
    ru: 'Запись на этот день уже опубликована. Измените или отмените само МП.',
    en: 'Sign-up for this date is already posted. Change or cancel the event itself.',
  },
  nothing_to_repeat: {
    status: 404,
    ru: 'Повторять пока нечего. Создайте первое МП: /мп создать.',
    en: 'There is no event to repeat yet. Create the first one with /mp create.',
  },
  squads_decide_slots: {
    status: 409,
    ru: 'Места здесь считаются по отрядам. Измените число мест в нужном отряде.',
    en: 'Slots are counted per squad here. Change the number of slots in a squad instead.',
  },
  mention_not_allowed: {
    status: 403,
    ru: 'Бот зовёт @everyone только для тех, кому это разрешает сам Discord: нужно право «Упоминание @everyone, @here и всех ролей». Выберите другую роль или попросите того, у кого это право есть.',
    en: 'The bot pings @everyone only for people whom Discord itself allows it: you need the permission “Mention @everyone, @here and All Roles”. Choose another role, or ask somebody who has it.',
  },
  not_signed_up: {
    status: 409,
    ru: 'Этого человека нет в списке. Сначала запишите его.',
    en: 'This person is not on the list. Sign them up first.',
  },
  sign_in_again: {
    status: 403,
    ru: 'Для этого нужно войти заново: с последнего входа прошло больше 15 минут. Войдите через Discord и повторите.',
    en: 'You last signed in more than 15 minutes ago. Sign in with Discord again and retry.',
  },
  subscription_does_not_fit: {
    status: 422,
    ru: 'Такое сочетание невозможно. У Premium статус «пробный», «действует» или «отменена» и срок в будущем; у Free статуса нет или подписка закончилась.',
    en: 'These values do not go together. Premium is on trial, active or canceled and ends in the future; Free has no status or has expired.',
  },
  payment_known: {
    status: 409,
    ru: 'Платёж с этим номером уже записан. Проверьте номер чека.',
    en: 'A payment with this reference is already recorded. Check the receipt number.',
  },
  nothing_to_refund: {
    status: 409,
    ru: 'По этому платежу возвращать нечего: прошло больше 14 дней, срок использован или деньги уже вернули.',
    en: 'There is nothing to refund: more than 14 days have passed, the time is used up, or the payment was already refunded.',
  },
  offer_gone: {
    status: 409,
    ru: 'Этот срок в этой валюте сейчас не продаётся. Обновите страницу и выберите другой.',
    en: 'This term is not sold in this currency right now. Reload the page and choose another one.',
  },
  price_changed: {
    status: 409,
    ru: 'Цена изменилась, деньги не списаны. Страница уже показывает новую цену: проверьте её и оплатите ещё раз.',
    en: 'The price has changed, and nothing was charged. The page now shows the new price: check it and pay again.',
  },
  promo_unknown: {
    status: 409,
    ru: 'Такого промокода нет. Проверьте, нет ли опечатки.',
    en: 'There is no such promo code. Check it for typos.',
  },
  promo_ended: {
    status: 409,
    ru: 'Промокод больше не действует. Уберите его и оплатите обычную цену или введите другой.',
    en: 'This promo code is no longer valid. Remove it and pay the usual price, or enter another one.',
  },
  promo_used_up: {
    status: 409,
    ru: 'Промокод уже использовали столько раз, сколько было можно. Уберите его или введите другой.',
    en: 'This promo code has been used as often as it could be. Remove it or enter another one.',
  },
  promo_other_term: {
    status: 409,
    ru: 'Промокод не действует на этот срок. Выберите другой срок или уберите промокод.',
    en: 'This promo code is not for this term. Choose another term or remove the code.',
  },
  promo_first_purchase_only: {
    status: 409,
    ru: 'Промокод действует только на первую покупку, а за этот сервер уже платили.',
    en: 'This promo code is for a first purchase only, and this server has been paid for before.',
  },
  promo_used_by_guild: {
    status: 409,
    ru: 'На этом сервере промокод уже использован: для каждого сервера он действует один раз.',
    en: 'This server has already used this promo code: it works once per server.',
  },
  promo_used_by_you: {
    status: 409,
    ru: 'Вы уже использовали этот промокод для другого сервера: каждый может применить его один раз.',
    en: 'You have already used this promo code for another server: it works once per person.',
  },
  promo_too_often: {
    status: 429,
    ru: 'Слишком много неверных промокодов подряд. Попробуйте ещё раз через час; оплатить без промокода можно и сейчас.',
    en: 'Too many wrong promo codes. Try again in an hour; without a code you can pay right away.',
  },
  promo_exists: {
    status: 409,
    ru: 'Такой или похожий на вид промокод уже есть. Придумайте другой: использованные не создаются заново.',
    en: 'A code that is or looks the same exists already. Choose another one: codes are never made twice.',
  },
  promo_one_kind: {
    status: 422,
    ru: 'Укажите либо скидку в процентах, либо число бесплатных месяцев.',
    en: 'Give either a discount in per cent or a number of free months.',
  },
  promo_in_the_past: {
    status: 422,
    ru: 'Срок действия промокода уже в прошлом. Выберите дату позже или оставьте без срока.',
    en: 'The code would already be over. Choose a later date or leave it open.',
  },
  order_already_paid: {
    status: 409,
    ru: 'Этот заказ уже оплачен, Premium активен. Платить ещё раз не нужно, обновите страницу.',
    en: 'This order is already paid and Premium is active. There is nothing more to pay: reload the page.',
  },
  receipt_email_needed: {
    status: 422,
    ru: 'По закону мы обязаны прислать вам чек. Укажите почту и продолжите оплату.',
    en: 'The law requires us to email you a receipt. Enter your email and continue to payment.',
  },
  payment_provider_unavailable: {
    status: 503,
    ru: 'Платёжная система не отвечает. Деньги не списаны, попробуйте через несколько минут.',
    en: 'The payment service is not responding. Nothing was charged; try again in a few minutes.',
  },
  payment_provider_refused: {
    status: 503,
    ru: 'Платёжная система отклонила запрос сайта: дело в настройках сайта, а не в вашей карте. Деньги не списаны. Причина записана для администратора сайта, попробуйте позже.',
    en: 'The payment service refused this site’s request: the cause is the site’s settings, not your card. Nothing was charged. The site’s administrator can read the reason; try again later.',
  },
  method_page_missing: {
    status: 503,
    ru: 'Страница смены карты у платёжной системы ещё не настроена, администратор сайта узнает об этом. Чтобы сменить карту сейчас, оплатите следующий срок новой картой.',
    en: 'The payment service’s page for changing a card is not set up yet; the site’s administrator will see this. To change the card now, pay for the next term with the new one.',
  },
  premium_without_end: {
    status: 409,
    ru: 'Premium на этом сервере бессрочный, платить за него не нужно.',
    en: 'Premium on this server never ends, so there is nothing to pay for.',
  },
  nothing_to_renew: {
    status: 409,
    ru: 'Автопродления нет: способ оплаты не сохранён. Оплатите следующий срок на странице подписки.',
    en: 'There is no auto-renewal: no payment method is saved. Pay for the next term on the subscription page.',
  },
  card_of_another: {
    status: 409,
    ru: 'Продление оплачивается чужой картой, распоряжаться ею может только плательщик. Купите Premium со своей карты.',
    en: 'The renewal is paid with another person’s card, and only that person decides about it. Buy Premium with your own card.',
  },
  nothing_to_confirm: {
    status: 409,
    ru: 'Подтверждать нечего: банк ничего не ждёт от владельца карты. Обновите страницу.',
    en: 'There is nothing to confirm: the bank is not waiting for the cardholder. Reload the page.',
  },
  notice_not_verified: {
    status: 400,
    ru: 'Подпись уведомления не подошла. Проверьте ключ вебхука в настройках платёжной системы и сайта.',
    en: 'The notification’s signature does not match. Compare the webhook secret in the payment service with the one in the site’s settings.',
  },
  notice_unreadable: {
    status: 400,
    ru: 'Уведомление не удалось прочитать. Проверьте, что платёжная система отправляет их в своём обычном формате.',
    en: 'The notification could not be read. Check that the payment service sends them in its usual format.',
  },
  refund_too_much: {
    status: 422,
    ru: 'Столько вернуть нельзя: от этого платежа осталось меньше. Введите сумму не больше остатка.',
    en: 'That is more than what is left of this payment. Enter no more than the rest.',
  },
  refund_meanwhile: {
    status: 409,
    ru: 'По этому платежу только что оформили другой возврат. Проверьте остаток и подтвердите ещё раз.',
    en: 'Another refund of this payment was just made. Check what is left and confirm again.',
  },
  full_refund_used: {
    status: 409,
    ru: 'Полный возврат в первый день доступен один раз серверу и один раз плательщику, и он уже был. Напишите в поддержку; через сутки после оплаты можно самостоятельно вернуть деньги за неиспользованные дни.',
    en: 'A full refund on the first day is available once per server and once per payer, and it has been used. Write to support; a day after the payment the unused days can be refunded here.',
  },
  refund_changed: {
    status: 409,
    ru: 'Пока страница была открыта, сумма возврата уменьшилась. Посмотрите новую сумму и подтвердите ещё раз.',
    en: 'The refund got smaller while the page was open. Check the new amount and confirm again.',
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
  reputation_out_of_range: {
    status: 422,
    ru: 'Репутация не может быть больше миллиарда или меньше минус миллиарда. Возьмите число поменьше.',
    en: 'Reputation cannot go above a billion or below minus a billion. Choose a smaller number.',
  },
  entry_already_undone: {
    status: 409,
    ru: 'Это изменение уже отменили. Обновите список: отмена уже там.',
    en: 'This change has already been undone. Refresh the list to see the undo next to it.',
  },
  entry_not_undoable: {
    status: 409,
    ru: 'Эта запись — сама отмена. Чтобы вернуть как было, измените репутацию ещё раз.',
    en: 'This entry is itself an undo. To reverse it, change the reputation again.',
  },
  screenshots_decided: {
    status: 409,
    ru: 'По части скринов решение уже принял кто-то другой. Они отмечены: снимите с них выбор и повторите.',
    en: 'Someone else has already decided on some of these screens. They are marked: deselect them and try again.',
  },
  review_channel_needed: {
    status: 422,
    ru: 'Так скрины ждали бы вечно: проверять их негде. Сначала выберите канал проверки (/настройка → «Каналы») или включите Premium: тогда их проверяют и в панели.',
    en: 'Screens would wait forever: there is nowhere to review them. Choose a review channel first (/setup → Channels), or get Premium and review them in the panel.',
  },
  gg_daily_limit: {
    status: 409,
    ru: 'Лимит скринов на сегодня исчерпан. Пришлите этот скрин снова после полуночи по времени семьи.',
    en: 'You have reached today’s limit of screens. Send this one again after midnight, family time.',
  },
  gungame_daily_limit: {
    status: 409,
    ru: 'Лимит скринов с гангейма на сегодня исчерпан. Пришлите этот скрин снова после полуночи по времени семьи.',
    en: 'You have reached today’s limit of gun game screens. Send this one again after midnight, family time.',
  },
  pictures_daily_limit: {
    status: 409,
    ru: 'Слишком много скринов за день. Пришлите этот завтра.',
    en: 'That is too many screens for one day. Send this one tomorrow.',
  },
  pictures_no_room: {
    status: 507,
    ru: 'У семьи закончилось место для картинок, скрин не сохранён. Скажите лидеру: с оплаченным Premium места больше.',
    en: 'The family is out of picture space, so the screen was not saved. Tell a leader: paid Premium has more space.',
  },
  picture_unreadable: {
    status: 422,
    ru: 'Это не картинка, или файл повреждён. Пришлите скрин в PNG, JPEG или WebP.',
    en: 'This is not a picture, or the file is damaged. Send the screen as PNG, JPEG or WebP.',
  },
  picture_too_large: {
    status: 413,
    ru: 'Файл больше 10 МБ. Сохраните скрин в JPEG или уменьшите его и пришлите снова.',
    en: 'The file is larger than 10 MB. Save the screen as JPEG or make it smaller and send it again.',
  },
  picture_too_many_pixels: {
    status: 422,
    ru: 'В картинке больше 40 мегапикселей. Пришлите обычный скрин.',
    en: 'The picture has more than 40 megapixels. Send an ordinary screenshot.',
  },
  picture_too_small: {
    status: 422,
    ru: 'Картинка меньше 320×180, на ней ничего не разобрать. Пришлите скрин целиком, не обрезанный и не превью.',
    en: 'The picture is smaller than 320×180, too small to read. Send the whole screen, not a crop or a preview.',
  },
  pictures_too_many: {
    status: 422,
    ru: 'В одном сообщении можно прислать не больше 10 картинок. Остальные пришлите отдельно.',
    en: 'A message can have up to 10 pictures. Send the rest separately.',
  },
  picture_forwarded: {
    status: 422,
    ru: 'Пересланный скрин не засчитывается. Пришлите саму картинку своим сообщением.',
    en: 'Forwarded screens do not count. Post the picture itself in your own message.',
  },
  picture_in_thread: {
    status: 422,
    ru: 'Скрины в ветке не засчитываются. Пришлите скрин в сам канал.',
    en: 'Screens in threads do not count. Post it in the channel this thread belongs to.',
  },
  picture_gone: {
    status: 410,
    ru: 'Discord больше не отдаёт этот файл. Пришлите скрин ещё раз.',
    en: 'Discord no longer has this file. Send the screen again.',
  },
  link_expired: {
    status: 410,
    ru: 'Ссылка на картинку устарела. Обновите страницу, и она откроется.',
    en: 'The link to this picture has expired. Reload the page and it will open.',
  },
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
  rights_unconfirmed: {
    status: 503,
    ru: 'Бот офлайн больше пяти минут, и за это время права могли измениться. Пока можно только смотреть; менять можно будет, как только бот вернётся.',
    en: 'The bot has been offline for more than five minutes, and permissions may have changed since. For now you can only view; you can edit again as soon as the bot is back.',
  },
  rights_being_read: {
    status: 503,
    ru: 'Бот долго был офлайн и ещё перечитывает участников и роли этого сервера. Повторите через минуту.',
    en: 'The bot was offline for a while and is still re-reading this server’s members and roles. Try again in a minute.',
  },
  members_being_read: {
    status: 503,
    ru: 'Бота добавили сюда недавно, и он ещё загружает список участников, поэтому пока вас не знает. Повторите через минуту.',
    en: 'The bot was added here recently and is still loading the member list, so it does not know you yet. Try again in a minute.',
  },
  rights_unknown: {
    status: 503,
    ru: 'Бот офлайн больше часа, и мы не знаем, у кого сейчас есть доступ к этому серверу. Панель откроется сама, как только бот вернётся; владелец сервера может войти и сейчас.',
    en: 'The bot has been offline for more than an hour, so we cannot tell who has access to this server. The panel reopens as soon as the bot is back; until then, only the server owner can use it.',
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
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;
