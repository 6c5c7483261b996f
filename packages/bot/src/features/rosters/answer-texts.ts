import { counted } from '@famiglia/contract/kit/counted';
import { OPTION_NAMES } from '@famiglia/contract/rosters/option-names';
import { ANSWER_LISTS, PLAIN_ANSWERS, UNANSWERED_WORDS } from '@famiglia/contract/rosters/answer-words';
import type { Answer } from '@famiglia/contract/rosters/answers';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

const people = (count: number): string => counted('ru', 'people', count);

/** Texts of the answers besides plus and minus, and of those who have not answered. */
export const answerTexts = localised({
  en: {
    buttons: { late: 'Late', maybe: 'Maybe', cannot: 'Can’t' } satisfies Record<Answer, string>,
    lists: ANSWER_LISTS.en,
    given: {
      late: 'Marked: you will be late.',
      maybe: 'Marked as Maybe. You have no spot on the list.',
      cannot: 'Marked as Can’t. You are not on the list.',
    } satisfies Record<Answer, string>,
    withdrawn: 'Your answer is withdrawn.',
    noAnswers: 'This sign-up now takes only Join and Leave.',
    leaveThere: 'You have a spot by now. To give it up, press Leave under the sign-up.',
    maybeAsked: (title: string, when: string) =>
      `**${title}** starts ${when}. You answered Maybe: are you coming?`,
    answerAsked: (title: string, when: string) =>
      `**${title}** starts ${when}, and you have not answered yet. Press a button under the sign-up.`,
    turnOn: OPTION_NAMES.en.answers,
    turnedOn: 'Late, Maybe and Can’t are now under the sign-up.',
    turnOff: PLAIN_ANSWERS.en,
    turnedOff: 'Only Join and Leave now. The other answers are removed.',
    ...UNANSWERED_WORDS.en,
    count: (count: number) =>
      `${plural('en', count, { one: '# person has', other: '# people have' })} not answered`,
    asked: (count: number) => `Pinging ${counted('en', 'people', count)}.`,
    back: 'Back',
  },
  ru: {
    buttons: { late: 'Опоздаю', maybe: 'Под вопросом', cannot: 'Не смогу' },
    lists: ANSWER_LISTS.ru,
    given: {
      late: 'Отмечено: вы опоздаете.',
      maybe: 'Отмечено: под вопросом. Места в списке у вас нет.',
      cannot: 'Отмечено: вы не сможете. В списке вас нет.',
    },
    withdrawn: 'Ваш ответ снят.',
    noAnswers: 'Здесь теперь только плюс и минус.',
    leaveThere: 'У вас уже есть место. Чтобы отдать его, нажмите «Минус» под записью.',
    maybeAsked: (title: string, when: string) =>
      `**${title}**: начало ${when}. Вы ответили «Под вопросом». Придёте?`,
    answerAsked: (title: string, when: string) =>
      `**${title}**: начало ${when}, а ответа от вас ещё нет. Нажмите кнопку под записью.`,
    turnOn: OPTION_NAMES.ru.answers,
    turnedOn: 'Под записью теперь есть «Опоздаю», «Под вопросом» и «Не смогу».',
    turnOff: PLAIN_ANSWERS.ru,
    turnedOff: 'Теперь только плюс и минус. Остальные ответы удалены.',
    ...UNANSWERED_WORDS.ru,
    count: (count: number) => `Без ответа: ${people(count)}`,
    asked: (count: number) => `Зовём: ${people(count)}.`,
    back: 'Назад',
  },
});
