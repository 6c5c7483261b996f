import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const rosterErrors = {
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
  squad_not_found: {
    status: 409,
    ru: 'Такого отряда в этом списке больше нет. Выберите другой.',
    en: 'This list no longer has that squad. Choose another one.',
  },
  squads_decide_slots: {
    status: 409,
    ru: 'Места здесь считаются по отрядам. Измените число мест в нужном отряде.',
    en: 'Spots are counted per squad here. Change the number of spots in a squad instead.',
  },
  mention_not_allowed: {
    status: 403,
    ru: 'Бот зовёт @everyone только для тех, кому это разрешает сам Discord: нужно право «Упоминание @everyone, @here и всех ролей». Выберите другую роль или попросите того, у кого это право есть.',
    en: 'The bot pings @everyone only for people whom Discord itself allows it: you need the permission “Mention @everyone, @here and All Roles”. Choose another role, or ask somebody who has it.',
  },
  answers_off: {
    status: 409,
    ru: 'Здесь только плюс и минус. Чтобы видеть, кто не ответил, сначала включите «Больше ответов».',
    en: 'This sign-up takes only Join and Leave. Turn on “More answers” first to see who has not answered.',
  },
  already_asked: {
    status: 409,
    ru: 'Тех, кто не ответил, уже позвали. Второй раз бот не зовёт: напишите им сами.',
    en: 'Those who have not answered were already pinged. The bot does it only once: message them yourself.',
  },
  nobody_to_ask: {
    status: 409,
    ru: 'Ответили все, звать некого.',
    en: 'Everybody has answered, so there is nobody to ping.',
  },
  too_many_to_ask: {
    status: 409,
    ru: 'Не ответили больше 300 человек: столько упоминаний засыплют канал. Выберите, кого звать: тогда бот позовёт только эту роль.',
    en: 'More than 300 people have not answered, and that many mentions would flood the channel. Choose a role to ping, so that only its members are asked.',
  },
  not_posted: {
    status: 409,
    ru: 'Записи не видно в Discord, отвечать негде. Сначала верните её: /настройка → Каналы.',
    en: 'The sign-up is not shown in Discord, so nobody can answer. Bring it back first: /setup → Channels.',
  },
  not_line_up_time: {
    status: 409,
    ru: 'Звать в голос можно за час до начала и в первый час после него. Для остальных есть напоминания.',
    en: 'People can be called to voice from an hour before the start to an hour after it. Reminders are for the time before.',
  },
  nobody_to_call: {
    status: 409,
    ru: 'Звать некого: кто не предупредил об опоздании или отпуске, уже в голосе.',
    en: 'There is nobody to call: everyone who is not late or away is in voice.',
  },
  already_called: {
    status: 409,
    ru: 'Всех, кого нет в голосе, уже позвали. Второй раз бот не зовёт: замените их или напишите им сами.',
    en: 'Everyone who is not in voice was already called. The bot does it only once: replace them, or message them yourself.',
  },
  nobody_to_replace: {
    status: 409,
    ru: 'Заменять некого: выбранные уже в голосе или больше не в основе. Обновите список.',
    en: 'There is nobody to replace: those chosen are in voice by now, or no longer on the main list. Refresh the list.',
  },
  reserve_empty: {
    status: 409,
    ru: 'В замене никого нет, ставить некого. Запишите кого-нибудь и попробуйте ещё раз.',
    en: 'Nobody is on the reserve to take the spot. Sign somebody up and try again.',
  },
  code_for_main_only: {
    status: 403,
    ru: 'Код группы видит только основа, а вас нет в списке. Запишитесь: попадёте в основу — нажмите ещё раз.',
    en: 'Only the main list sees the group code, and you are not on the list. Join, and press again once you are on the main list.',
  },
  code_not_for_reserve: {
    status: 403,
    ru: 'Код группы видит только основа, а вы пока в замене. Подниметесь в основу — нажмите ещё раз.',
    en: 'Only the main list sees the group code, and you are on the reserve for now. Press again once you move up.',
  },
  no_group_code: {
    status: 404,
    ru: 'Кода группы больше нет. Спросите того, кто собирает.',
    en: 'There is no group code any more. Ask whoever leads.',
  },
  not_signed_up: {
    status: 409,
    ru: 'Этого человека нет в списке. Сначала запишите его.',
    en: 'This person is not on the list. Sign them up first.',
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
} as const satisfies ErrorDefinitions;
