import type { Capt } from '@famiglia/contract/capts';
import { captRosterKind } from '@famiglia/core/gatherings/capts/capt-roster';
import { captTitle } from '@famiglia/core/gatherings/capts/capt-title';
import { listPlayedCapts } from '@famiglia/core/gatherings/capts/list-played-capts';
import { listOpenGatherings } from '@famiglia/core/gatherings/rosters/list-open-gatherings';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import type { Subcommand } from '../commands/command.ts';
import type { CommandCall } from '../interactions/calls.ts';
import { guildOf } from '../members/guild-of.ts';
import { readerTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { captTexts } from './capt-texts.ts';

const PLAYED = 10;
const LONGEST = 1000;

export const captListCommand: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: {
    en: 'What is planned, and how the last ones ended',
    ru: 'Что впереди и чем кончились последние',
  },
  answer: 'private',
  run: async (call) => {
    const { context } = call.bot;
    const guildId = guildOf(call.interaction);
    const texts = captTexts[call.language];
    const open = await listOpenGatherings(context, call.actor, { kind: captRosterKind, guildId });
    const played = await listPlayedCapts(context, call.actor, { guildId, limit: PLAYED });
    if (open.length + played.length === 0) {
      await call.answer.reply({ content: texts.nothing });
      return;
    }
    const fields = [
      { name: texts.planned, value: lines(open.map((capt) => plannedLine(call, capt))) },
      { name: texts.played, value: lines(played.map((capt) => playedLine(call, capt))) },
    ].filter(({ value }) => value !== '');
    await call.answer.reply({ embeds: [{ color: BRAND_COLOR, title: texts.list, fields }] });
  },
};

/** As many whole lines as fit into one embed field. */
const lines = (all: readonly string[]): string => {
  let text = '';
  for (const line of all) {
    if (text.length + line.length + 1 > LONGEST) break;
    text += `${line}\n`;
  }
  return text.trimEnd();
};

const link = ({ bot, interaction }: CommandCall, capt: Capt): string =>
  `[${escapeText(captTitle(capt))}](${bot.context.config.publicUrl}/guild/${guildOf(interaction)}/capts/${capt.id})`;

const plannedLine = (call: CommandCall, capt: Capt): string => {
  const texts = captTexts[call.language];
  const start = new Date(capt.starts_at);
  const facts = [
    texts.side[capt.side],
    `${readerTime(start, 'F')}, ${readerTime(start, 'R')}`,
    texts.fill(capt.main_count, capt.slots, capt.reserve_count),
    ...(capt.status === 'closed' ? [texts.closedMark] : []),
  ];
  return `**${link(call, capt)}** ${facts.join(' · ')}`;
};

const playedLine = (call: CommandCall, capt: Capt): string => {
  const texts = captTexts[call.language];
  const scored = capt.score_ours !== null && capt.score_theirs !== null;
  const score = scored ? ` ${capt.score_ours}:${capt.score_theirs}` : '';
  const result = capt.result === null ? '' : `${texts.result[capt.result]}${score}`;
  return `${link(call, capt)} ${[result, readerTime(new Date(capt.starts_at), 'R')].filter(Boolean).join(' · ')}`;
};
