import type { AttendanceState, SORTING_CRITERIA } from '../events/events.ts';
import type { Language, Words } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';

/** What the order of a list goes by. */
export const CRITERION_NAMES: Words<(typeof SORTING_CRITERIA)[number]> = {
  en: {
    role_priority: 'role',
    reputation: 'reputation',
    reliability: 'reliability',
    benched_last_time: 'sat out last time',
    signed_up_at: 'sign-up time',
  },
  ru: {
    role_priority: 'роль',
    reputation: 'репутация',
    reliability: 'надёжность',
    benched_last_time: 'прошлый раз в замене',
    signed_up_at: 'время записи',
  },
};

/** How one person's attendance is marked. */
export const ATTENDANCE_NAMES: Words<AttendanceState> = {
  en: { attended: 'attended', absent: 'absent', excused: 'excused' },
  ru: { attended: 'явка', absent: 'неявка', excused: 'уважительная причина' },
};

/** Headings of the lists of a roster that is over. */
export const OUTCOME_NAMES: Words<AttendanceState | 'walk_in' | 'unneeded'> = {
  en: {
    attended: 'Came',
    walk_in: 'Came without signing up',
    absent: 'Did not come',
    excused: 'Excused',
    unneeded: 'Reserve, not needed',
  },
  ru: {
    attended: 'Пришли',
    walk_in: 'Пришли без записи',
    absent: 'Не пришли',
    excused: 'Уважительная причина',
    unneeded: 'Замена не понадобилась',
  },
};

/** The thread of a roster's main list. */
export const THREAD_WORDS: Words<'hint' | 'yes' | 'no'> = {
  en: {
    hint: 'Private, under the sign-up: opens when sign-up closes and is archived at the end.',
    yes: 'Create a thread',
    no: 'No thread',
  },
  ru: {
    hint: 'Приватная, под записью: появится, когда запись закроется, в конце уйдёт в архив.',
    yes: 'Создать ветку',
    no: 'Без ветки',
  },
};

/** Who is called when a sign-up is posted. */
export const PING_WORDS: Words<'nobody' | 'everyone'> = {
  en: { nobody: 'Nobody', everyone: 'Everyone who can join' },
  ru: { nobody: 'Никого', everyone: 'Всех, кто может записаться' },
};

/** Around the line between main and reserve, and beside the name of a squad. */
export const LIST_WORDS = {
  en: {
    belowAre: (who: string) => `reserve below: ${who}`,
    ledBy: (leader: string) => `led by ${leader}`,
  },
  ru: {
    belowAre: (who: string) => `дальше замена: ${who}`,
    ledBy: (leader: string) => `командир ${leader}`,
  },
};

/** How many got less than the reward, because their reputation is as high as it can be. */
export const limitedText = (language: Language, people: number): string =>
  language === 'en'
    ? `${plural('en', people, { one: '# person is', other: '# people are' })} at the reputation limit and got only what fits`
    : `У ${plural('ru', people, { one: '# человека', few: '# человек', many: '# человек', other: '# человека' })} предел репутации: начислено, сколько поместилось`;
