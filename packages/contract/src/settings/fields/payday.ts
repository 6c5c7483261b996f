import { channel, choice, number, text, toggle } from '../setting-kinds.ts';
import { WEEKDAY_OPTIONS } from './weekdays.ts';

const always = { section: 'payday', setup: 'payday' } as const;
const dollars = {
  en: { one: 'dollar', other: 'dollars' },
  ru: { one: 'доллар', few: 'доллара', many: 'долларов', other: 'доллара' },
};
const plain = { en: { one: '', other: '' }, ru: { one: '', few: '', many: '', other: '' } };
const payments = {
  en: { one: 'payment', other: 'payments' },
  ru: { one: 'выплата', few: 'выплаты', many: 'выплат', other: 'выплаты' },
};

export const paydayFields = {
  'payday.schedule': choice({
    ...always,
    default: 'off',
    options: {
      off: { en: { label: 'By hand' }, ru: { label: 'Вручную' } },
      week: { en: { label: 'Every week' }, ru: { label: 'Каждую неделю' } },
      month: { en: { label: 'Every month' }, ru: { label: 'Каждый месяц' } },
    },
    en: {
      label: 'Closing the period',
      fullLabel: 'Payday: closing the period',
      hint: 'The bot closes the period and shows it to leaders. Nothing is paid by itself.',
    },
    ru: {
      label: 'Закрытие периода',
      fullLabel: 'Зарплата: закрытие периода',
      hint: 'Бот закрывает период и показывает его руководству. Сам он ничего не выплачивает.',
    },
  }),
  'payday.weekday': choice({
    ...always,
    onlyIf: (valueOf) => valueOf('payday.schedule') === 'week',
    default: 'sunday',
    options: WEEKDAY_OPTIONS,
    en: { label: 'Day of the week', fullLabel: 'Payday: day of the week' },
    ru: { label: 'День недели', fullLabel: 'Зарплата: день недели' },
  }),
  'payday.month_day': number({
    ...always,
    onlyIf: (valueOf) => valueOf('payday.schedule') === 'month',
    min: 1,
    max: 28,
    unit: plain,
    default: 1,
    en: { label: 'Day of the month', fullLabel: 'Payday: day of the month' },
    ru: { label: 'День месяца', fullLabel: 'Зарплата: день месяца' },
  }),
  'payday.hour': number({
    ...always,
    onlyIf: (valueOf) => valueOf('payday.schedule') !== 'off',
    min: 0,
    max: 23,
    unit: plain,
    default: 20,
    en: { label: 'Hour', fullLabel: 'Payday: hour', hint: 'In the server’s time zone.' },
    ru: { label: 'Час', fullLabel: 'Зарплата: час', hint: 'По часовому поясу сервера.' },
  }),
  'payday.second_above': number({
    ...always,
    min: 0,
    max: 1_000_000_000,
    unit: dollars,
    default: 0,
    off: { start: 1_000_000, en: 'one person is enough', ru: 'достаточно одного человека' },
    en: { label: 'A second person approves above', fullLabel: 'Payday: a second person approves above' },
    ru: {
      label: 'Второй человек подтверждает суммы больше',
      fullLabel: 'Зарплата: второй человек подтверждает больше',
    },
  }),
  'payday.comment': text({
    ...always,
    min: 0,
    max: 60,
    default: '',
    en: { label: 'Comment in the bank’s file', hint: 'Empty means “Payday”.' },
    ru: { label: 'Комментарий в файле банка', hint: 'Пустой значит «Зарплата».' },
  }),
  'payday.file_lines': number({
    ...always,
    min: 10,
    max: 5000,
    unit: payments,
    default: 500,
    en: { label: 'Payments in one bank file', hint: 'Longer lists are split into several files.' },
    ru: { label: 'Выплат в одном файле банка', hint: 'Список длиннее делится на несколько файлов.' },
  }),
  'payday.post_names': toggle({
    ...always,
    default: true,
    onlyIf: (valueOf) => valueOf('channels.payday') !== null,
    en: { label: 'Names in the post', fullLabel: 'Names in the payday post' },
    ru: { label: 'Имена в публикации', fullLabel: 'Имена в публикации о зарплате' },
  }),
  'channels.payday': channel({
    among: 'payday',
    en: {
      label: 'Channel',
      fullLabel: 'Payday channel',
      hint: 'What everyone earned is posted here after approval.',
    },
    ru: {
      label: 'Канал',
      fullLabel: 'Канал зарплаты',
      hint: 'После подтверждения здесь публикуется, кто сколько заработал.',
    },
  }),
};
