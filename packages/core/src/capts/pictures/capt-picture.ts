import { tellsDeaths } from '@famiglia/contract/capts/tells-deaths';
import type { CaptStats } from '@famiglia/contract/capts/capt-statistics';
import type { Capt } from '@famiglia/contract/capts/capts';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { LOCALES } from '@famiglia/contract/kit/locales';
import type { TablePicture } from './draw-table.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';

/** A chat shows a picture with more rows too small to read. */
const MAX_ROWS = 24;
/** More rows are split into two columns, without the share, which the bar shows anyway. */
const MAX_ROWS_IN_ONE_COLUMN = 10;
const LONGEST_NAME = 20;
const LONGEST_OPPONENT = 24;
const LONGEST_TERRITORY = 24;

const BADGES = {
  win: 'good',
  loss: 'bad',
  draw: 'accent',
} as const;

/** Result and damage table of one capt. */
export const captPicture = (
  capt: Capt,
  stats: CaptStats,
  language: Language,
  timeZone: string,
): TablePicture => {
  const texts = PICTURE_TEXTS[language];
  const locale = LOCALES[language];
  const number = (value: number): string => Math.round(value).toLocaleString(locale);
  const ours = stats.players.filter((player) => player.side === 'ours');
  const best = ours[0]?.damage ?? 0;
  const scored = capt.score_ours !== null && capt.score_theirs !== null;
  const score = scored ? ` ${capt.score_ours}:${capt.score_theirs}` : '';
  const when = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const left = ours.length - MAX_ROWS;
  const sides = ours.length > MAX_ROWS_IN_ONE_COLUMN ? 2 : 1;
  const ifAlone = (text: string): string[] => (sides === 1 ? [text] : []);
  const { damage, kills, deaths } = stats.totals;
  return {
    title: texts.against(cutText(capt.opponent, LONGEST_OPPONENT)),
    badge: capt.result === null ? null : { text: texts[capt.result] + score, tone: BADGES[capt.result] },
    subtitle: [
      when.format(new Date(capt.starts_at)),
      texts[capt.side],
      cutText(capt.territory ?? '', LONGEST_TERRITORY),
    ]
      .filter(Boolean)
      .join('  ·  '),
    nameColumn: texts.player,
    columns: [texts.damage, ...ifAlone(texts.share), texts.kd],
    sides,
    rows: ours.slice(0, MAX_ROWS).map((player) => ({
      place: String(player.rank),
      name: cutText(player.nick, LONGEST_NAME),
      cells: [
        number(player.damage),
        ...ifAlone(`${Math.round(player.share * 100)} %`),
        `${player.kills}/${tellsDeaths([player]) ? player.deaths : '—'}`,
      ],
      bar: best === 0 ? 0 : player.damage / best,
      first: player.rank === 1 && player.damage > 0,
    })),
    footer: [
      ours.length === 0
        ? texts.nobody
        : texts.total(number(damage), kills, tellsDeaths(ours) ? String(deaths) : '—'),
      ...(left > 0 ? [texts.more(left)] : []),
      ...(stats.totals_theirs.damage > 0 ? [texts.theirs(number(stats.totals_theirs.damage))] : []),
    ].join(', '),
    brand: 'Famiglia',
  };
};
