import { UNDELIVERED } from '@famiglia/contract/deliveries/delivery-words';
import { ROLE_FIELDS } from '@famiglia/contract/settings/role-words';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { SECTION_NAMES } from '@famiglia/contract/settings/section-names';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

/** The first form of a section has no number. */
const form = (name: string, number: number): string => (number === 1 ? name : `${name} (${number})`);

const waitRu = (count: number): string =>
  plural('ru', count, {
    one: 'ждёт # скрин',
    few: 'ждут # скрина',
    many: 'ждут # скринов',
    other: 'ждут # скрина',
  });

/** Texts of the `/setup` message around the settings. */
export const setupTexts = localised({
  en: {
    overview: 'Setup',
    sections: {
      ...SECTION_NAMES.en,
      screens: 'Screens',
      events: 'Events',
      capts: FEATURE_NAMES.en.capts,
      roles: 'Roles for reputation',
      reminders: 'Reminders',
      log: 'Log',
    },
    notes: {
      general: 'Language, time zone, the name of reputation, decisions about oneself.',
      channels: 'Where the bot posts and where it picks up screens. An empty choice clears the channel.',
      screens: 'What screens earn, how many count per day, and how they are reviewed.',
      events: 'Reward, pings, sign-up and penalties.',
      capts: 'Reward, pings, sign-up and penalties.',
      wars: 'What the family is called in the game, so that wars fill themselves in.',
      personnel: 'Vacations, and who counts as inactive.',
      joining:
        'Welcomes, first roles, nicknames and roles members pick themselves. `/welcome` previews the welcome, `/nicknames` renames everyone.',
      roles: 'The bot gives a role to everyone who reaches the reputation next to it.',
      reminders: 'How long before the start to remind those on the list; up to five times.',
      sorting: 'The top criterion decides; ties go to the next one, and finally to sign-up time.',
      warnings: 'How many points a warning is worth, how long it lasts and what points lead to.',
      payday:
        'When the family settles up. `/payday close` closes a period by hand, `/payday rate` sets what things are worth.',
      contracts:
        'Contracts of the family: who joins, and what stays with the family. `/contract` posts them.',
      cars: 'Who took which car of the family. `/cars` manages them.',
      digest: 'What the family did in a week. `/digest` shows what it would look like now.',
      log: 'What the bot posts in the log channel. Choose a topic first, then the kinds of entries.',
    },
    missing: 'Missing',
    missingHere: (names: string) => `Missing: ${names}`,
    unusual: 'Different from the default',
    usually: (value: string) => `default: ${value}`,
    nothingMissing: 'Everything needed is set.',
    allUsual: 'Everything needed is set, the rest is as by default.',
    createChannel: (name: string) => `Create #${name}`,
    whoLeads: 'Who leads? Choose a role',
    leads: (roles: string, others: string) =>
      `${roles}: everything but settings, rights and the plan now.${others === '' ? '' : ` Leading too: ${others}.`} Change it: /rights.`,
    channelWaits: (name: string) =>
      `The bot is creating #${name}; it becomes the family’s as soon as it is there.`,
    allSettings: 'All settings',
    readNames: (count: number) => `Read names from nicknames (${count} without one)…`,
    go: 'Section',
    back: '◀ All sections',
    which: 'Which setting to change',
    form,
    type: (first: string, others: number) => (others === 0 ? `${first}…` : `${first} and ${others} more…`),
    typeRole: 'Add, change or remove a role…',
    roleForm: 'Role for reputation',
    role: ROLE_FIELDS.en.role,
    typePingRole: 'Add, change or remove a ping role…',
    pingRoleForm: 'Ping role',
    pingRoleHint: 'A role without any permissions. Leave both fields below empty to remove it from the list.',
    pingLabel: ROLE_FIELDS.en.buttonLabel,
    pingLabelHint: 'Leave empty to use the role’s name.',
    pingEmoji: ROLE_FIELDS.en.emoji,
    pingEmojiHint: 'One emoji, or a server emoji as <:name:id>. Optional.',
    fromReputation: ROLE_FIELDS.en.threshold,
    fromReputationHint: 'A whole number. Leave empty to remove the role from the list.',
    whichNews: 'Topic',
    newsOf: (group: string) => `Entries: ${group}`,
    place: (place: number) => `Criterion ${place}`,
    nothingMore: 'None: by sign-up time',
    saved: 'Saved.',
    unchanged: 'Nothing changed: it was already set.',
    overtaken: (who: string, when: string) =>
      `${who} changed the settings ${when}. These are the current ones; choose again if you still want to.`,
    overtakenByYou: (when: string) =>
      `You changed the settings elsewhere ${when}. These are the current ones; choose again if you still want to.`,
    notSaved: 'Not saved:',
    wrong: 'Nothing was saved. Fix this:',
    unlisted: 'The member list is still loading',
    unlistedBody: 'You can set everything up now. People the bot does not know yet are asked to wait.',
    gaps: 'The bot is missing permissions',
    moreGaps: (count: number) => `And ${count} more: see Channels.`,
    blocked: 'Roles the bot does not give',
    blockedTold: 'The bot no longer gives these roles:',
    undelivered: UNDELIVERED.en,
    unjudgeable: 'Screens nobody can review',
    waits: {
      gg: (count: number, setting: string) =>
        `GG: ${plural('en', count, { one: '# screen waiting', other: '# screens waiting' })}. Choose “${setting}” in Channels, and they appear there with buttons.`,
      gungame: (count: number, setting: string) =>
        `Gun game: ${plural('en', count, { one: '# screen waiting', other: '# screens waiting' })}. Choose “${setting}” in Channels, and they appear there with buttons.`,
      reports: (count: number, setting: string) =>
        `${plural('en', count, { one: '# report waiting', other: '# reports waiting' })}. Choose “${setting}” in Channels, and they appear there with buttons.`,
    },
    gapInServer: 'on the whole server',
    gapChannelGone: 'the channel was deleted, choose another one',
    howToGrant: 'Channel settings → Permissions → the bot’s role.',
    lastChange: (who: string, when: string) => `Last changed by ${who} ${when}`,
  },
  ru: {
    overview: 'Настройка',
    sections: {
      ...SECTION_NAMES.ru,
      screens: 'Скрины',
      events: 'МП',
      capts: FEATURE_NAMES.ru.capts,
      roles: 'Роли за репутацию',
      reminders: 'Напоминания',
      log: 'Журнал',
    },
    notes: {
      general: 'Язык, часовой пояс, название репутации, решения о себе.',
      channels: 'Куда бот пишет и где ждёт скрины. Пустой выбор убирает канал.',
      screens: 'Сколько приносят скрины, сколько засчитывать в день и как проверять.',
      events: 'Награда, сбор, запись и штрафы.',
      capts: 'Награда, сбор, запись и штрафы.',
      wars: 'Как семья называется в игре, чтобы войны заполнялись сами.',
      personnel: 'Отпуска и кого считать неактивным.',
      joining:
        'Приветствия, первые роли, ники и роли на выбор. `/приветствие` покажет приветствие, `/ники` переименует всех.',
      roles: 'Бот выдаёт роль каждому, кто набрал репутацию рядом с ней.',
      reminders: 'За сколько до начала напомнить тем, кто в составе; не больше пяти раз.',
      sorting: 'Решает верхний критерий; при равенстве смотрим на следующий, в конце — на время записи.',
      warnings: 'Сколько баллов в предупреждении, сколько оно действует и к чему ведут баллы.',
      payday:
        'Когда семья считает зарплату. `/зарплата закрыть` закрывает период вручную, `/зарплата ставка` задаёт, что сколько стоит.',
      contracts:
        'Контракты семьи: кто может записаться и сколько остаётся семье. Создать: `/контракт создать`.',
      cars: 'Кто взял какую машину семьи. Машинами управляет `/машины`.',
      digest: 'Что семья сделала за неделю. `/итоги` покажет, как это выглядело бы сейчас.',
      log: 'О чём бот пишет в канале журнала. Сначала выберите тему, потом виды записей.',
    },
    missing: 'Чего не хватает',
    missingHere: (names: string) => `Не указано: ${names}`,
    unusual: 'Отличается от стандартного',
    usually: (value: string) => `стандартно: ${value}`,
    nothingMissing: 'Всё нужное указано.',
    allUsual: 'Всё нужное указано, остальное стандартное.',
    createChannel: (name: string) => `Создать #${name}`,
    whoLeads: 'Кто ведёт семью? Выберите роль',
    leads: (roles: string, others: string) =>
      `${roles}: теперь ведут семью, всё, кроме настроек, прав и тарифа.${others === '' ? '' : ` Ещё ведут: ${others}.`} Изменить: /права.`,
    channelWaits: (name: string) => `Бот создаёт #${name} и сразу начнёт им пользоваться.`,
    allSettings: 'Все настройки',
    readNames: (count: number) => `Прочитать имена из ников (без имени: ${count})…`,
    go: 'Раздел',
    back: '◀ Все разделы',
    which: 'Что изменить',
    form,
    type: (first: string, others: number) => (others === 0 ? `${first}…` : `${first} и ещё ${others}…`),
    typeRole: 'Добавить, изменить или убрать роль…',
    roleForm: 'Роль за репутацию',
    role: ROLE_FIELDS.ru.role,
    typePingRole: 'Роль для упоминаний…',
    pingRoleForm: 'Роль для упоминаний',
    pingRoleHint: 'Роль без прав. Чтобы убрать её из списка, оставьте оба поля ниже пустыми.',
    pingLabel: ROLE_FIELDS.ru.buttonLabel,
    pingLabelHint: 'Если не заполнять, будет название роли.',
    pingEmoji: ROLE_FIELDS.ru.emoji,
    pingEmojiHint: 'Один эмодзи, или эмодзи сервера в виде <:имя:id>. Можно не заполнять.',
    fromReputation: ROLE_FIELDS.ru.threshold,
    fromReputationHint: 'Целое число. Пустое поле уберёт роль из списка.',
    whichNews: 'Тема',
    newsOf: (group: string) => `Записи: ${group}`,
    place: (place: number) => `Критерий ${place}`,
    nothingMore: 'Ничего: по времени записи',
    saved: 'Сохранено.',
    unchanged: 'Ничего не изменилось: так уже было.',
    overtaken: (who: string, when: string) =>
      `Пока вы выбирали, настройки изменились (${who}, ${when}). Ниже текущие; если нужно, выберите ещё раз.`,
    overtakenByYou: (when: string) =>
      `Вы уже изменили настройки в другом месте ${when}. Ниже текущие; если нужно, выберите ещё раз.`,
    notSaved: 'Не сохранено:',
    wrong: 'Ничего не сохранено. Исправьте:',
    unlisted: 'Список участников ещё загружается',
    unlistedBody: 'Настраивать уже можно. Кого бот ещё не знает, попросит подождать.',
    gaps: 'Боту не хватает прав',
    moreGaps: (count: number) => `И ещё ${count}: смотрите раздел «Каналы».`,
    blocked: 'Роли, которые бот не выдаёт',
    blockedTold: 'Бот больше не выдаёт эти роли:',
    undelivered: UNDELIVERED.ru,
    unjudgeable: 'Скрины, которые негде проверить',
    waits: {
      gg: (count: number, setting: string) =>
        `ГГ: ${waitRu(count)}. Выберите «${setting}» в разделе «Каналы», и они появятся там с кнопками.`,
      gungame: (count: number, setting: string) =>
        `Ган-гейм: ${waitRu(count)}. Выберите «${setting}» в разделе «Каналы», и они появятся там с кнопками.`,
      reports: (count: number, setting: string) =>
        `${plural('ru', count, { one: '# отчёт ждёт', few: '# отчёта ждут', many: '# отчётов ждут', other: '# отчёта ждут' })}. Выберите «${setting}» в разделе «Каналы», и они появятся там с кнопками.`,
    },
    gapInServer: 'на всём сервере',
    gapChannelGone: 'канал удалён, выберите другой',
    howToGrant: 'Настройки канала → Права доступа → роль бота.',
    lastChange: (who: string, when: string) => `Последнее изменение: ${who} ${when}`,
  },
});
