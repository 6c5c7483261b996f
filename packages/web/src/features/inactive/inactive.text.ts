import { INACTIVE_WORDS } from '@famiglia/contract/inactive/inactive-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  ...INACTIVE_WORDS.en,
  emptyTitle: 'No inactive members',
  emptyBody:
    'Everyone was active recently or is on vacation. You can change the number of days in the settings.',
  never: 'never seen',
  seen: (when: string) => `seen ${when}`,
  choose: (name: string) => `Select ${name}`,
  all: 'Select everyone on this page',
  write: (count: number) => (count === 0 ? 'Message' : `Message ${count}`),
  wrote: (count: number) =>
    count === 0
      ? 'No messages sent: everyone was asked within the last three days.'
      : INACTIVE_WORDS.en.wroteTo(count),
  actions: (name: string) => `Actions: ${name}`,
  profile: 'Open the profile',
  hide: 'Hide for a month',
  hidden: 'Hidden for a month',
};

const ru: typeof en = {
  ...INACTIVE_WORDS.ru,
  emptyTitle: 'Неактивных нет',
  emptyBody: 'Все недавно были или в отпуске. Число дней задаётся в настройках.',
  never: 'активности не было',
  seen: (when: string) => `последний раз ${when}`,
  choose: (name: string) => `Выбрать: ${name}`,
  all: 'Выбрать всех на странице',
  write: (count: number) => (count === 0 ? 'Написать' : `Написать (${count})`),
  wrote: (count: number) =>
    count === 0
      ? 'Никому не написали: всех уже спросили за последние три дня.'
      : INACTIVE_WORDS.ru.wroteTo(count),
  actions: (name: string) => `Действия: ${name}`,
  profile: 'Открыть профиль',
  hide: 'Скрыть на месяц',
  hidden: 'Скрыто на месяц',
};

export const inactiveText: Texts<typeof en> = { en, ru };
