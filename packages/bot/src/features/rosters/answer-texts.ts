import type { Answer } from '@famiglia/contract/rosters/answers';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

const people = (count: number): string =>
  plural('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });

/** Texts of the answers besides plus and minus, and of those who have not answered. */
export const answerTexts = localised({
  en: {
    buttons: { late: 'Late', maybe: 'Maybe', cannot: 'Can’t' } satisfies Record<Answer, string>,
    lists: { late: 'Late', maybe: 'Maybe', cannot: 'Can’t come' } satisfies Record<Answer, string>,
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
    turnOn: 'More answers',
    turnedOn: 'Late, Maybe and Can’t are now under the sign-up.',
    turnOff: 'Only Join and Leave',
    turnedOff: 'Only Join and Leave now. The other answers are removed.',
    who: 'Who has not answered',
    count: (count: number) =>
      `${plural('en', count, { one: '# person has', other: '# people have' })} not answered`,
    nobody: 'Everyone has answered.',
    excused: 'Away',
    unreached: 'Maybe, and their direct messages are closed',
    askedAt: (when: string) => `Pinged ${when}.`,
    ask: 'Ping them',
    asked: (count: number) => `Pinging ${plural('en', count, { one: '# person', other: '# people' })}.`,
    back: 'Back',
  },
  ru: {
    buttons: { late: 'Опоздаю', maybe: 'Под вопросом', cannot: 'Не смогу' },
    lists: { late: 'Опоздают', maybe: 'Под вопросом', cannot: 'Не смогут' },
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
    turnOn: 'Больше ответов',
    turnedOn: 'Под записью теперь есть «Опоздаю», «Под вопросом» и «Не смогу».',
    turnOff: 'Только плюс и минус',
    turnedOff: 'Теперь только плюс и минус. Остальные ответы удалены.',
    who: 'Кто не ответил',
    count: (count: number) => `Без ответа: ${people(count)}`,
    nobody: 'Ответили все.',
    excused: 'В отпуске или AFK',
    unreached: 'Под вопросом, личка закрыта',
    askedAt: (when: string) => `Уже позвали ${when}.`,
    ask: 'Позвать их',
    asked: (count: number) => `Зовём: ${people(count)}.`,
    back: 'Назад',
  },
});
