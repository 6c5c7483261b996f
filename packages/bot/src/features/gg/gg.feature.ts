import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { acceptMessage, hasFiles } from '../screenshots/accept-message.ts';
import { updateSubmissionReply } from '../screenshots/update-submission-reply.ts';
import { catchUp } from '../screenshots/catch-up.ts';
import { reviewButtons, reviewForms } from '../screenshots/review/review-actions.ts';
import { reviewListCommand, showScreenshot, turnReviewPage } from '../screenshots/review/review-list.ts';
import { screenshotOption, sendScreenshot } from '../screenshots/send-screenshot.ts';

const ggCommand: BotCommand = {
  name: { en: 'gg', ru: 'гг' },
  description: {
    en: 'GG screens: send one, see those that wait',
    ru: 'Скрины с ГГ: прислать, посмотреть очередь',
  },
  place: 'guild',
  topic: 'screens',
  subcommands: [
    {
      name: { en: 'send', ru: 'прислать' },
      description: { en: 'Send a GG screen', ru: 'Прислать скрин с ГГ' },
      answer: 'private',
      options: [screenshotOption],
      run: async (call) => sendScreenshot(call, 'gg'),
    },
    reviewListCommand('gg'),
  ],
};

/** GG screenshots, sent by command or posted in their channel. */
export const ggFeature: BotFeature = {
  name: 'gg',
  intents: [GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  commands: [ggCommand],
  buttons: { ...reviewButtons('gg'), list: turnReviewPage('gg') },
  selects: { show: showScreenshot('gg') },
  modals: reviewForms('gg'),
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.MessageCreate, async (bot, message) => {
      if (message.guild_id === undefined || !hasFiles(message)) return;
      try {
        await acceptMessage(bot, message.guild_id, message);
      } catch (error) {
        bot.log.warn({ err: error, message: message.id }, 'a message could not be taken; reading it again');
        await catchUp(bot, message.guild_id);
      }
    }),
    // Every new connection starts with this event, so missed screenshots are searched here. New members have
    // to be in the mirror first.
    onDispatch(GatewayDispatchEvents.GuildCreate, (bot, guild) => {
      if (guild.unavailable === true) return;
      void bot.mirror
        .guild(guild.id)
        .settled()
        .then(() => bot.work.add(catchUp(bot, guild.id)));
    }),
  ],
  busHandlers: [
    {
      types: ['settings.changed'],
      run: async (bot, event) => {
        if (event.type === 'settings.changed') await catchUp(bot, event.guildId);
      },
    },
  ],
  deliveries: [{ kind: 'submission_reply', deliver: updateSubmissionReply }],
};
