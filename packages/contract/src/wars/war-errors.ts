import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const warErrors = {
  war_key_invalid: {
    status: 401,
    ru: 'Ключ не подходит: он неверный, отозван или от другого сервера. Создайте новый в настройках, в разделе «Лента войн».',
    en: 'This key does not work: it is wrong, revoked or of another server. Create a new one in the settings, under War feed.',
  },
  war_names_missing: {
    status: 409,
    ru: 'Не указано, как семья называется в игре. Впишите названия в настройках, в разделе «Лента войн», или командой /setup.',
    en: 'The family’s name in the game is not set. Enter it in the settings, under War feed, or with /setup.',
  },
  wars_unreadable: {
    status: 422,
    ru: 'Здесь нет войн. Пришлите JSON: одну войну, список или объект со списком wars.',
    en: 'There are no wars in this. Send JSON: one war, a list, or an object with a list called wars.',
  },
  too_many_wars: {
    status: 422,
    ru: 'Больше 50 войн сразу. Пришлите их частями.',
    en: 'More than 50 wars at once. Send them in several parts.',
  },
  war_report_too_large: {
    status: 413,
    ru: 'Отчёт больше 256 КБ. Разделите его на несколько сообщений.',
    en: 'The report is larger than 256 KB. Split it into several messages.',
  },
  war_report_gone: {
    status: 404,
    ru: 'Файла с отчётом больше нет в Discord. Пришлите его ещё раз.',
    en: 'Discord no longer has the file of this report. Post it again.',
  },
  war_decided: {
    status: 409,
    ru: 'По этой войне уже решили: итог записан в капт, или войну пропустили.',
    en: 'This war has been dealt with already: its result is entered, or it was ignored.',
  },
  war_not_over: {
    status: 409,
    ru: 'Война ещё идёт. Подтвердить итог можно, когда лента сообщит о конце.',
    en: 'The war is still on. You can confirm the result once the feed says that it ended.',
  },
  war_began: {
    status: 409,
    ru: 'Война уже началась: запись открывать поздно. Её можно связать с готовым каптом.',
    en: 'The war has begun, so it is too late for a sign-up. It can still be linked to an existing capt.',
  },
  war_over: {
    status: 409,
    ru: 'Эта война закончилась, или лента её убрала.',
    en: 'This war is over, or the feed took it back.',
  },
  capt_not_linkable: {
    status: 409,
    ru: 'Этот капт не связать: он завершён, отменён или уже связан с другой войной.',
    en: 'This capt cannot be linked: it is finished, cancelled or linked to another war.',
  },
} as const satisfies ErrorDefinitions;
