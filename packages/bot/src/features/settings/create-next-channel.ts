import { NEW_CHANNEL_NAMES } from '@famiglia/contract/settings/new-channels';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { AppError } from '@famiglia/core/platform/app-error';
import { createChannel } from '@famiglia/core/settings/create-channel';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { followNewChannel } from './follow-new-channel.ts';
import { loadSetup } from './load-setup.ts';
import { setupMessage } from './setup-message.ts';

/** The button of the first steps: the bot creates the channel that is missing next, and the message says when it is there. */
export const createNext = async (call: ButtonCall): Promise<void> => {
  const purpose = NEW_CHANNEL_NAMES.find((one) => one === call.args[0]);
  if (purpose === undefined) throw new AppError('control_outdated');
  const guildId = guildOf(call.interaction);
  await byRoute(settingsRoutes.createChannel, createChannel)(call.bot.context, call.actor, {
    guildId,
    purpose,
  });
  await showQuestion(call);
  const show = async () => {
    if (await stillAsks(call)) await showQuestion(call);
  };
  await followNewChannel(call.bot, { guildId, purpose, show });
};

const showQuestion = async (call: ButtonCall): Promise<void> =>
  call.answer.update(setupMessage(await loadSetup(call), { section: 'first', question: 'channels' }));

/** The person may have gone on to another page of the message. */
const stillAsks = async ({ interaction }: ButtonCall): Promise<boolean> =>
  (await interaction.fetchReply()).resolveComponent(makeCustomId('setup', 'settle', 'channels')) !== null;
