import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'How it ended',
  titleAgain: 'Correct the result',
  body: (opponent: string) => `Against ${opponent}. The bot posts it in Discord.`,
  attendance: 'Who was there',
  untouched: 'As the damage table says; without one, the whole main list.',
  unchanged: 'As it was marked.',
  came: (count: number) => plural('en', count, { one: '# came', other: '# came' }),
  pays: (each: string) => `${each} reputation each; whoever was paid by mistake gives it back.`,
  wholeMain: 'All of the main list',
  nobody: 'Nobody',
  save: 'Save the result',
  inFuture: 'It has not begun yet: the result can be entered after its start.',
};

const ru: typeof en = {
  title: 'Чем закончилось',
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
  save: 'Сохранить итог',
  inFuture: 'Он ещё не начался: итог можно записать после начала.',
};

export const resultText: Texts<typeof en> = { en, ru };
