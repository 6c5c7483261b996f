import { NEW_CHANNELS } from '@famiglia/contract/settings/new-channels';
import type { NewChannel } from '@famiglia/contract/settings/new-channels';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findBotStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { guildPermissions, lacking } from '../bot-permissions/held-permissions.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { newChannelSubject } from './new-channel.queries.ts';
import { saveSettings } from './save-settings.ts';
import { findSettings } from './settings.queries.ts';

/** Asks the bot for a channel, unless the family has one. Without the right to create channels it is refused at once. */
export const createChannel: UseCase<typeof settingsRoutes.createChannel> = async (
  context,
  actor,
  { guildId, purpose },
) => {
  const { access } = settingsRoutes.createChannel;
  await requireGuildAccess(context, actor, guildId, access);
  const { db } = context;
  if ((await findNameOfNew(context, guildId, purpose)) === null) return null;
  const bot = await findBotStanding(db, guildId);
  if (bot !== null && lacking(guildPermissions(bot), ['ManageChannels']).length > 0)
    throw new AppError('bot_cannot_create_channels');
  const subject = newChannelSubject(purpose, requireSignedIn(actor).userId);
  await requestDelivery(db, { guildId, kind: 'new_channel', subject });
  return null;
};

/** What a channel of this purpose is to be called; null where the family has one. */
export const findNameOfNew = async (
  { db }: Context,
  guildId: string,
  purpose: NewChannel,
): Promise<string | null> => {
  const { channels, language } = await findSettings(db, guildId);
  const chosen = channels[purpose];
  const isThere = chosen !== null && (await findChannels(db, guildId)).some(({ id }) => id === chosen);
  return isThere ? null : NEW_CHANNELS[purpose][language];
};

/** As often as others save their settings at the same moment, and then some. */
const MOST_TRIES = 10;

/**
 * The family uses a channel from now on, as if the person had chosen it in the settings. Whatever was chosen for the purpose
 * meanwhile stays.
 */
export const chooseChannel = async (
  context: Context,
  actor: Actor,
  { guildId, purpose, channelId }: { guildId: string; purpose: NewChannel; channelId: string },
): Promise<void> => {
  for (let tries = 1; (await findNameOfNew(context, guildId, purpose)) !== null; tries += 1) {
    const settings = await findSettings(context.db, guildId);
    const values = valuesOf(settings);
    const channels = { ...values.channels, [purpose]: channelId };
    try {
      await saveSettings(context, actor, { ...values, channels, guildId, version: settings.version });
      return;
    } catch (error) {
      const isLate = error instanceof AppError && error.code === 'version_conflict';
      if (!isLate || tries >= MOST_TRIES) throw error;
    }
  }
};
