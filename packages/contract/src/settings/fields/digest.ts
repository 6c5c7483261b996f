import { channel, choice, number, toggle } from '../setting-kinds.ts';
import { WEEKDAY_OPTIONS } from './weekdays.ts';

const always = { section: 'digest', setup: 'digest' } as const;

export const digestFields = {
  'channels.digest': channel({
    among: 'digest',
    en: {
      label: 'Channel',
      fullLabel: 'Digest channel',
      hint: 'Once a week, what the family did: one picture and a few lines. A week in which nothing happened gets none.',
    },
    ru: {
      label: 'Канал',
      fullLabel: 'Канал итогов',
      hint: 'Раз в неделю, что сделала семья: картинка и несколько строк. Если ничего не было, не будет и сообщения.',
    },
  }),
  'digest.weekday': choice({
    ...always,
    default: 'monday',
    options: WEEKDAY_OPTIONS,
    en: {
      label: 'Day of the week',
      fullLabel: 'Digest: day of the week',
      hint: 'It tells of the seven days before.',
    },
    ru: { label: 'День недели', fullLabel: 'Итоги: день недели', hint: 'Рассказывает о семи днях до него.' },
  }),
  'digest.hour': number({
    ...always,
    min: 0,
    max: 23,
    unit: { en: { one: '', other: '' }, ru: { one: '', few: '', many: '', other: '' } },
    default: 12,
    en: { label: 'Hour', fullLabel: 'Digest: hour', hint: 'In the server’s time zone.' },
    ru: { label: 'Час', fullLabel: 'Итоги: час', hint: 'По часовому поясу сервера.' },
  }),
  'digest.monthly': toggle({
    ...always,
    default: false,
    onlyIf: (valueOf) => valueOf('channels.digest') !== null,
    en: { label: 'Also for the month', hint: 'On the first day of the next one, at the same hour.' },
    ru: { label: 'И за месяц', hint: 'Первого числа следующего, в тот же час.' },
  }),
  'digest.leaders': toggle({
    ...always,
    default: false,
    en: {
      label: 'What waits, for leaders',
      hint: 'At the same time, to leaders only: applications, ending vacations and warnings, people not seen, screens and reports. Debts come by direct message to those who may see the family’s money.',
    },
    ru: {
      label: 'Что ждёт решения, руководству',
      hint: 'В то же время и только руководству: заявки, отпуска и предупреждения, которые кончаются, кого не видно, скрины и отчёты. Долги приходят в личку тем, кто видит общак.',
    },
  }),
};
