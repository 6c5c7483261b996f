import { plural } from '@famiglia/contract/plural';
import { localised } from '../texts/localised.ts';

/** The first page of forms has no number. */
const page = (name: string, number: number): string => (number === 1 ? name : `${name} (${number})`);

/** Texts of the `/setup` message around the settings. */
const waitRu = (count: number): string =>
  plural('ru', count, {
    one: 'ждёт # скрин',
    few: 'ждут # скрина',
    many: 'ждут # скринов',
    other: 'ждут # скрина',
  });

export const setupTexts = localised({
  en: {
    overview: 'Setup',
    sections: {
      general: 'General',
      channels: 'Channels',
      screens: 'Screens',
      gatherings: 'Events and capts',
      personnel: 'Personnel',
      roles: 'Roles for reputation',
      reminders: 'Reminders',
      sorting: 'Sorting',
      warnings: 'Warnings',
      log: 'Log',
    },
    notes: {
      general: 'How the bot speaks to the family and which clock it lives by.',
      channels: 'Where the bot posts and where it looks for screens. An empty choice takes the channel away.',
      screens: 'What screens earn, how many count a day, and how they are judged.',
      gatherings: 'What coming earns.',
      personnel: 'Vacations, and who counts as inactive.',
      roles: 'The bot gives a role to everybody who has earned the number that stands beside it.',
      reminders: 'How long before the start those in the list are reminded; at most five times each.',
      sorting: 'The upper criterion decides; equals go on to the next one, and at last to the sign-up time.',
      warnings: 'What a warning weighs, how long it is active and what many of them lead to.',
      log: 'What the bot tells in the log channel. First choose what it is about, then the kinds of news.',
    },
    go: 'Section',
    which: 'Which setting to change',
    page,
    type: (section: string) => `${section}: type in…`,
    typeRole: 'Give, change or remove a role…',
    roleForm: 'A role for reputation',
    role: 'Role',
    fromReputation: 'From how much reputation',
    fromReputationHint: 'A whole number. An empty field takes the role off the list.',
    whichNews: 'What the news is about',
    newsOf: (group: string) => `News: ${group}`,
    place: (place: number) => `Criterion ${place}`,
    nothingMore: 'Nothing more: by sign-up time',
    saved: 'Saved.',
    unchanged: 'That is how it was already.',
    overtaken: (who: string, when: string) =>
      `${who} changed the settings ${when}. Below is what stands now; choose again if you still want to.`,
    overtakenByYou: (when: string) =>
      `You changed the settings elsewhere ${when}. Below is what stands now; choose again if you still want to.`,
    notSaved: 'Not saved:',
    wrong: 'Nothing was saved. Please correct:',
    gaps: 'The bot lacks permissions',
    moreGaps: (count: number) => `And ${count} more: see Channels.`,
    undelivered: 'Not delivered to Discord',
    unjudgeable: 'Screens that nobody can judge',
    waits: {
      gg: (count: number, setting: string) =>
        `GG: ${plural('en', count, { one: '# screen waits', other: '# screens wait' })}. Choose “${setting}” under Channels, and they appear there with their buttons.`,
      gungame: (count: number, setting: string) =>
        `Gun game: ${plural('en', count, { one: '# screen waits', other: '# screens wait' })}. Choose “${setting}” under Channels, and they appear there with their buttons.`,
    },
    gapInServer: 'in the whole server',
    gapChannelGone: 'the channel has been deleted, choose another',
    howToGrant: 'Channel settings → Permissions → the bot’s role.',
    lastChange: (who: string, when: string) => `Last changed by ${who} ${when}`,
  },
  ru: {
    overview: 'Настройка',
    sections: {
      general: 'Основное',
      channels: 'Каналы',
      screens: 'Скрины',
      gatherings: 'МП и капты',
      personnel: 'Кадры',
      roles: 'Роли за репутацию',
      reminders: 'Напоминания',
      sorting: 'Отбор',
      warnings: 'Предупреждения',
      log: 'Журнал',
    },
    notes: {
      general: 'На каком языке бот говорит с семьёй и по каким часам живёт.',
      channels: 'Куда бот пишет и где ждёт скрины. Пустой выбор убирает канал.',
      screens: 'Сколько приносят скрины, сколько засчитывать в день и как проверять.',
      gatherings: 'Сколько приносит явка.',
      personnel: 'Отпуска и кого считать неактивным.',
      roles: 'Бот выдаёт роль каждому, кто набрал число рядом с ней.',
      reminders: 'За сколько до начала напомнить тем, кто в составе; не больше пяти раз.',
      sorting: 'Решает верхний критерий; при равенстве смотрим на следующий, в конце на время записи.',
      warnings: 'Сколько весит предупреждение, сколько действует и к чему ведут многие.',
      log: 'О чём бот пишет в канале журнала. Сначала выберите тему, потом виды записей.',
    },
    go: 'Раздел',
    which: 'Что изменить',
    page,
    type: (section: string) => `${section}: вписать…`,
    typeRole: 'Выдать, изменить или убрать роль…',
    roleForm: 'Роль за репутацию',
    role: 'Роль',
    fromReputation: 'Со скольких очков репутации',
    fromReputationHint: 'Целое число. Пустое поле уберёт роль из списка.',
    whichNews: 'О чём записи',
    newsOf: (group: string) => `Записи: ${group}`,
    place: (place: number) => `Критерий ${place}`,
    nothingMore: 'Больше ничего: по времени записи',
    saved: 'Сохранено.',
    unchanged: 'Так уже и было.',
    overtaken: (who: string, when: string) =>
      `Пока вы выбирали, настройки изменились (${who}, ${when}). Ниже то, что стоит сейчас; если нужно, выберите ещё раз.`,
    overtakenByYou: (when: string) =>
      `Вы уже изменили настройки в другом месте ${when}. Ниже то, что стоит сейчас; если нужно, выберите ещё раз.`,
    notSaved: 'Не сохранено:',
    wrong: 'Ничего не сохранено. Исправьте:',
    gaps: 'Боту не хватает прав',
    moreGaps: (count: number) => `И ещё ${count}: смотрите раздел «Каналы».`,
    undelivered: 'Не доставлено в Discord',
    unjudgeable: 'Скрины, которые некому проверить',
    waits: {
      gg: (count: number, setting: string) =>
        `ГГ: ${waitRu(count)}. Выберите «${setting}» в разделе «Каналы», и они появятся там с кнопками.`,
      gungame: (count: number, setting: string) =>
        `Ган-гейм: ${waitRu(count)}. Выберите «${setting}» в разделе «Каналы», и они появятся там с кнопками.`,
    },
    gapInServer: 'на всём сервере',
    gapChannelGone: 'канал удалён, выберите другой',
    howToGrant: 'Настройки канала → Права доступа → роль бота.',
    lastChange: (who: string, when: string) => `Последнее изменение: ${who} ${when}`,
  },
});
