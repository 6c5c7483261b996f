/** The words that people use for times, in Russian and English. The text has е instead of ё by then. */

const named = <Value>(
  groups: readonly (readonly [words: string, value: Value])[],
): ReadonlyMap<string, Value> =>
  new Map(groups.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));

/** Filler words before a time or a day. */
export const BEFORE_TIME = new Set('в во к ко на с at by @'.split(' '));
export const FILLERS = new Set('ровно начало старт сбор on the in of this start t'.split(' '));

export const DAYS_AHEAD = named([
  ['вчера yesterday', -1],
  ['сегодня today tonight', 0],
  ['завтра tomorrow tmrw tmr', 1],
  ['послезавтра', 2],
]);

/** Monday is 1, as in ISO 8601. */
export const WEEKDAYS = named([
  ['понедельник понедельника пн пон mon monday', 1],
  ['вторник вторника вт tue tues tuesday', 2],
  ['среда среду среды ср wed weds wednesday', 3],
  ['четверг четверга чт чет thu thur thurs thursday', 4],
  ['пятница пятницу пятницы пт пят fri friday', 5],
  ['суббота субботу субботы сб суб sat saturday', 6],
  ['воскресенье воскресенья вс вск воскр sun sunday', 7],
]);

export const WHICH_WEEK = named<'this' | 'next'>([
  ['этот эта эту это этой this', 'this'],
  ['следующий следующая следующую следующее следующей следующего след next', 'next'],
]);

export const MONTHS = named([
  ['января январь янв january jan', 1],
  ['февраля февраль фев февр february feb', 2],
  ['марта март мар march mar', 3],
  ['апреля апрель апр april apr', 4],
  ['мая май may', 5],
  ['июня июнь июн june jun', 6],
  ['июля июль июл july jul', 7],
  ['августа август авг august aug', 8],
  ['сентября сентябрь сен сент september sep sept', 9],
  ['октября октябрь окт october oct', 10],
  ['ноября ноябрь ноя нояб november nov', 11],
  ['декабря декабрь дек december dec', 12],
]);

/** Marks a number as the day of a month: `25-го`, `25th`, `25 числа`. */
export const DAY_ENDINGS = new Set('го ое е числа число st nd rd th'.split(' '));
export const YEAR_WORDS = new Set('г год года'.split(' '));

export type PartOfDay = 'am' | 'pm' | 'morning' | 'afternoon' | 'evening' | 'night';
export const PARTS_OF_DAY = named<PartOfDay>([
  ['am', 'am'],
  ['pm', 'pm'],
  ['утра утром morning', 'morning'],
  ['дня днем afternoon', 'afternoon'],
  ['вечера вечером evening', 'evening'],
  ['ночи ночью night tonight', 'night'],
]);

export const NOON = new Set('полдень noon midday'.split(' '));
export const MIDNIGHT = new Set('полночь midnight'.split(' '));

export const NUMBERS = named([
  ['a an один одну one', 1],
  ['два две пару two', 2],
  ['три three', 3],
  ['четыре four', 4],
  ['пять five', 5],
  ['шесть six', 6],
  ['семь seven', 7],
  ['восемь eight', 8],
  ['девять nine', 9],
  ['десять ten', 10],
  ['одиннадцать eleven', 11],
  ['двенадцать twelve', 12],
  ['полтора полторы', 1.5],
]);

/** `полдевятого` is half past eight. */
export const HALF_TO = named(
  'первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого'
    .split(' ')
    .map((word, index) => [word, index === 0 ? 12 : index] as const),
);

export const HOUR_WORDS = new Set('ч час часа часов часик часок h hr hrs hour hours oclock'.split(' '));
export const MINUTE_WORDS = new Set('м мин минут минуту минуты минутку m min mins minute minutes'.split(' '));
export const DAY_WORDS = new Set('день дня дней day days'.split(' '));
export const WEEK_WORDS = new Set('неделю недели недель week weeks'.split(' '));

/** Time zones that people name; `null` is the guild's own. */
export const ZONES = named<string | null>([
  ['мск msk москве москва московскому moscow', 'Europe/Moscow'],
  ['минску minsk', 'Europe/Minsk'],
  ['киеву киев kyiv kiev', 'Europe/Kyiv'],
  ['екб екатеринбургу', 'Asia/Yekaterinburg'],
  ['utc gmt z', 'UTC'],
  ['cet cest', 'Europe/Berlin'],
  ['eet eest', 'Europe/Kyiv'],
  ['bst', 'Europe/London'],
  ['et est edt', 'America/New_York'],
  ['pt pst pdt', 'America/Los_Angeles'],
  ['серверу сервера server', null],
]);
export const ZONE_FILLERS = new Set('по времени время time'.split(' '));
