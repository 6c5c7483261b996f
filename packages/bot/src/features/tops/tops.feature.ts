import type { BotFeature } from '../../feature.ts';
import { pressCloseSeason, seasonCommand, submitSeason } from './season-command.ts';
import { chooseTopKind, chooseTopPeriod, topCommand, turnTopPage } from './top-command.ts';

/** Tops of a week, a month, a season and all time, and the seasons that leaders set. */
export const topsFeature: BotFeature = {
  name: 'tops',
  commands: [topCommand, seasonCommand],
  buttons: { page: turnTopPage, close: pressCloseSeason },
  selects: { by: chooseTopKind, period: chooseTopPeriod },
  modals: { season: submitSeason },
};
