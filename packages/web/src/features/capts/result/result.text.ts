import { CAPT_FIELDS } from '@famiglia/contract/capts/capt-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: CAPT_FIELDS.en.ending,
  titleAgain: 'Correct result',
  body: (opponent: string) => `Against ${opponent}. The bot posts the result in Discord.`,
  attendance: 'Who attended',
  untouched: 'From the damage table; if there is none, the whole main list.',
  unchanged: 'Same as already marked.',
  came: (count: number) => plural('en', count, { one: '# attended', other: '# attended' }),
  pays: (each: string) => `${each} reputation each; anything paid by mistake is taken back.`,
  wholeMain: 'Whole main list',
  nobody: 'Nobody',
  save: 'Save result',
  result: 'Result',
  inFuture: 'The capt has not started yet: you can enter the result after the start.',
};

const ru: typeof en = {
  title: CAPT_FIELDS.ru.ending,
  titleAgain: 'Исправить итог',
  body: (opponent) => `Против ${opponent}. Бот опубликует итог в Discord.`,
  attendance: 'Кто был',
  untouched: 'По таблице урона; если её нет, вся основа.',
  unchanged: 'Как уже отмечено.',
  came: (count) =>
    plural('ru', count, {
      one: 'Пришёл #',
      few: 'Пришли #',
      many: 'Пришли #',
      other: 'Пришли #',
    }),
  pays: (each) => `${each} репутации каждому; начисленное по ошибке спишется.`,
  wholeMain: 'Вся основа',
  nobody: 'Никто',
  result: 'Итог',
  save: 'Сохранить итог',
  inFuture: 'Капт ещё не начался: итог можно записать после начала.',
};

export const resultText: Texts<typeof en> = { en, ru };
