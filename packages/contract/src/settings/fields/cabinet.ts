import { channel, toggle } from '../setting-kinds.ts';

export const cabinetFields = {
  'channels.cabinet': channel({
    en: {
      label: 'My cabinet',
      hint: 'One message with a button: each member sees their own place, sign-ups, warnings and debts.',
    },
    ru: {
      label: 'Мой кабинет',
      hint: 'Сообщение с кнопкой: каждый видит своё место, записи, предупреждения и долги.',
    },
  }),
  'cabinet.page': toggle({
    section: 'general',
    setup: 'general',
    default: true,
    en: {
      label: 'A page for every member',
      hint: 'Members without rights open their cabinet in the browser too. In Discord everybody has it with `/me`.',
    },
    ru: {
      label: 'Страница для каждого участника',
      hint: 'Кабинет открывается и в браузере, даже без прав. В Discord он есть у всех: `/кабинет`.',
    },
  }),
};
