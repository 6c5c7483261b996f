import { lookUpMember } from '@famiglia/core/profiles/get-member';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { UserMenu } from '../../kit/interactions/user-menu.ts';
import type { CommandCall, UserMenuCall } from '../../kit/interactions/calls.ts';
import { hasPanel } from '../../kit/discord/has-panel.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { profileEmbed } from './profile-embed.ts';

export const profileCommand: BotCommand = {
  name: { en: 'profile', ru: 'профиль' },
  description: { en: 'A member’s profile', ru: 'Профиль участника' },
  place: 'guild',
  topic: 'self',
  answer: 'private',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Leave empty for your own', ru: 'Если не указать — ваш' },
      type: 'user',
    },
  ],
  run: async (call) => showProfile(call, call.interaction.options.getUser('member')?.id ?? call.actor.userId),
};

export const profileMenu: UserMenu = {
  name: { en: 'Profile', ru: 'Профиль' },
  run: async (call) => showProfile(call, call.interaction.targetUser.id),
};

/** Shows a member's profile to the person who asked. */
const showProfile = async (call: CommandCall | UserMenuCall, userId: string): Promise<void> => {
  const { context } = call.bot;
  const guildId = guildOf(call.interaction);
  const profile = await lookUpMember(context, call.actor, { guildId, userId });
  const { reputation_name: reputationName } = await findSettings(context.db, guildId);
  const panelUrl = (await hasPanel(context, call.actor.userId, guildId))
    ? `${context.config.publicUrl}/guild/${guildId}/users/${userId}`
    : null;
  const embed = profileEmbed({ profile, reputationName, language: call.language, panelUrl });
  await call.answer.reply({ embeds: [embed] });
};
