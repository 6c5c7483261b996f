import type { Texts } from '../../shared/language/texts.ts';
import type { SettingsSectionName } from './settings-sections.ts';

interface SectionText {
  name: string;
  note: string;
}

const en = {
  title: 'Settings',
  sections: {
    general: { name: 'General', note: 'How the bot speaks to the family and which clock it lives by.' },
    channels: { name: 'Channels', note: 'Where the bot posts and where it looks for screens.' },
    reputation: {
      name: 'Reputation and GG',
      note: 'What a GG screen earns and which roles reputation gives.',
    },
    events: { name: 'Events and sorting', note: 'The attendance reward, and who gets into the main list.' },
    capts: { name: 'Capts', note: 'What a capt is worth to those who fought it.' },
    gungame: { name: 'Gun game', note: 'What an approved screen earns, and why others are rejected.' },
    personnel: { name: 'Personnel', note: 'Vacations, who counts as inactive, and what warnings lead to.' },
    joining: {
      name: 'Joining',
      note: 'What newcomers read and get, how people are called, and which roles they take themselves.',
    },
    reminders: { name: 'Reminders', note: 'When those who are in the list hear from the bot again.' },
    roles: { name: 'Roles and rights', note: 'What a Discord role may do in the panel and in the bot.' },
    'panel-users': {
      name: 'Panel users',
      note: 'People who are let into the panel whatever roles they hold.',
    },
    subscription: { name: 'Subscription', note: 'The plan of this server and what became of it.' },
  } as Record<SettingsSectionName, SectionText>,
  navigation: 'Settings sections',
  changed: 'has unsaved changes',
  wrong: 'needs correcting',
  bar: 'Unsaved changes',
  barWrong: 'Some fields need correcting:',
  barOvertaken: (who: string) => `${who} has saved newer settings`,
  compare: 'Compare',
  reset: 'Reset',
  save: 'Save',
  saving: 'Saving…',
  somebody: 'Somebody',
  leaveTitle: 'You have unsaved changes',
  leaveBody: 'If you leave now, they are lost.',
  stay: 'Stay',
  discard: 'Leave without saving',
  saveAndLeave: 'Save and leave',
  conflictTitle: (who: string) => `${who} saved while you were editing`,
  conflictAt: (when: string) => `Saved ${when}. Nothing of yours is lost: choose what stays.`,
  bothChanged: 'You both changed this',
  onlyTheirs: (who: string) => `Changed by ${who} only, will stay`,
  onlyMine: 'Changed by you only, will be saved',
  mine: 'Yours',
  theirs: 'The newer one',
  settle: 'Save with these choices',
  later: 'Not now',
};

const ru: typeof en = {
  title: 'Настройки',
  sections: {
    general: { name: 'Основное', note: 'На каком языке бот говорит с семьёй и по каким часам живёт.' },
    channels: { name: 'Каналы', note: 'Куда бот пишет и где ждёт скрины.' },
    reputation: { name: 'Репутация и ГГ', note: 'Сколько приносит скрин с ГГ и какие роли даёт репутация.' },
    events: { name: 'Мероприятия и отбор', note: 'Сколько стоит явка и кто попадает в основу.' },
    capts: { name: 'Капты', note: 'Что получают те, кто был на капте.' },
    gungame: { name: 'Ган-гейм', note: 'Сколько приносит одобренный скрин и за что отклоняют остальные.' },
    personnel: { name: 'Кадры', note: 'Отпуска, кого считать неактивным и к чему ведут предупреждения.' },
    joining: {
      name: 'Вступление',
      note: 'Что читают и получают новички, как зовут людей и какие роли они берут сами.',
    },
    reminders: { name: 'Напоминания', note: 'Когда бот ещё раз напишет тем, кто в составе.' },
    roles: { name: 'Роли и права', note: 'Что роль в Discord может делать в панели и в боте.' },
    'panel-users': { name: 'Доступ к панели', note: 'Люди, которым панель открыта при любых ролях.' },
    subscription: { name: 'Подписка', note: 'Тариф этого сервера и его история.' },
  },
  navigation: 'Разделы настроек',
  changed: 'есть несохранённое',
  wrong: 'нужно исправить',
  bar: 'Есть несохранённые изменения',
  barWrong: 'Исправьте отмеченные поля:',
  barOvertaken: (who: string) => `Настройки тем временем сохранили: ${who}`,
  compare: 'Сравнить',
  reset: 'Сбросить',
  save: 'Сохранить',
  saving: 'Сохраняем…',
  somebody: 'Кто-то другой',
  leaveTitle: 'Изменения не сохранены',
  leaveBody: 'Если уйти сейчас, они пропадут.',
  stay: 'Остаться',
  discard: 'Уйти без сохранения',
  saveAndLeave: 'Сохранить и уйти',
  conflictTitle: (who: string) => `Пока вы меняли настройки, их сохранили: ${who}`,
  conflictAt: (when: string) => `Сохранено ${when}. Ваше не потеряно: выберите, что останется.`,
  bothChanged: 'Изменили вы оба',
  onlyTheirs: (who: string) => `Только от ${who}, останется`,
  onlyMine: 'Изменили только вы, сохранится',
  mine: 'Ваше',
  theirs: 'Новое',
  settle: 'Сохранить так',
  later: 'Не сейчас',
};

export const settingsText: Texts<typeof en> = { en, ru };
