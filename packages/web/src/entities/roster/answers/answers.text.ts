import { counted } from '@famiglia/contract/kit/counted';
import { OPTION_NAMES } from '@famiglia/contract/rosters/option-names';
import {
  ANSWER_LISTS,
  PLAIN_ANSWERS,
  UNANSWERED_WORDS,
  WILL_BE_LATE,
} from '@famiglia/contract/rosters/answer-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  field: {
    label: OPTION_NAMES.en.answers,
    hint: 'Late, Maybe and Can’t besides Join and Leave.',
    lost: 'The answers given so far will be removed.',
    asInSettings: 'Same as in settings',
    yes: 'Offer them',
    no: PLAIN_ANSWERS.en,
  },
  answers: 'Other answers',
  lists: ANSWER_LISTS.en,
  /** Of one person. */
  late: WILL_BE_LATE.en,
  ...UNANSWERED_WORDS.en,
  silent: 'No answer',
  more: (count: string) => `and ${count} more`,
  askTitle: 'Ping those who have not answered?',
  askBody: (count: number) =>
    `The bot mentions ${counted('en', 'people', count)} in the sign-up’s channel. It does so only once.`,
};

const ru: typeof en = {
  field: {
    label: OPTION_NAMES.ru.answers,
    hint: '«Опоздаю», «Под вопросом» и «Не смогу» рядом с плюсом и минусом.',
    lost: 'Ответы, которые уже дали, удалятся.',
    asInSettings: 'Как в настройках',
    yes: 'Показывать',
    no: PLAIN_ANSWERS.ru,
  },
  answers: 'Другие ответы',
  lists: ANSWER_LISTS.ru,
  late: WILL_BE_LATE.ru,
  ...UNANSWERED_WORDS.ru,
  silent: 'Без ответа',
  more: (count) => `и ещё ${count}`,
  askTitle: 'Позвать тех, кто не ответил?',
  askBody: (count) =>
    `Бот упомянет в канале записи ${plural('ru', count, { one: '# человека', few: '# человек', many: '# человек', other: '# человека' })}. Только один раз.`,
};

export const answersText: Texts<typeof en> = { en, ru };
