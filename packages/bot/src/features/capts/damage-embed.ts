import { tellsDeaths } from '@famiglia/contract/capts/tells-deaths';
import type { CaptStats } from '@famiglia/contract/capts/capt-statistics';
import type { Capt } from '@famiglia/contract/capts/capts';
import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { captTitle } from '@famiglia/core/capts/capt-title';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { captTexts } from './capt-texts.ts';

const COLOURS = { win: 0x5f8f5a, loss: 0xa8483f, draw: BRAND_COLOR };
/** Discord's limit for the description of an attachment. */
const ALT_TEXT = 1024;
const MAX_NAMES = 15;

interface Shown {
  capt: Capt;
  stats: CaptStats;
  /** Names of the members who have not sent a recording. */
  missing: readonly string[];
  /** The link of the title. */
  url: string | null;
}

/** The result in words. The damage of every player is in the picture, and in `damageTable` for those who cannot see it. */
export const damageEmbed = ({ capt, stats, missing, url }: Shown, language: Language): APIEmbed => {
  const texts = captTexts[language];
  const number = numberIn(language);
  const scored = capt.score_ours !== null && capt.score_theirs !== null;
  const score = scored ? ` ${capt.score_ours}:${capt.score_theirs}` : '';
  const { mvp, totals } = stats;
  const ours = stats.players.filter((player) => player.side === 'ours');
  const facts = [
    capt.result === null ? '' : `**${texts.result[capt.result]}${score}**`,
    texts.sides[capt.side],
    readerTime(new Date(capt.starts_at), 'F'),
  ].filter(Boolean);
  const best =
    mvp === null
      ? []
      : [
          `${texts.mvp}: **${escapeText(mvp.nick)}**, ${number(mvp.damage)} (${Math.round(mvp.share * 100)} % ${texts.share})`,
        ];
  const records = stats.records.map(({ kind }) => texts.newRecord(texts.records[kind]));
  const sums = `${texts.totals}: **${number(totals.damage)}**, ${texts.kd} ${totals.kills}/${tellsDeaths(ours) ? totals.deaths : '—'}`;
  return {
    color: capt.result === null ? BRAND_COLOR : COLOURS[capt.result],
    title: cutText(escapeText(texts.title(captTitle(capt))), 250),
    ...(url === null ? {} : { url }),
    description: [
      facts.join(' · '),
      ...(ours.length === 0 ? [texts.noDamage] : [sums, ...best, ...records]),
    ].join('\n'),
    ...(missing.length === 0
      ? {}
      : { fields: [{ name: `${texts.missing}: ${missing.length}`, value: names(missing, texts.more) }] }),
  };
};

/** The table as the description of its picture, which screen readers read: as many rows as Discord accepts. */
export const damageTable = ({ players }: CaptStats, language: Language): string => {
  const number = numberIn(language);
  const rows = players
    .filter((player) => player.side === 'ours')
    .map(
      (player) =>
        `${player.rank}. ${player.nick}: ${number(player.damage)}, ${player.kills}/${tellsDeaths([player]) ? player.deaths : '—'}`,
    );
  return cutText(rows.join('\n'), ALT_TEXT);
};

const numberIn =
  (language: Language) =>
  (value: number): string =>
    Math.round(value).toLocaleString(LOCALES[language]);

const names = (people: readonly string[], more: (count: number) => string): string => {
  const left = people.length - MAX_NAMES;
  return [
    cutText(
      people
        .slice(0, MAX_NAMES)
        .map((name) => escapeText(name))
        .join(', '),
      900,
    ),
    ...(left > 0 ? [more(left)] : []),
  ].join(' ');
};
