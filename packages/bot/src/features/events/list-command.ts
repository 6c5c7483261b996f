import type { Event } from '@famiglia/contract/events/events';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
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
import { mpTexts } from './mp-texts.ts';

/** This many events fit in one embed even with the longest titles. */
const PAGE_SIZE = 8;
const MAX_EVENTS = 200;

export const listCommand: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: { en: 'Upcoming events and open spots', ru: 'Ближайшие МП и свободные места' },
  answer: 'private',
  options: [kindFilter],
  autocomplete: suggestKinds,
  run: async (call) => call.answer.reply(await eventsPage(call, 0, (await readKindOption(call))?.id ?? '')),
};

export const turnEventsPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await eventsPage(call, Number(call.args[0]), carriedKind(call.args)));

const eventsPage = async (
  call: CommandCall | ButtonCall,
  wanted: number,
  kindId: string,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const texts = mpTexts[language];
  const open = { kind: eventRosterKind, guildId: guildOf(interaction), limit: MAX_EVENTS };
  const events = (await listOpenGatherings(bot.context, actor, open)).filter(isOfKind(kindId));
  if (events.length === 0) return { content: texts.nothingOpen };
  const pages = pagesOf(events.length, PAGE_SIZE, wanted);
  const first = pages.index * PAGE_SIZE;
  const lines: string[] = [];
  for (const event of events.slice(first, first + PAGE_SIZE)) lines.push(await eventLine(call, event));
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.list,
        description: lines.join('\n\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('mp', 'page', index, ...kindArgs(kindId))),
  };
};

const eventLine = async (call: CommandCall | ButtonCall, event: Event): Promise<string> => {
  const texts = mpTexts[call.language];
  const link = await gatheringLink(call, { id: event.id, title: event.title, section: 'events' });
  const start = new Date(event.starts_at);
  const facts = [
    `${readerTime(start, 'F')}, ${readerTime(start, 'R')}`,
    texts.line(event.main_count, event.slots, event.reserve_count),
    ...(event.status === 'closed' ? [texts.closedMark] : []),
  ];
  return `**${link}**\n${facts.join(' · ')}`;
};
