import { START_PROBLEMS } from '@famiglia/contract/events/event-words';
import { localised } from '../texts/localised.ts';

/** Texts about a typed start. */
export const startTexts = localised({
  en: {
    when: 'When it starts: 20:00, tomorrow 20:00, fri 8pm, in 2 hours, 25 Dec 20:00',
    hint: 'Server time: 20:00, tomorrow 20:00, fri 8pm, in 2 hours, 25 Dec 20:00',
    unreadable:
      'I cannot read the time. Write it like 20:00, tomorrow 20:00, fri 8pm, in 2 hours or 25.12 20:00.',
    no_clock: 'What time? Add it with a colon: tomorrow 20:00, 25.12 20:00.',
    no_such_time: 'There is no such time. Check the day, month and hour.',
    ...START_PROBLEMS.en,
    too_far: 'That is more than a year away. Check the year.',
    which: 'This time can mean more than one thing. Choose which one.',
    passed: 'That date has passed. If you mean a later one, choose it.',
    yours: 'Your time',
    examples: ['20:00', 'tomorrow 20:00', 'saturday 20:00', 'in 1 hour'],
  },
  ru: {
    when: 'Когда начало: 20:00, завтра 20:00, пт 20:00, через 2 часа, 25 декабря 20:00',
    hint: 'По времени сервера: 20:00, завтра 20:00, пт 20:00, через 2 часа, 25 декабря 20:00',
    unreadable:
      'Не удалось разобрать время. Напишите, например, 20:00, завтра 20:00, пт 20:00, через 2 часа или 25.12 20:00.',
    no_clock: 'Во сколько? Добавьте время через двоеточие: завтра 20:00, 25.12 20:00.',
    no_such_time: 'Такого времени не бывает. Проверьте день, месяц и час.',
    ...START_PROBLEMS.ru,
    too_far: 'До этого больше года. Проверьте год.',
    which: 'Время можно понять по-разному. Выберите, что вы имели в виду.',
    passed: 'Эта дата уже прошла. Если вы имели в виду более позднюю, выберите её.',
    yours: 'По вашему времени',
    examples: ['20:00', 'завтра 20:00', 'суббота 20:00', 'через 1 час'],
  },
});

export type StartProblem =
  | 'unreadable'
  | 'no_clock'
  | 'no_such_time'
  | 'in_past'
  | 'too_far'
  | 'which'
  | 'passed';
