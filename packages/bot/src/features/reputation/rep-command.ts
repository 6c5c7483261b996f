import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { visibleText } from '@famiglia/contract/kit/visible-text';
import { AppError } from '@famiglia/core/platform/app-error';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { UserMenu } from '../../kit/interactions/user-menu.ts';
import type { CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { reputationTexts } from './reputation-texts.ts';
import { showReputation } from './show-reputation.ts';

const MAX_CHANGE = 1_000_000;

const change = async (call: CommandCall, userId: string, delta: number): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const texts = reputationTexts[language];
  const guildId = guildOf(interaction);
  const reason = visibleText(interaction.options.getString('reason') ?? '').trim() || texts.byBot;
  const { items } = await byRoute(reputationRoutes.changeMany, changeReputation)(bot.context, actor, {
    guildId,
    userIds: [userId],
    delta,
    reason,
  });
  const { reputation_name: name } = await findSettings(bot.context.db, guildId);
  const balance = items[0]?.balance ?? 0;
  await answer.reply({ content: texts.changed(`<@${userId}>`, delta, escapeText(name), balance) });
};

export const repCommand: BotCommand = {
  name: { en: 'rep', ru: 'репутация' },
  description: { en: 'See or change reputation', ru: 'Посмотреть или изменить репутацию' },
  place: 'guild',
  topic: 'self',
  answer: 'private',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Leave empty for your own', ru: 'Если не указать — ваша' },
      type: 'user',
    },
    {
      name: { en: 'change', ru: 'изменить' },
      description: {
        en: 'By how much, if you have permission: 10 or -10',
        ru: 'На сколько, если есть право: 10 или -10',
      },
      type: 'integer',
      min: -MAX_CHANGE,
      max: MAX_CHANGE,
    },
    {
      name: { en: 'reason', ru: 'причина' },
      description: { en: 'What for', ru: 'За что' },
      type: 'text',
      max: 200,
    },
  ],
  run: async (call) => {
    const { options } = call.interaction;
    const member = options.getUser('member');
    if (member?.bot === true) throw new AppError('bot_is_no_member');
    const userId = member?.id ?? call.actor.userId;
    const delta = options.getInteger('change') ?? 0;
    await (delta === 0 ? showReputation(call, userId) : change(call, userId, delta));
  },
};

export const repMenu: UserMenu = {
  name: { en: 'Reputation', ru: 'Репутация' },
  run: async (call) => {
    const { targetUser } = call.interaction;
    if (targetUser.bot) throw new AppError('bot_is_no_member');
    await showReputation(call, targetUser.id);
  },
};
