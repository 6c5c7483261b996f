import { INACTIVE_WORDS } from '@famiglia/contract/inactive/inactive-words';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

const days = {
  en: { one: '# day', other: '# days' },
  ru: { one: '# дня', few: '# дней', many: '# дней', other: '# дня' },
};

export const inactiveTexts = localised({
  en: {
    ...INACTIVE_WORDS.ru,
    none: (count: number) =>
      `Everyone was active in the last ${plural('en', count, days.en)}, or is on vacation.`,
    noteLine: (total: number, count: number) =>
      `Not seen for more than ${plural('en', count, days.en)}: ${total}. See /inactive.`,
    about: (count: number) =>
      `No events, capts, screens or voice for more than ${plural('en', count, days.en)}.`,
    line: (who: string, seen: string) => `${who} · ${seen}`,
    never: 'never',
    write: 'Message them',
    wrote: (count: number) =>
      count === 0
        ? 'No messages sent: everyone was asked within the last three days or is back.'
        : `${INACTIVE_WORDS.ru.wroteTo(count)}.`,
    hide: 'Hide for a month…',
    hidden: 'Hidden for a month.',
    more: (count: number) => `and ${count} more: /inactive`,
    all: 'Message them or remove them from the list: /inactive',
    letter:
      'We have not seen you around for a while. Is everything OK? If you need a break, take one with /vacation so nobody waits for you.',
  },
  ru: {
    ...INACTIVE_WORDS.ru,
    none: (count: number) =>
      `${plural('ru', count, { one: 'За последний # день', few: 'За последние # дня', many: 'За последние # дней', other: 'За последние # дня' })} были все, кроме тех, кто в отпуске.`,
    noteLine: (total: number, count: number) =>
      `Без активности больше ${plural('ru', count, days.ru)}: ${total}. Смотрите /неактивные.`,
    about: (count: number) =>
      `Ни МП, ни каптов, ни скринов, ни голосовых каналов больше ${plural('ru', count, days.ru)}.`,
    line: (who: string, seen: string) => `${who} · ${seen}`,
    never: 'ни разу',
    write: 'Спросить, куда пропали',
    wrote: (count: number) =>
      count === 0
        ? 'Никому не написали: всех уже спросили за последние три дня, или они вернулись.'
        : `${INACTIVE_WORDS.ru.wroteTo(count)}.`,
    hide: 'Скрыть на месяц…',
    hidden: 'Скрыто на месяц.',
    more: (count: number) => `и ещё ${count}: /неактивные`,
    all: 'Написать им или убрать из списка: /неактивные',
    letter:
      'Вас давно не видно в семье. Всё в порядке? Если нужен перерыв, возьмите отпуск: /отпуск, и вас не будут ждать.',
  },
});
