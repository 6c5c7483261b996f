import type { Capt } from '@famiglia/contract/capts/capts';
import { captRosterKind } from '@famiglia/core/capts/capt-roster';
import { captTitle } from '@famiglia/core/capts/capt-title';
import { listPlayedCapts } from '@famiglia/core/capts/list-played-capts';
import { listOpenGatherings } from '@famiglia/core/rosters/list-open-gatherings';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { Subcommand } from '../../kit/interactions/command.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { gatheringLink } from '../rosters/gathering-link.ts';
import {
  carriedKind,
  isOfKind,
  kindArgs,
  kindFilter,
  readKindOption,
  suggestKinds,
} from '../rosters/kind-option.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { captTexts } from './capt-texts.ts';

/** This many capts fit in one embed even with the longest names. */
const PAGE_SIZE = 8;
const MAX_CAPTS = 200;

export const captListCommand: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: {
    en: 'Upcoming capts and recent results',
    ru: 'Ближайшие капты и последние итоги',
  },
  answer: 'private',
  options: [kindFilter],
  autocomplete: suggestKinds,
  run: async (call) => call.answer.reply(await captsPage(call, 0, (await readKindOption(call))?.id ?? '')),
};

export const turnCaptsPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await captsPage(call, Number(call.args[0]), carriedKind(call.args)));

const captsPage = async (
  call: CommandCall | ButtonCall,
  wanted: number,
  kindId: string,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const texts = captTexts[language];
  const asked = { kind: captRosterKind, guildId, limit: MAX_CAPTS };
  const open = (await listOpenGatherings(bot.context, actor, asked)).filter(isOfKind(kindId));
  const played = (await listPlayedCapts(bot.context, actor, { guildId, limit: MAX_CAPTS })).filter(
    isOfKind(kindId),
  );
  const capts = [...open, ...played];
  if (capts.length === 0) return { content: texts.nothing };
  const pages = pagesOf(capts.length, PAGE_SIZE, wanted);
  const first = pages.index * PAGE_SIZE;
  const lines: string[] = [];
  for (const [index, capt] of capts.slice(first, first + PAGE_SIZE).entries()) {
    const place = first + index;
    if (place < open.length && index === 0) lines.push(`**${texts.planned}**`);
    if (place === open.length || (place > open.length && index === 0)) lines.push(`**${texts.played}**`);
    lines.push(await (place < open.length ? plannedLine(call, capt) : playedLine(call, capt)));
  }
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.list,
        description: lines.join('\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) =>
      makeCustomId('capt', 'page', index, ...kindArgs(kindId)),
    ),
  };
};

const link = async (call: CommandCall | ButtonCall, capt: Capt): Promise<string> =>
  gatheringLink(call, { id: capt.id, title: captTitle(capt), section: 'capts' });

const plannedLine = async (call: CommandCall | ButtonCall, capt: Capt): Promise<string> => {
  const texts = captTexts[call.language];
  const start = new Date(capt.starts_at);
  const facts = [
    texts.sides[capt.side],
    `${readerTime(start, 'F')}, ${readerTime(start, 'R')}`,
    texts.fill(capt.main_count, capt.slots, capt.reserve_count),
    ...(capt.status === 'closed' ? [texts.closedMark] : []),
  ];
  return `**${await link(call, capt)}** ${facts.join(' · ')}`;
};

const playedLine = async (call: CommandCall | ButtonCall, capt: Capt): Promise<string> => {
  const texts = captTexts[call.language];
  const scored = capt.score_ours !== null && capt.score_theirs !== null;
  const score = scored ? ` ${capt.score_ours}:${capt.score_theirs}` : '';
  const result = capt.result === null ? '' : `${texts.result[capt.result]}${score}`;
  const facts = [result, readerTime(new Date(capt.starts_at), 'R')].filter(Boolean);
  return `${await link(call, capt)} ${facts.join(' · ')}`;
};
