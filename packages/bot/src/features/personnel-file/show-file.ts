import { findLadderVersion } from '@famiglia/core/ranks/rank.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { lookUpFile } from '@famiglia/core/personnel-file/get-file';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, CommandCall, UserMenuCall } from '../../kit/interactions/calls.ts';
import { pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { fileMessage } from './file-message.ts';

const PAGE_SIZE = 8;

export const showFile = async (call: CommandCall | UserMenuCall, userId: string): Promise<void> =>
  call.answer.reply(await filePage(call, userId, 0));

export const turnFilePage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await filePage(call, call.args[0] ?? '', Number(call.args[1])));

/** A page of a file; an offset beyond the end shows the last page. */
const filePage = async (
  { bot, actor, interaction, language }: CommandCall | UserMenuCall | ButtonCall,
  userId: string,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const { context } = bot;
  const guildId = guildOf(interaction);
  const read = async (index: number) =>
    lookUpFile(context, actor, { guildId, userId, limit: PAGE_SIZE, offset: index * PAGE_SIZE });
  const asked = Math.max(0, Math.trunc(wanted) || 0);
  let found = await read(asked);
  const pages = pagesOf(found.timeline.total, PAGE_SIZE, asked);
  if (pages.index !== asked) found = await read(pages.index);
  const access = await context.access.inGuild(actor.userId, guildId);
  const { reputation_name: reputationName, time_zone: timeZone } = await findSettings(context.db, guildId);
  return fileMessage({
    ...found,
    timeline: found.timeline.items,
    pages,
    reputationName,
    timeZone,
    language,
    now: context.clock(),
    hasLadder: (await findLadderVersion(context.db, guildId)) > 0,
    manages: access?.permissions.has('personnel.manage') === true,
  });
};
