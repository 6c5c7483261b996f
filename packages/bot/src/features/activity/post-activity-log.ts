import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLog, finishMessage, hasWaitingLog } from '@famiglia/core/activity-log/activity-log.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { takeLogMessage } from '@famiglia/core/activity-log/activity-log';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { logLine } from '../../kit/texts/log-line.ts';

const NO_ACCESS_CODES = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];

/**
 * Posts the rows that a guild's log channel does not have yet, many rows per message. While the bot may not
 * write there the rows wait: the panel names the missing permission, and posting goes on once it is granted.
 */
export const postActivityLog = async (
  bot: Bot,
  { guildId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { context } = bot;
  const { channels, log, language, time_zone: timeZone } = await findSettings(context.db, guildId);
  if (channels.log === null) {
    await dropLog(context.db, guildId);
    return {};
  }
  if (!(await hasWaitingLog(context.db, guildId))) return {};
  const channel = await findPostableChannel(bot, [channels.log]);
  if (typeof channel === 'string') return { problem: channel };
  for (;;) {
    postponeIfOver(signal);
    const message = await takeLogMessage(context, guildId, log.types);
    if (message === null) return {};
    const lines = message.entries.map((entry) => logLine(entry, { language, timeZone }, context.clock()));
    try {
      await channel.send({
        embeds: [{ color: BRAND_COLOR, description: lines.join('\n') }],
        nonce: `log-${message.id}`,
        enforceNonce: true,
      });
    } catch (error) {
      if (isDiscordError(error, NO_ACCESS_CODES)) return { problem: 'missing_permissions' };
      throw error;
    }
    await finishMessage(context.db, guildId, message.id);
  }
};
