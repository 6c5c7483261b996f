import type { Event } from '@famiglia/contract/events';
import { AppError } from '@famiglia/core/platform/app-error';
import { eventRosterKind } from '@famiglia/core/gatherings/events/event-roster';
import { listOpenGatherings } from '@famiglia/core/gatherings/rosters/list-open-gatherings';
import { findRosterMessage } from '@famiglia/core/gatherings/rosters/roster-message.queries';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import type { Subcommand } from '../commands/command.ts';
import type { CommandCall } from '../interactions/calls.ts';
import { readerTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { mpTexts } from './mp-texts.ts';

/** Discord accepts 4,096 characters; later events that do not fit are left out. */
const LONGEST = 3800;

export const listCommand: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: { en: 'What is planned, and who fits in', ru: 'Что запланировано и сколько мест' },
  answer: 'private',
  run: async (call) => {
    const { guildId } = call.interaction;
    if (guildId === null) throw new AppError('guild_not_found');
    const texts = mpTexts[call.language];
    const events = await listOpenGatherings(call.bot.context, call.actor, { kind: eventRosterKind, guildId });
    if (events.length === 0) {
      await call.answer.reply({ content: texts.nothingOpen });
      return;
    }
    const lines: string[] = [];
    let size = 0;
    for (const event of events) {
      const line = await eventLine(call, guildId, event);
      size += line.length + 2;
      if (size > LONGEST) break;
      lines.push(line);
    }
    await call.answer.reply({
      embeds: [{ color: BRAND_COLOR, title: texts.list, description: lines.join('\n\n') }],
    });
  },
};

const eventLine = async ({ bot, language }: CommandCall, guildId: string, event: Event): Promise<string> => {
  const texts = mpTexts[language];
  const message = await findRosterMessage(bot.context.db, guildId, event.id);
  const title = escapeText(event.title);
  const link =
    typeof message?.channelId === 'string' && message.messageId !== null
      ? `[${title}](https://discord.com/channels/${guildId}/${message.channelId}/${message.messageId})`
      : title;
  const start = new Date(event.starts_at);
  const facts = [
    `${readerTime(start, 'F')}, ${readerTime(start, 'R')}`,
    texts.line(event.main_count, event.slots, event.reserve_count),
    ...(event.status === 'closed' ? [texts.closedMark] : []),
  ];
  return `**${link}**\n${facts.join(' · ')}`;
};
