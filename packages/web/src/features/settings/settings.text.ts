import { FIGHT_KINDS_NAME } from '@famiglia/contract/fight-kinds/fight-kind-words';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { SECTION_NAMES } from '@famiglia/contract/settings/section-names';
import type { Texts } from '../../shared/language/texts.ts';
import type { SettingsGroupName, SettingsSectionName } from './settings-sections.ts';

interface SectionText {
  name: string;
  note: string;
}

const en = {
  title: 'Settings',
  sections: {
    general: { name: SECTION_NAMES.en.general, note: 'The bot’s language and the family’s time zone.' },
    channels: { name: SECTION_NAMES.en.channels, note: 'Where the bot posts and where it picks up screens.' },
    reputation: {
      name: 'Reputation and GG',
      note: 'What a GG screen earns and which roles reputation gives.',
    },
    events: {
      name: 'Rewards and sign-up',
      note: 'What new events and capts start with. Each of them can differ.',
    },
    'fight-kinds': {
      name: FIGHT_KINDS_NAME.en,
      note: 'Business wars, drops, stashes: what each begins with and what it pays.',
    },
    sorting: { name: SECTION_NAMES.en.sorting, note: 'For events and capts alike.' },
    wars: {
      name: SECTION_NAMES.en.wars,
      note: 'Wars fill themselves in: what a collector or a monitor sends.',
    },
    payday: {
      name: SECTION_NAMES.en.payday,
      note: 'When the family settles up, and how the bank’s file looks.',
    },
    digest: { name: SECTION_NAMES.en.digest, note: 'What the family did in a week, in one message.' },
    contracts: {
      name: SECTION_NAMES.en.contracts,
      note: 'Where contracts are posted, who joins, and what stays with the family.',
    },
    cars: { name: SECTION_NAMES.en.cars, note: 'Who took which car of the family, and since when.' },
    gungame: {
      name: FEATURE_NAMES.en.gungame,
      note: 'What an approved screen earns, and reasons to reject.',
    },
    personnel: {
      name: SECTION_NAMES.en.personnel,
      note: 'Vacations, who counts as inactive, and weekly reports.',
    },
    warnings: {
      name: SECTION_NAMES.en.warnings,
      note: 'How many points they are worth, and what points lead to.',
    },
    joining: {
      name: SECTION_NAMES.en.joining,
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
    api: { name: 'API and webhooks', note: 'What programs of the family may ask, and what they are told.' },
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
    general: { name: SECTION_NAMES.ru.general, note: 'Язык бота и часовой пояс семьи.' },
    channels: { name: SECTION_NAMES.ru.channels, note: 'Куда бот пишет и где ждёт скрины.' },
    reputation: { name: 'Репутация и ГГ', note: 'Сколько приносит скрин с ГГ и какие роли даёт репутация.' },
    events: {
      name: 'Награды и запись',
      note: 'С чего начинаются новые МП и капты. У каждого можно задать своё.',
    },
    'fight-kinds': {
      name: FIGHT_KINDS_NAME.ru,
      note: 'ВЗП, капты, дропы, тайники: с чего начинается каждый и сколько за него дают.',
    },
    sorting: { name: SECTION_NAMES.ru.sorting, note: 'Одинаково для МП и каптов.' },
    payday: {
      name: SECTION_NAMES.ru.payday,
      note: 'Когда семья считает зарплату и каким будет файл для банка.',
    },
    digest: { name: SECTION_NAMES.ru.digest, note: 'Что семья сделала за неделю, в одном сообщении.' },
    contracts: {
      name: SECTION_NAMES.ru.contracts,
      note: 'Где появляются контракты, кто может записаться и сколько остаётся семье.',
    },
    cars: { name: SECTION_NAMES.ru.cars, note: 'Кто и когда взял какую машину семьи.' },
    wars: { name: SECTION_NAMES.ru.wars, note: 'Войны заполняются сами: их присылает сборщик или монитор.' },
    gungame: {
      name: FEATURE_NAMES.ru.gungame,
      note: 'Сколько приносит одобренный скрин и за что отклоняют.',
    },
    personnel: {
      name: SECTION_NAMES.ru.personnel,
      note: 'Отпуска, кого считать неактивным и отчёты раз в неделю.',
    },
    warnings: { name: SECTION_NAMES.ru.warnings, note: 'Сколько они весят и к чему ведут баллы.' },
    joining: {
      name: SECTION_NAMES.ru.joining,
      note: 'Приветствия, первые роли, ники и роли, которые участники берут сами.',
    },
    roles: {
      name: 'Роли и права',
      note: 'Что роль в Discord может делать в панели и в боте. Владельцу и админам сервера можно всё и так.',
    },
    'panel-users': { name: 'Доступ к панели', note: 'Люди с доступом к панели независимо от ролей.' },
    api: { name: 'API и вебхуки', note: 'Что могут запросить программы семьи и о чём им сообщать.' },
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
