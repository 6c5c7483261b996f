import { GatewayIntentBits } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { BotFeature } from '../../feature.ts';
import { watchChannels } from '../../kit/discord/watch-channels.ts';
import { acceptMessage, hasFiles, screenshotChannels } from '../screenshots/accept-message.ts';
import { updateSubmissionReply } from '../screenshots/update-submission-reply.ts';
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

/** Both kinds of screenshots have channels, which may be the same. */
const screenshots = watchChannels({
  channelsOf: (channels) => screenshotChannels(channels).map(({ channelId }) => channelId),
  mayMatter: hasFiles,
  accept: acceptMessage,
});

/** GG screenshots, sent by command or posted in their channel. */
export const ggFeature: BotFeature = {
  name: 'gg',
  intents: [GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  commands: [ggCommand],
  buttons: { ...reviewButtons('gg'), list: turnReviewPage('gg') },
  selects: { show: showScreenshot('gg') },
  modals: reviewForms('gg'),
  gatewayHandlers: screenshots.gatewayHandlers,
  busHandlers: screenshots.busHandlers,
  deliveries: [{ kind: 'submission_reply', deliver: updateSubmissionReply }],
};
