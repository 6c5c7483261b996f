import { listTop } from '@famiglia/core/reputation/list-top';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { reputationTexts } from './reputation-texts.ts';

const PAGE_SIZE = 10;

export const topCommand: BotCommand = {
  name: { en: 'top', ru: 'топ' },
  description: { en: 'Who has the most reputation', ru: 'У кого больше всего репутации' },
  place: 'guild',
  topic: 'self',
  answer: 'public',
  run: async (call) => call.answer.reply(await topPage(call, 0)),
};

export const turnTopPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await topPage(call, Number(call.args[0])));

const topPage = async (
  { bot, actor, interaction, language }: CommandCall | ButtonCall,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const texts = reputationTexts[language];
  const guildId = guildOf(interaction);
  const offset = Math.max(Math.trunc(wanted) || 0, 0) * PAGE_SIZE;
  const top = await listTop(bot.context, actor, { guildId, limit: PAGE_SIZE, offset });
  const pages = pagesOf(top.total, PAGE_SIZE, wanted);
  const lines = top.people.map(
    ({ rank, displayName, reputation }) => `**${rank}.** ${escapeText(displayName)} · ${reputation}`,
  );
  const footer = [
    ...(top.own === null ? [] : [texts.own(top.own.rank, top.own.reputation)]),
    pageText(pages, language) ?? '',
  ].filter(Boolean);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.top(escapeText(top.reputationName)),
        description: lines.length === 0 ? texts.nobody : lines.join('\n'),
        ...(footer.length === 0 ? {} : { footer: { text: footer.join(' · ') } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('reputation', 'top', index)),
  };
};
