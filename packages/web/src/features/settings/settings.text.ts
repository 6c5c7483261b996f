import type { Texts } from '../../shared/language/texts.ts';
import type { SettingsGroupName, SettingsSectionName } from './settings-sections.ts';

interface SectionText {
  name: string;
  note: string;
}

const en = {
  title: 'Settings',
  sections: {
    general: { name: 'General', note: 'The bot’s language and the family’s time zone.' },
    channels: { name: 'Channels', note: 'Where the bot posts and where it picks up screens.' },
    reputation: {
      name: 'Reputation and GG',
      note: 'What a GG screen earns and which roles reputation gives.',
    },
    events: {
      name: 'Rewards and sign-up',
      note: 'What new events and capts start with. Each of them can differ.',
    },
    sorting: { name: 'Who makes the main list', note: 'For events and capts alike.' },
    wars: { name: 'War feed', note: 'Wars fill themselves in: what a collector or a monitor sends.' },
    gungame: { name: 'Gun game', note: 'What an approved screen earns, and reasons to reject.' },
    personnel: { name: 'Personnel', note: 'Vacations, who counts as inactive, and weekly reports.' },
    warnings: { name: 'Warnings', note: 'How many points they are worth, and what points lead to.' },
    joining: {
      name: 'Joining',
      note: 'Welcomes, first roles, nicknames and roles members pick themselves.',
    },
    roles: {
      name: 'Roles and permissions',
      note: 'What a Discord role can do in the panel and in the bot. The owner and server managers can do everything anyway.',
    },
    'panel-users': {
      name: 'Panel users',
      note: 'People with panel access regardless of their roles.',
    },
    subscription: { name: 'Subscription', note: 'This server’s plan and its history.' },
  } as Record<SettingsSectionName, SectionText>,
  groups: {
    family: 'Family',
    gatherings: 'Events and capts',
    screens: 'Screens and reputation',
    people: 'People',
    access: 'Access',
  } as Record<SettingsGroupName, string>,
  navigation: 'Settings sections',
  changed: 'has unsaved changes',
  wrong: 'needs fixing',
  bar: 'Unsaved changes',
  barWrong: 'Some fields need fixing:',
  barOvertaken: (who: string) => `${who} has saved newer settings`,
  compare: 'Compare',
  reset: 'Reset',
  save: 'Save',
  saving: 'Saving…',
  somebody: 'Someone',
  leaveTitle: 'You have unsaved changes',
  leaveBody: 'If you leave now, they will be lost.',
  stay: 'Stay',
  discard: 'Leave without saving',
  saveAndLeave: 'Save and leave',
  conflictTitle: (who: string) => `${who} saved while you were editing`,
  conflictAt: (when: string) => `Saved ${when}. Your changes are safe: choose what to keep.`,
  bothChanged: 'You both changed this',
  onlyTheirs: (who: string) => `Changed only by ${who}: will stay`,
  onlyMine: 'Changed only by you: will be saved',
  mine: 'Yours',
  theirs: 'Newer',
  settle: 'Save with these choices',
  later: 'Not now',
};

const ru: typeof en = {
  title: 'Настройки',
  sections: {
    general: { name: 'Основное', note: 'Язык бота и часовой пояс семьи.' },
    channels: { name: 'Каналы', note: 'Куда бот пишет и где ждёт скрины.' },
    reputation: { name: 'Репутация и ГГ', note: 'Сколько приносит скрин с ГГ и какие роли даёт репутация.' },
    events: {
      name: 'Награды и запись',
      note: 'С чего начинаются новые МП и капты. У каждого можно задать своё.',
    },
    sorting: { name: 'Кто попадает в основу', note: 'Одинаково для МП и каптов.' },
    wars: { name: 'Лента войн', note: 'Войны заполняются сами: их присылает сборщик или монитор.' },
    gungame: { name: 'Ган-гейм', note: 'Сколько приносит одобренный скрин и за что отклоняют.' },
    personnel: { name: 'Кадры', note: 'Отпуска, кого считать неактивным и отчёты раз в неделю.' },
    warnings: { name: 'Предупреждения', note: 'Сколько они весят и к чему ведут баллы.' },
    joining: {
      name: 'Вступление',
      note: 'Приветствия, первые роли, ники и роли, которые участники берут сами.',
    },
    roles: {
      name: 'Роли и права',
      note: 'Что роль в Discord может делать в панели и в боте. Владельцу и админам сервера можно всё и так.',
    },
    'panel-users': { name: 'Доступ к панели', note: 'Люди с доступом к панели независимо от ролей.' },
    subscription: { name: 'Подписка', note: 'Тариф этого сервера и его история.' },
  },
  groups: {
    family: 'Семья',
    gatherings: 'МП и капты',
    screens: 'Скрины и репутация',
    people: 'Люди',
    access: 'Доступ',
  },
  navigation: 'Разделы настроек',
  changed: 'есть несохранённое',
  wrong: 'нужно исправить',
  bar: 'Есть несохранённые изменения',
  barWrong: 'Исправьте отмеченные поля:',
  barOvertaken: (who: string) => `Настройки уже изменены: ${who}`,
  compare: 'Сравнить',
  reset: 'Сбросить',
  save: 'Сохранить',
  saving: 'Сохраняем…',
  somebody: 'кто-то другой',
  leaveTitle: 'Изменения не сохранены',
  leaveBody: 'Если уйти сейчас, они пропадут.',
  stay: 'Остаться',
  discard: 'Уйти без сохранения',
  saveAndLeave: 'Сохранить и уйти',
  conflictTitle: (who: string) => `Пока вы меняли настройки, их сохранили: ${who}`,
  conflictAt: (when: string) => `Сохранено ${when}. Ваши правки не пропали: выберите, что останется.`,
  bothChanged: 'Изменили вы оба',
  onlyTheirs: (who: string) => `Изменили не вы, а ${who}: останется`,
  onlyMine: 'Изменили только вы: сохранится',
  mine: 'Ваше',
  theirs: 'Новое',
  settle: 'Сохранить так',
  later: 'Не сейчас',
};

export const settingsText: Texts<typeof en> = { en, ru };
