import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Who was there',
  wholeMain: 'All of the main list',
  fromVoice: (count: string) => `All who were in voice: ${count}`,
  nobody: 'Nobody',
  voice: (channel: string, minutes: string) => `${channel}, ${minutes}`,
  came: (count: number) => plural('en', count, { one: '# person came', other: '# people came' }),
  pays: (each: string, sum: string) => `${each} reputation each, ${sum} in all`,
  paysNothing: 'No reputation is paid for this event.',
  takes: (sum: string) => `Penalties: ${sum} in all.`,
  difference: 'Only the difference to what was marked is paid or taken.',
  once: 'Paid at once; for a day it can be corrected or undone.',
  cancel: 'Cancel',
  finish: 'Finish the event',
  correct: 'Correct the attendance',
};

const ru: typeof en = {
  title: 'Кто был',
  wholeMain: 'Вся основа',
  fromVoice: (count) => `Все, кто был в войсе: ${count}`,
  nobody: 'Никто',
  voice: (channel, minutes) => `${channel}, ${minutes}`,
  came: (count) =>
    plural('ru', count, {
      one: 'Пришёл # человек',
      few: 'Пришли # человека',
      many: 'Пришли # человек',
      other: 'Пришли # человека',
    }),
  pays: (each, sum) => `${each} репутации каждому, всего ${sum}`,
  paysNothing: 'За это МП репутация не начисляется.',
  takes: (sum) => `Штрафы: всего ${sum}.`,
  difference: 'Начислится или спишется только разница с тем, что отмечено.',
  once: 'Начисляется сразу; в течение суток можно исправить или отменить.',
  cancel: 'Отмена',
  finish: 'Завершить МП',
  correct: 'Исправить явку',
};

export const attendanceText: Texts<typeof en> = { en, ru };
