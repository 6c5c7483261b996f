import { channel, number, toggle } from '../setting-kinds.ts';
import { hours } from './units.ts';

export const carFields = {
  'cars.on': toggle({
    section: 'cars',
    setup: 'cars',
    default: false,
    en: {
      label: 'Keep a car park',
      hint: 'Members take and return the family’s cars with buttons. `/cars add` adds one.',
    },
    ru: {
      label: 'Вести автопарк',
      hint: 'Участники берут и возвращают машины семьи кнопками. Добавить машину: `/машины добавить`.',
    },
  }),
  'channels.cars': channel({
    among: 'cars',
    en: {
      label: 'Channel',
      fullLabel: 'Car park channel',
      hint: 'One message with all cars, which the bot keeps up to date.',
    },
    ru: {
      label: 'Канал',
      fullLabel: 'Канал автопарка',
      hint: 'Одно сообщение со всеми машинами, которое бот сам обновляет.',
    },
    missing: {
      when: (valueOf) => valueOf('cars.on') === true,
      en: 'the car park has no channel: cars can be taken only with `/cars list`.',
      ru: 'у автопарка нет канала: взять машину можно только командой `/машины список`.',
    },
  }),
  'cars.reminder_hours': number({
    section: 'cars',
    setup: 'cars',
    min: 0,
    max: 168,
    unit: hours,
    default: 3,
    off: { start: 3, en: 'no reminders', ru: 'без напоминаний' },
    en: {
      label: 'Remind to return after',
      fullLabel: 'Reminder to return a car after',
      hint: 'Once, by DM. If DMs are closed, in the car park channel.',
    },
    ru: {
      label: 'Напомнить о возврате через',
      fullLabel: 'Напоминание вернуть машину через',
      hint: 'Один раз, в личку. Если она закрыта, в канале автопарка.',
    },
  }),
};
