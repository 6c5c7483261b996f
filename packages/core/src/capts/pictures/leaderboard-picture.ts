import type { Leaderboard, LeaderboardRow } from '@famiglia/contract/capts/capt-statistics';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { LOCALES } from '@famiglia/contract/kit/locales';
import type { Language } from '@famiglia/contract/kit/language';
import type { TablePicture } from './draw-table.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';

interface Board {
  by: Leaderboard;
  family: string;
  period: { from?: Date | undefined; to?: Date | undefined; opponent?: string | undefined };
  timeZone: string;
  rows: readonly LeaderboardRow[];
}

/** The first rows of a leaderboard. */
export const leaderboardPicture = (
  { by, family, period, timeZone, rows }: Board,
  language: Language,
): TablePicture => {
  const texts = PICTURE_TEXTS[language];
  const locale = LOCALES[language];
  const number = (value: number): string => Math.round(value).toLocaleString(locale);
  const date = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
  const measure = (row: LeaderboardRow): number =>
    ({
      damage: row.damage,
      kills: row.kills,
      per_capt: row.damage_per_capt,
      reliability: row.reliability ?? 0,
    })[by];
  const best = Math.max(0, ...rows.map(measure));
  // The end of a period is exclusive: its last day is the day before.
  const days = [period.from, period.to === undefined ? undefined : new Date(period.to.getTime() - 1)]
    .flatMap((moment) => (moment === undefined ? [] : [date.format(moment)]))
    .join(' – ');
  return {
    title: texts.boards[by],
    badge: null,
    subtitle: [cutText(family, 40), days || texts.allTime, cutText(period.opponent ?? '', 24)]
      .filter(Boolean)
      .join('  ·  '),
    nameColumn: texts.player,
    columns: [texts.damage, texts.perCapt, texts.kills, texts.capts, texts.reliability],
    sides: 1,
    rows: rows.map((row) => ({
      place: row.rank === null ? '' : String(row.rank),
      name: cutText(row.ingame_nick ?? row.display_name, 20),
      cells: [
        number(row.damage),
        number(row.damage_per_capt),
        String(row.kills),
        String(row.capts),
        row.reliability === null ? '' : `${Math.round(row.reliability * 100)} %`,
      ],
      bar: best === 0 ? 0 : measure(row) / best,
      first: row.rank === 1,
    })),
    footer: rows.length === 0 ? texts.nobody : '',
    brand: 'Famiglia',
  };
};
