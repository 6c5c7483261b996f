import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { CAPT_RESULT_NAMES, CAPT_SIDE_NAMES, CAPT_STATUS_NAMES } from '@famiglia/contract/capts/capt-states';
import { CAPT_FIELDS } from '@famiglia/contract/capts/capt-words';
import type { Texts } from '../../shared/language/texts.ts';

/** Texts that all pages about capts share. */
const en = {
  title: FEATURE_NAMES.en.capts,
  path: 'You are here',
  views: 'Views',
  list: 'List',
  season: 'Season',
  opponents: 'Opponents',
  create: 'New capt',
  more: 'More',
  deleted: 'Deleted capts',
  aliases: 'Remembered nicks',
  sides: capitalizedAll(CAPT_SIDE_NAMES.en),
  results: capitalizedAll(CAPT_RESULT_NAMES.en),
  statuses: capitalizedAll(CAPT_STATUS_NAMES.en),
  score: (ours: string, theirs: string) => `${ours} : ${theirs}`,
  wins: 'Wins',
  losses: 'Losses',
  draws: 'Draws',
  winRate: 'Win rate',
  ...CAPT_FIELDS.en,
  when: 'When',
  fromFeed: 'From the war feed',
  laterSaid: {
    outcome: (outcome: string) => `Later the feed said: ${outcome}. What was confirmed stays.`,
    details: () => 'Later the feed corrected details. What was confirmed stays.',
    gone: () => 'Later the feed took this war back. What was confirmed stays.',
  },
  outcome: 'Result',
  roster: 'Main list',
  kills: 'Kills',
  deaths: 'Deaths',
  place: 'Rank',
  player: 'Player',
  capts: FEATURE_NAMES.en.capts,
  noneYet: 'No capts played yet',
  noneYetBody: 'Statistics start with the first result. Enter it on a capt’s page or in Discord.',
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.capts,
  path: 'Вы здесь',
  views: 'Вид',
  list: 'Список',
  season: 'Сезон',
  opponents: 'Противники',
  create: 'Новый капт',
  more: 'Ещё',
  deleted: 'Удалённые капты',
  aliases: 'Запомненные ники',
  sides: capitalizedAll(CAPT_SIDE_NAMES.ru),
  results: capitalizedAll(CAPT_RESULT_NAMES.ru),
  statuses: capitalizedAll(CAPT_STATUS_NAMES.ru),
  score: (ours, theirs) => `${ours} : ${theirs}`,
  wins: 'Победы',
  losses: 'Поражения',
  draws: 'Ничьи',
  winRate: 'Доля побед',
  ...CAPT_FIELDS.ru,
  when: 'Когда',
  fromFeed: 'Из ленты войн',
  laterSaid: {
    outcome: (outcome) => `Позже лента сообщила: ${outcome}. Подтверждённый итог не меняется.`,
    details: () => 'Позже лента уточнила подробности. Подтверждённый итог не меняется.',
    gone: () => 'Позже лента убрала эту войну. Подтверждённый итог не меняется.',
  },
  outcome: 'Итог',
  roster: 'Основа',
  kills: 'Убийства',
  deaths: 'Смерти',
  place: 'Место',
  player: 'Игрок',
  capts: FEATURE_NAMES.ru.capts,
  noneYet: 'Сыгранных каптов пока нет',
  noneYetBody: 'Статистика начнётся с первого итога: запишите его на странице капта или в Discord.',
};

export const captsText: Texts<typeof en> = { en, ru };
