import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  more: 'More',
  /** While nothing in the fold differs from what the settings say. */
  untouched: {
    event: 'reward, reminders, squads, ping: same as in settings',
    capt: 'reminders, squads, ping: same as in settings',
  },
  nothing: 'nothing set',
  reward: (points: string) => `${points} reputation`,
  noReward: 'no reward',
  squads: (count: number) => plural('en', count, { one: '# squad', other: '# squads' }),
  reminders: (spans: string) => `reminder ${spans} before`,
  noReminders: 'no reminders',
  ping: (role: string) => `ping: ${role}`,
  noPing: 'no ping',
  pingAgain: (span: string) => `again ${span} before`,
  closes: (span: string) => `sign-up closes ${span} before`,
  closesAtStart: 'sign-up closes at the start',
  thread: 'thread',
  noThread: 'no thread',
  moreAnswers: 'more answers',
  noMoreAnswers: 'only Join and Leave',
};

const ru: typeof en = {
  more: 'Ещё',
  untouched: {
    event: 'награда, напоминания, отряды, кого звать: как в настройках',
    capt: 'напоминания, отряды, кого звать: как в настройках',
  },
  nothing: 'ничего не задано',
  reward: (points) => `репутация: ${points}`,
  noReward: 'без награды',
  squads: (count) => `отряды: ${count}`,
  reminders: (spans) => `напоминание за ${spans}`,
  noReminders: 'без напоминаний',
  ping: (role) => `зовём: ${role}`,
  noPing: 'никого не зовём',
  pingAgain: (span) => `ещё раз за ${span}`,
  closes: (span) => `запись закроется за ${span}`,
  closesAtStart: 'запись до начала',
  thread: 'с веткой',
  noThread: 'без ветки',
  moreAnswers: 'больше ответов',
  noMoreAnswers: 'только плюс и минус',
};

export const moreText: Texts<typeof en> = { en, ru };
