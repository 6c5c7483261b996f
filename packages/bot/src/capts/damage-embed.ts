import type { CaptPlayerStats, CaptStats } from '@famiglia/contract/capt-statistics';
import type { Capt } from '@famiglia/contract/capts';
import type { Language } from '@famiglia/contract/constants';
import { captTitle } from '@famiglia/core/gatherings/capts/capt-title';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { readerTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { cutText } from '@famiglia/contract/cut-text';
import { captTexts } from './capt-texts.ts';

const COLOURS = { win: 0x5f8f5a, loss: 0xa8483f, draw: BRAND_COLOR };
const MOST_ROWS = 25;
const NAME = 20;
const MOST_NAMES = 15;

interface Shown {
  capt: Capt;
  stats: CaptStats;
  /** Names of the members who have not sent a recording. */
  missing: readonly string[];
  /** The link of the title. */
  url: string | null;
}

/** Result and damage as text, for people whose Discord shows no images. */
export const damageEmbed = ({ capt, stats, missing, url }: Shown, language: Language): APIEmbed => {
  const texts = captTexts[language];
  const number = (value: number): string =>
    Math.round(value).toLocaleString(language === 'ru' ? 'ru-RU' : 'en-GB');
  const scored = capt.score_ours !== null && capt.score_theirs !== null;
  const score = scored ? ` ${capt.score_ours}:${capt.score_theirs}` : '';
  const { mvp, totals } = stats;
  const ours = stats.players.filter((player) => player.side === 'ours');
  const facts = [
    capt.result === null ? '' : `**${texts.result[capt.result]}${score}**`,
    texts.side[capt.side],
    readerTime(new Date(capt.starts_at), 'F'),
  ].filter(Boolean);
  const best =
    mvp === null
      ? []
      : [
          `${texts.mvp}: **${escapeText(mvp.nick)}**, ${number(mvp.damage)} (${Math.round(mvp.share * 100)} % ${texts.share})`,
        ];
  const records = stats.records.map(({ kind }) => texts.newRecord(texts.records[kind]));
  const sums = `${texts.totals}: **${number(totals.damage)}**, ${texts.kd} ${totals.kills}/${totals.deaths}`;
  return {
    color: capt.result === null ? BRAND_COLOR : COLOURS[capt.result],
    title: cutText(escapeText(texts.title(captTitle(capt))), 250),
    ...(url === null ? {} : { url }),
    description: [
      facts.join(' · '),
      ...(ours.length === 0 ? [texts.noDamage] : [sums, ...best, ...records, table(ours, number)]),
      ...(ours.length > MOST_ROWS ? [texts.more(ours.length - MOST_ROWS)] : []),
    ].join('\n'),
    ...(missing.length === 0
      ? {}
      : { fields: [{ name: `${texts.missing}: ${missing.length}`, value: names(missing, texts.more) }] }),
  };
};

/** A code block keeps the columns aligned; a backtick in a nick would end the block, so it is replaced. */
const table = (players: readonly CaptPlayerStats[], number: (value: number) => string): string => {
  const rows = players.slice(0, MOST_ROWS).map((player) => ({
    rank: String(player.rank),
    nick: cutText(player.nick.replaceAll('`', "'"), NAME),
    damage: number(player.damage),
    kd: `${player.kills}/${player.deaths}`,
  }));
  const width = (key: keyof (typeof rows)[number]): number => Math.max(...rows.map((row) => row[key].length));
  const [rank, nick, damage, kd] = [width('rank'), width('nick'), width('damage'), width('kd')];
  const lines = rows.map((row) =>
    [row.rank.padStart(rank), row.nick.padEnd(nick), row.damage.padStart(damage), row.kd.padStart(kd)].join(
      ' ',
    ),
  );
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
};

const names = (people: readonly string[], more: (count: number) => string): string => {
  const left = people.length - MOST_NAMES;
  return [
    cutText(
      people
        .slice(0, MOST_NAMES)
        .map((name) => escapeText(name))
        .join(', '),
      900,
    ),
    ...(left > 0 ? [more(left)] : []),
  ].join(' ');
};
