import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Who attended',
  wholeMain: 'Whole main list',
  fromVoice: (count: string) => `Everyone in voice: ${count}`,
  nobody: 'Nobody',
  voice: (channel: string, minutes: string) => `${channel}, ${minutes}`,
  came: (count: number) => plural('en', count, { one: '# person attended', other: '# people attended' }),
  pays: (each: string, sum: string) => `${each} reputation each, ${sum} in total`,
  paysNothing: 'No reputation is paid for this event.',
  takes: (sum: string) => `Penalties: ${sum} in total.`,
  difference: 'Only the difference from the earlier marks is paid or taken.',
  once: 'Paid right away; you can correct or undo it for a day.',
  cancel: 'Cancel',
  finish: 'Finish event',
  correct: 'Correct attendance',
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
  difference: 'Начислится или спишется только разница с прежними отметками.',
  once: 'Начисляется сразу; в течение суток можно исправить или отменить.',
  cancel: 'Отмена',
  finish: 'Завершить МП',
  correct: 'Исправить явку',
};

export const attendanceText: Texts<typeof en> = { en, ru };
