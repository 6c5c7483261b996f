import { MEMBER_FIELDS } from '@famiglia/contract/members/member-words';
import { counted } from '@famiglia/contract/kit/counted';
import { capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { CAPT_FIELDS, RECORD_NAMES } from '@famiglia/contract/capts/capt-words';
import type { Leaderboard } from '@famiglia/contract/capts/capt-statistics';
import { CAPTS_FOR_AVERAGE } from '@famiglia/contract/capts/capt-statistics';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  numbers: 'In numbers',
  played: 'Capts played',
  ofDecided: (count: string) => `of ${count} with a result`,
  perCapt: 'Damage per capt',
  inAll: (damage: string) => `${damage} in total`,
  attendance: 'Attendance',
  came: (came: string, of: string) => `${came} of ${of} on the main list`,
  notYet: 'Not enough capts yet',
  bySide: 'By side',
  byTerritory: 'By territory',
  byHour: 'By hour',
  byOpponent: 'By opponent',
  noTerritory: 'Not set',
  count: (count: number) => counted('en', 'capts', count),
  week: 'Week',
  damageOverTime: 'Damage per capt by week',
  resultsOverTime: 'Results by week',
  resultsCounted: { win: 'Wins', loss: 'Losses', draw: 'Draws' },
  attendanceOverTime: 'Attendance by week',
  leaderboard: 'Leaderboard',
  leaderboardBy: 'Sort by',
  boards: {
    damage: CAPT_FIELDS.en.damage,
    kills: 'Kills',
    per_capt: 'Per capt',
    reliability: MEMBER_FIELDS.en.reliability,
  } as Record<Leaderboard, string>,
  best: 'Best players',
  mvps: 'MVP',
  perCaptShort: 'Per capt',
  reliability: 'Attendance',
  unranked: `Ranked after ${CAPTS_FOR_AVERAGE} capts`,
  nobody: 'No damage in this period',
  nobodyBody: 'Enter a capt’s damage, and its players show up here.',
  records: 'Family records',
  recordNames: capitalizedAll(RECORD_NAMES.en),
  all: 'All',
};

const ru: typeof en = {
  numbers: 'В числах',
  played: 'Сыграно каптов',
  ofDecided: (count) => `из ${count} с итогом`,
  perCapt: 'Урон за капт',
  inAll: (damage) => `всего ${damage}`,
  attendance: 'Явка',
  came: (came, of) => `пришли ${came} из ${of} в основе`,
  notYet: 'Пока мало каптов',
  bySide: 'По сторонам',
  byTerritory: 'По территориям',
  byHour: 'По часам',
  byOpponent: 'По противникам',
  noTerritory: 'Не указана',
  count: (count) => counted('ru', 'capts', count),
  week: 'Неделя',
  damageOverTime: 'Урон за капт по неделям',
  resultsOverTime: 'Итоги по неделям',
  resultsCounted: { win: 'Победы', draw: 'Ничьи', loss: 'Поражения' },
  attendanceOverTime: 'Явка по неделям',
  leaderboard: 'Таблица лидеров',
  leaderboardBy: 'Порядок',
  boards: {
    damage: CAPT_FIELDS.ru.damage,
    kills: 'Убийства',
    per_capt: 'За капт',
    reliability: MEMBER_FIELDS.ru.reliability,
  },
  best: 'Лучшие игроки',
  mvps: 'MVP',
  perCaptShort: 'За капт',
  reliability: 'Явка',
  unranked: `Место даётся с ${CAPTS_FOR_AVERAGE} каптов`,
  nobody: 'За это время урона нет',
  nobodyBody: 'Внесите урон капта, и его игроки появятся здесь.',
  records: 'Рекорды семьи',
  recordNames: capitalizedAll(RECORD_NAMES.ru),
  all: 'Все',
};

export const overviewText: Texts<typeof en> = { en, ru };
