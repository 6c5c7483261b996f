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
  once: 'It is paid once: the attendance cannot be changed afterwards.',
  back: 'Back',
  finish: 'Finish the event',
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
  once: 'Начисляется один раз, изменить явку потом нельзя.',
  back: 'Назад',
  finish: 'Завершить МП',
};

export const attendanceText: Texts<typeof en> = { en, ru };
