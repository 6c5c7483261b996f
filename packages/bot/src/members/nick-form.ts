import { lookUpMember } from '@famiglia/core/members/look-up-member';
import { ComponentType, TextInputStyle } from 'discord.js';
import type { ActionRowData, TextInputComponentData } from 'discord.js';
import type { UserMenu } from '../commands/user-menu.ts';
import type { ModalCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { changeName } from './change-name.ts';
import { guildOf } from './guild-of.ts';
import { memberTexts } from './member-texts.ts';

const input = (
  customId: string,
  label: string,
  value: string | null,
  maxLength: number,
): ActionRowData<TextInputComponentData> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.TextInput,
      style: TextInputStyle.Short,
      customId,
      label,
      maxLength,
      required: false,
      ...(value === null ? {} : { value }),
    },
  ],
});

/** The form shows what stands there now; what is wiped out is taken away. */
export const nickMenu: UserMenu = {
  name: { en: 'In-game name', ru: 'Игровой ник' },
  run: async ({ bot, actor, interaction, language, answer }) => {
    const texts = memberTexts[language];
    const userId = interaction.targetUser.id;
    const profile = await lookUpMember(bot.context, actor, { guildId: guildOf(interaction), userId });
    await answer.open({
      title: texts.nickForm,
      customId: makeCustomId('members', 'nick', userId),
      components: [
        input('nick', texts.nick, profile.ingame_nick, 32),
        input('static', texts.staticId, profile.static_id, 11),
      ],
    });
  },
};

export const submitNick = async (call: ModalCall): Promise<void> => {
  const { fields } = call.interaction;
  await changeName(call, {
    userId: call.args[0] ?? call.actor.userId,
    nick: fields.getTextInputValue('nick'),
    staticId: fields.getTextInputValue('static'),
  });
};
