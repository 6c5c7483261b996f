import type { Answer } from '@famiglia/contract/rosters/answers';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  field: {
    label: 'More answers',
    hint: 'Late, Maybe and Can’t besides Join and Leave.',
    lost: 'The answers given so far will be removed.',
    asInSettings: 'Same as in settings',
    yes: 'Offer them',
    no: 'Only Join and Leave',
  },
  answers: 'Other answers',
  lists: { late: 'Late', maybe: 'Maybe', cannot: 'Can’t come' } as Record<Answer, string>,
  /** Of one person. */
  late: 'will be late',
  unanswered: 'Who has not answered',
  silent: 'No answer',
  everyone: 'Everyone has answered.',
  excused: 'Away',
  unreached: 'Maybe, direct messages closed',
  more: (count: string) => `and ${count} more`,
  askedAt: (when: string) => `Pinged ${when}.`,
  ask: 'Ping them',
  askTitle: 'Ping those who have not answered?',
  askBody: (count: number) =>
    `The bot mentions ${plural('en', count, { one: '# person', other: '# people' })} in the sign-up’s channel. It does so only once.`,
};

const ru: typeof en = {
  field: {
    label: 'Больше ответов',
    hint: '«Опоздаю», «Под вопросом» и «Не смогу» рядом с плюсом и минусом.',
    lost: 'Ответы, которые уже дали, удалятся.',
    asInSettings: 'Как в настройках',
    yes: 'Показывать',
    no: 'Только плюс и минус',
  },
  answers: 'Другие ответы',
  lists: { late: 'Опоздают', maybe: 'Под вопросом', cannot: 'Не смогут' },
  late: 'опоздает',
  unanswered: 'Кто не ответил',
  silent: 'Без ответа',
  everyone: 'Ответили все.',
  excused: 'В отпуске или AFK',
  unreached: 'Под вопросом, личка закрыта',
  more: (count) => `и ещё ${count}`,
  askedAt: (when) => `Уже позвали ${when}.`,
  ask: 'Позвать их',
  askTitle: 'Позвать тех, кто не ответил?',
  askBody: (count) =>
    `Бот упомянет в канале записи ${plural('ru', count, { one: '# человека', few: '# человек', many: '# человек', other: '# человека' })}. Только один раз.`,
};

export const answersText: Texts<typeof en> = { en, ru };
