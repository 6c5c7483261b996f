import { lookUpMember } from '@famiglia/core/profiles/get-member';
import { countLedger, findLedger } from '@famiglia/core/reputation/entry.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { ButtonCall, CommandCall, UserMenuCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { reputationTexts } from './reputation-texts.ts';

const PAGE_SIZE = 5;

/** A member's balance, rank and latest changes. */
export const showReputation = async (call: CommandCall | UserMenuCall, userId: string): Promise<void> =>
  call.answer.reply(await historyPage(call, userId, 0));

export const turnHistoryPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await historyPage(call, call.args[0] ?? '', Number(call.args[1])));

const historyPage = async (
  { bot, actor, language, interaction }: CommandCall | UserMenuCall | ButtonCall,
  userId: string,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const { context } = bot;
  const guildId = guildOf(interaction);
  const profile = await lookUpMember(context, actor, { guildId, userId });
  const { reputation_name: name } = await findSettings(context.db, guildId);
  const texts = reputationTexts[language];
  const pages = pagesOf(await countLedger(context.db, guildId, userId), PAGE_SIZE, wanted);
  const page = { limit: PAGE_SIZE, offset: pages.index * PAGE_SIZE };
  const entries = await findLedger(context.db, guildId, userId, page);
  const lines = entries.map(({ entry }) =>
    texts.entry(
      entry.delta,
      entry.reason === '' ? texts.sources[entry.source] : escapeText(entry.reason),
      `<t:${Math.floor(entry.createdAt.getTime() / 1000)}:R>`,
    ),
  );
  const title = texts.balance(
    escapeText(profile.display_name),
    escapeText(name),
    profile.reputation,
    profile.rank,
  );
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        description: [title, ...lines].join('\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('reputation', 'history', userId, index)),
  };
};
