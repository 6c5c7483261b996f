import { snowflake } from '@famiglia/contract/kit/shapes';
import type { Language } from '@famiglia/contract/kit/language';
import { signUp } from '@famiglia/core/rosters/sign-up';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, ButtonComponentData } from 'discord.js';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { answerTexts } from './answer-texts.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { rosterTexts } from './roster-texts.ts';
import { placeAnswer } from './sign-up-answer.ts';
import { targetOf } from './target-of.ts';

export const MAYBE_REPLY = 'reply';

/** The buttons below the question to somebody who is not sure. A direct message belongs to no guild, so they name it. */
export const maybeReplyRow = (
  kind: DiscordRosterKind,
  { guildId, rosterId }: { guildId: string; rosterId: string },
  language: Language,
): ActionRowData<ButtonComponentData> => {
  const button = (
    choice: 'main' | 'cannot',
    label: string,
    style: ButtonStyle.Success | ButtonStyle.Secondary,
  ) => ({
    type: ComponentType.Button as const,
    style,
    customId: makeCustomId(kind.feature, MAYBE_REPLY, rosterId, guildId, choice),
    label,
  });
  return {
    type: ComponentType.ActionRow,
    components: [
      button('main', rosterTexts[language].join, ButtonStyle.Success),
      button('cannot', answerTexts[language].buttons.cannot, ButtonStyle.Secondary),
    ],
  };
};

/** Joins, or says that they cannot come, from the direct message. The roster accepts only members of its guild. */
export const replyToMaybe =
  (kind: DiscordRosterKind) =>
  async ({ bot, actor, interaction, language, answer, args }: ButtonCall): Promise<void> => {
    const [, guild, chosen] = args;
    const guildId = snowflake.safeParse(guild).data ?? null;
    const target = targetOf({ interaction: { guildId }, args });
    const choice = chosen === 'main' ? ('main' as const) : ('cannot' as const);
    const told = await signUp(bot.context, actor, { ...target, kind, choice, key: interaction.id });
    const content =
      told.leaving === undefined ? placeAnswer(language, told) : answerTexts[language].leaveThere;
    // The question stays above: a direct message has nothing else that says what it is about.
    await answer.update({ content: `${interaction.message.content}\n${content}`, components: [] });
  };
