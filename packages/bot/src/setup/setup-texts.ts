import type { NumberPart } from '@famiglia/contract/setting-kinds';
import { localised } from '../texts/localised.ts';

const paged = (name: string, page: number): string => (page === 1 ? name : `${name} (${page})`);

/** Texts of the `/setup` message around the settings. */
export const setupTexts = localised({
  en: {
    overview: 'Setup',
    sections: {
      general: 'General',
      channels: 'Channels',
      rewards: 'Rewards and limits',
      roles: 'Roles for reputation',
      reminders: 'Reminders',
      sorting: 'Sorting',
      log: 'Log',
    },
    notes: {
      general: 'How the bot speaks to the family and which clock it lives by.',
      channels: 'Where the bot posts and where it looks for screens. An empty choice takes the channel away.',
      rewards: 'What screens and events earn.',
      roles: 'The bot gives a role to everybody who has earned the number that stands beside it.',
      reminders: 'How long before the start those in the list are reminded; at most five times each.',
      sorting: 'The upper criterion decides; equals go on to the next one, and at last to the sign-up time.',
      log: 'What the bot tells in the log channel. First choose what it is about, then the kinds of news.',
    },
    go: 'Section',
    whichChannel: 'Which channel to set',
    channelFor: (what: string) => `Channel: ${what}`,
    typeZone: 'Type a zone or a name…',
    typeNumbers: (part: NumberPart, page: number) =>
      `${paged({ screens: 'Screens', gatherings: 'Events and capts' }[part], page)}…`,
    numberForm: (part: NumberPart, page: number) =>
      paged({ screens: 'Screens: rewards and limits', gatherings: 'Events and capts: rewards' }[part], page),
    typeReasons: 'Reasons to reject…',
    reasonsForm: 'Gun game: reasons to reject',
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
      rewards: 'Награды и лимиты',
      roles: 'Роли за репутацию',
      reminders: 'Напоминания',
      sorting: 'Отбор',
      log: 'Журнал',
    },
    notes: {
      general: 'На каком языке бот говорит с семьёй и по каким часам живёт.',
      channels: 'Куда бот пишет и где ждёт скрины. Пустой выбор убирает канал.',
      rewards: 'Сколько приносят скрины и явка.',
      roles: 'Бот выдаёт роль каждому, кто набрал число рядом с ней.',
      reminders: 'За сколько до начала напомнить тем, кто в составе; не больше пяти раз.',
      sorting: 'Решает верхний критерий; при равенстве смотрим на следующий, в конце на время записи.',
      log: 'О чём бот пишет в канале журнала. Сначала выберите тему, потом виды записей.',
    },
    go: 'Раздел',
    whichChannel: 'Какой канал указать',
    channelFor: (what: string) => `Канал: ${what}`,
    typeZone: 'Вписать пояс или название…',
    typeNumbers: (part: NumberPart, page: number) =>
      `${paged({ screens: 'Скрины', gatherings: 'МП и капты' }[part], page)}…`,
    numberForm: (part: NumberPart, page: number) =>
      paged({ screens: 'Скрины: награды и лимиты', gatherings: 'МП и капты: награды' }[part], page),
    typeReasons: 'Причины отказа…',
    reasonsForm: 'Ган-гейм: причины отказа',
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
    gapInServer: 'на всём сервере',
    gapChannelGone: 'канал удалён, выберите другой',
    howToGrant: 'Настройки канала → Права доступа → роль бота.',
    lastChange: (who: string, when: string) => `Последнее изменение: ${who} ${when}`,
  },
});
