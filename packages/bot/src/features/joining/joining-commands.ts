import { nicknameRoutes } from '@famiglia/contract/nicknames/nicknames';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { Language } from '@famiglia/contract/kit/language';
import { applyNicknames, previewNicknames } from '@famiglia/core/nicknames/apply-nicknames';
import { getSettings } from '@famiglia/core/settings/get-settings';
import { findMember } from '@famiglia/core/members/member.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { joiningTexts } from './joining-texts.ts';
import { welcomeText } from './welcome.ts';

/** Shows the welcome as the caller would get it as a newcomer. */
const showWelcome = async ({ bot, actor, interaction, language, answer }: CommandCall): Promise<void> => {
  const guildId = guildOf(interaction);
  const settings = await getSettings(bot.context, actor, { guildId });
  const member = await findMember(bot.context.db, guildId, actor.userId);
  const name = member?.ingameNick ?? member?.displayName ?? interaction.user.username;
  const texts = joiningTexts[language];
  const { welcome } = settings.joining;
  const lacksChannel = (welcome === 'channel' || welcome === 'both') && settings.channels.welcome === null;
  await answer.reply({
    content: [texts.preview[welcome], ...(lacksChannel ? [texts.noChannel] : [])].join('\n'),
    embeds: [
      {
        color: BRAND_COLOR,
        description: welcomeText(bot, guildId, settings, { userId: actor.userId, name }),
      },
    ],
  });
};

export const welcomeCommand: BotCommand = {
  name: { en: 'welcome', ru: 'приветствие' },
  description: {
    en: 'Preview the welcome as a newcomer sees it',
    ru: 'Посмотреть приветствие глазами новичка',
  },
  place: 'guild',
  topic: 'setup',
  needs: 'settings.manage',
  answer: 'private',
  run: showWelcome,
};

/** A line has two escaped names of 32 characters, and an embed holds 4,096. */
const MAX_LINES = 20;

const nicknamesMessage = async (
  { bot, actor, interaction }: CommandCall | ButtonCall,
  language: Language,
): Promise<BaseMessageOptions> => {
  const input = { guildId: guildOf(interaction), limit: MAX_LINES, offset: 0 };
  const found = await previewNicknames(bot.context, actor, input);
  const { items, total } = found;
  const texts = joiningTexts[language];
  const lines = items.map((one) => texts.change(escapeText(one.display_name), escapeText(one.nickname)));
  const notes = [
    texts.pattern(escapeText(found.pattern)),
    ...(found.above_bot > 0 ? [texts.aboveBot(found.above_bot)] : []),
    ...(found.nameless > 0 ? [texts.nameless(found.nameless)] : []),
  ];
  const rest = total > items.length ? [texts.more(total - items.length)] : [];
  const button = {
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    customId: makeCustomId('joining', 'rename'),
    label: texts.apply(total),
  } as const;
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: total === 0 ? texts.inStep : texts.nicknames(total),
        description: [...lines, ...rest, '', ...notes.map((note) => `-# ${note}`)].join('\n'),
      },
    ],
    components: total === 0 ? [] : [{ type: ComponentType.ActionRow, components: [button] }],
  };
};

/** Who would be renamed, before anybody is. */
export const nicknamesCommand: BotCommand = {
  name: { en: 'nicknames', ru: 'ники' },
  description: {
    en: 'See whose nickname does not follow the pattern, and rename them',
    ru: 'У кого ник не по шаблону: посмотреть и переименовать',
  },
  place: 'guild',
  topic: 'people',
  needs: 'personnel.manage',
  answer: 'private',
  run: async (call) => call.answer.reply(await nicknamesMessage(call, call.language)),
};

export const renameAll = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const { asked } = await byRoute(nicknameRoutes.apply, applyNicknames)(bot.context, actor, {
    guildId: guildOf(interaction),
  });
  await answer.update({ content: joiningTexts[language].applied(asked), embeds: [], components: [] });
};
