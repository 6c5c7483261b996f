import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { listOwnTimeline, listTimeline } from '@famiglia/core/insight/personnel-file/list-timeline';
import { lookUpFile } from '@famiglia/core/insight/personnel-file/look-up-file';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, CommandCall, UserMenuCall } from '../interactions/calls.ts';
import { pagesOf, turnPage } from '../interactions/pages.ts';
import { guildOf } from '../members/guild-of.ts';
import { fileMessage } from './file-message.ts';

const ON_PAGE = 8;

export const showFile = async (call: CommandCall | UserMenuCall, userId: string): Promise<void> =>
  call.answer.reply(await filePage(call, userId, 0));

export const turnFilePage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await filePage(call, call.args[0] ?? '', Number(call.args[1])));

/** A page of a file. Whoever reads their own without the right sees no private entries. */
const filePage = async (
  { bot, actor, interaction, language }: CommandCall | UserMenuCall | ButtonCall,
  userId: string,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const { context } = bot;
  const guildId = guildOf(interaction);
  const { profile, file } = await lookUpFile(context, actor, { guildId, userId });
  const permissions = (await context.access.inGuild(actor.userId, guildId))?.permissions;
  const read = async (offset: number) =>
    permissions?.has('personnel.view') === true
      ? listTimeline(context, actor, { guildId, userId, limit: ON_PAGE, offset })
      : listOwnTimeline(context, actor, { guildId, limit: ON_PAGE, offset });
  const asked = Math.max(0, Math.trunc(wanted) || 0) * ON_PAGE;
  let page = await read(asked);
  const pages = pagesOf(page.total, ON_PAGE, wanted);
  if (pages.index * ON_PAGE !== asked) page = await read(pages.index * ON_PAGE);
  const { reputation_name: reputationName, time_zone: timeZone } = await findSettings(context.db, guildId);
  return fileMessage({
    profile,
    file,
    timeline: page.items,
    pages,
    reputationName,
    timeZone,
    language,
    now: context.clock(),
    manages: permissions?.has('personnel.manage') === true,
  });
};
