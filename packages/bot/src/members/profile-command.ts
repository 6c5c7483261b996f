import type { BotCommand } from '../commands/command.ts';
import type { UserMenu } from '../commands/user-menu.ts';
import { showProfile } from './show-profile.ts';

export const profileCommand: BotCommand = {
  name: { en: 'profile', ru: 'профиль' },
  description: { en: 'What the family knows of a member', ru: 'Что семья знает об участнике' },
  place: 'guild',
  answer: 'private',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Whose; yours if left out', ru: 'Чей; если не указать, ваш' },
      type: 'user',
    },
  ],
  run: async (call) => showProfile(call, call.interaction.options.getUser('member')?.id ?? call.actor.userId),
};

export const profileMenu: UserMenu = {
  name: { en: 'Profile', ru: 'Профиль' },
  run: async (call) => showProfile(call, call.interaction.targetUser.id),
};
