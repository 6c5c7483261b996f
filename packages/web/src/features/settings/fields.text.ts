import type { Texts } from '../../shared/language/texts.ts';
import type { SettingField } from './draft/setting-field.ts';

interface FieldText {
  label: string;
  hint?: string;
}

const en: Record<SettingField, FieldText> = {
  language: {
    label: 'Language',
    hint: 'The bot’s own posts. Answers to one person come in that person’s language.',
  },
  time_zone: { label: 'Time zone', hint: 'Times are shown in this zone and in the reader’s own.' },
  reputation_name: {
    label: 'What reputation is called',
    hint: 'Points, respect, dollars: as your family says.',
  },
  'channels.events': { label: 'Events', hint: 'Sign-up lists are posted here.' },
  'channels.capts': { label: 'Capts', hint: 'Capts and their lists are posted here.' },
  'channels.gg': { label: 'GG screens', hint: 'Pictures posted here earn reputation.' },
  'channels.gungame': { label: 'Gun game', hint: 'Pictures posted here wait for a moderator.' },
  'channels.gungame_review': { label: 'Gun game review', hint: 'Moderators approve and reject here.' },
  'channels.log': { label: 'Log', hint: 'What was changed, and by whom.' },
  'log.types': {
    label: 'What the log tells',
    hint: 'Posted in the log channel, a few lines at a time. The panel keeps everything either way.',
  },
  'gg.mode': { label: 'How GG screens are paid' },
  'gg.reward': { label: 'For one GG screen', hint: 'Reputation for each screen that counts.' },
  'gg.daily_limit': {
    label: 'Screens a day',
    hint: 'What a member posts beyond this earns nothing that day.',
  },
  reputation_roles: {
    label: 'Roles for reputation',
    hint: 'The bot gives the role once a member reaches the number.',
  },
  'events.reward': {
    label: 'For coming to an event',
    hint: 'Paid when the event is finished, to those who were there.',
  },
  'events.sorting': {
    label: 'Who gets into the main list',
    hint: 'The upper criterion decides; equals go on to the next one.',
  },
  'events.reminders_minutes': { label: 'Before an event' },
  'capts.reward': {
    label: 'For fighting a capt',
    hint: 'Paid when the capt is finished, to those who were there.',
  },
  'capts.reminders_minutes': { label: 'Before a capt' },
  'gungame.reward': {
    label: 'For an approved screen',
    hint: 'Reputation for each gun game screen a moderator approves.',
  },
  'gungame.daily_limit': {
    label: 'Screens a day',
    hint: 'What a member posts beyond this is not kept that day.',
  },
  'gungame.reject_reasons': {
    label: 'Reasons to reject',
    hint: 'A moderator picks one; the member reads it.',
  },
};

const ru: typeof en = {
  language: { label: 'Язык', hint: 'Для общих сообщений бота. Личные ответы приходят на языке читателя.' },
  time_zone: { label: 'Часовой пояс', hint: 'Время показано в этом поясе и в поясе читателя.' },
  reputation_name: {
    label: 'Как называется репутация',
    hint: 'Очки, респект, доллары: как принято в семье.',
  },
  'channels.events': { label: 'Мероприятия', hint: 'Сюда бот пишет списки записи.' },
  'channels.capts': { label: 'Капты', hint: 'Сюда бот пишет капты и их составы.' },
  'channels.gg': { label: 'Скрины с ГГ', hint: 'Картинки отсюда приносят репутацию.' },
  'channels.gungame': { label: 'Ган-гейм', hint: 'Картинки отсюда ждут модератора.' },
  'channels.gungame_review': { label: 'Проверка ган-гейма', hint: 'Здесь модераторы одобряют и отклоняют.' },
  'channels.log': { label: 'Журнал', hint: 'Что изменили и кто.' },
  'log.types': {
    label: 'О чём пишет журнал',
    hint: 'Бот пишет это в канал журнала, по нескольку строк сразу. В панели хранится всё.',
  },
  'gg.mode': { label: 'Как засчитывать скрины с ГГ' },
  'gg.reward': { label: 'За скрин с ГГ', hint: 'Репутация за каждый засчитанный скрин.' },
  'gg.daily_limit': { label: 'Скринов в день', hint: 'Сверх этого числа скрины за день не засчитываются.' },
  reputation_roles: { label: 'Роли за репутацию', hint: 'Бот выдаёт роль, когда участник набирает число.' },
  'events.reward': { label: 'За явку на МП', hint: 'Начисляется, когда МП завершено, тем, кто пришёл.' },
  'events.sorting': {
    label: 'Кто попадает в основу',
    hint: 'Решает верхний критерий; при равенстве смотрим на следующий.',
  },
  'events.reminders_minutes': { label: 'Перед мероприятием' },
  'capts.reward': { label: 'За участие в капте', hint: 'Начисляется, когда капт завершён, тем, кто был.' },
  'capts.reminders_minutes': { label: 'Перед каптом' },
  'gungame.reward': {
    label: 'За одобренный скрин',
    hint: 'Репутация за каждый скрин ган-гейма, который одобрил модератор.',
  },
  'gungame.daily_limit': {
    label: 'Скринов в день',
    hint: 'Скрины участника сверх этого числа в тот день не принимаются.',
  },
  'gungame.reject_reasons': {
    label: 'Причины отказа',
    hint: 'Модератор выбирает одну, участник её прочитает.',
  },
};

export const fieldsText: Texts<typeof en> = { en, ru };
