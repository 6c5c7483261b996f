import { NEW_CHANNEL_NAMES } from '@famiglia/contract/settings/new-channels';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { AppError } from '@famiglia/core/platform/app-error';
import { createChannel } from '@famiglia/core/settings/create-channel';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { loadSetup } from './load-setup.ts';
import { setupMessage } from './setup-message.ts';
import { setupTexts } from './setup-texts.ts';

/** The button of the first steps: the bot creates the channel that is missing next. */
export const createNext = async (call: ButtonCall): Promise<void> => {
  const purpose = NEW_CHANNEL_NAMES.find((one) => one === call.args[0]);
  if (purpose === undefined) throw new AppError('control_outdated');
  const input = { guildId: guildOf(call.interaction), purpose };
  await byRoute(settingsRoutes.createChannel, createChannel)(call.bot.context, call.actor, input);
  const view = await loadSetup(call);
  await call.answer.update(
    setupMessage(view, { section: 'first', question: 'channels' }, setupTexts[call.language].channelAsked),
  );
};
