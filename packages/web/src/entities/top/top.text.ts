import {
  TOP_CHOICES,
  TOP_KIND_NAMES,
  TOP_KIND_NOTES,
  TOP_PERIOD_NAMES,
} from '@famiglia/contract/tops/top-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  kinds: TOP_KIND_NAMES.en,
  periods: TOP_PERIOD_NAMES.en,
  notes: TOP_KIND_NOTES.en,
  choices: TOP_CHOICES.en,
  allTimeReputation: 'The balance that each member has now.',
  since: (when: string) => `Since ${when}.`,
  days: (from: string, to: string) => `${from} to ${to}.`,
  final: 'Final standings.',
  you: 'you',
  place: 'Place',
  list: 'Top',
  emptyTitle: 'Nobody yet',
  emptyBody: 'Nobody has anything here in this period. Choose another one.',
  noSeasonTitle: 'No season yet',
  noSeasonBody: 'A season has dates that the family sets, and final standings in the end.',
};

const ru: typeof en = {
  kinds: TOP_KIND_NAMES.ru,
  periods: TOP_PERIOD_NAMES.ru,
  notes: TOP_KIND_NOTES.ru,
  choices: TOP_CHOICES.ru,
  allTimeReputation: 'Сколько репутации у каждого сейчас.',
  since: (when) => `С ${when}.`,
  days: (from, to) => `${from} – ${to}.`,
  final: 'Итоги.',
  you: 'вы',
  place: 'Место',
  list: 'Топ',
  emptyTitle: 'Пока никого',
  emptyBody: 'За это время здесь ни у кого ничего нет. Выберите другой период.',
  noSeasonTitle: 'Сезонов пока нет',
  noSeasonBody: 'У сезона есть даты, которые задаёт семья, и итоги в конце.',
};

export const topText: Texts<typeof en> = { en, ru };
