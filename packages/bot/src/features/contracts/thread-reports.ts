import { findContractOfThread, reportContract } from '@famiglia/core/contracts/report-contract';
import { AppError } from '@famiglia/core/platform/app-error';
import { GatewayDispatchEvents, GatewayIntentBits, SnowflakeUtil } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { hasFiles } from '../screenshots/accept-message.ts';
import { typedQuantity } from './typed-quantity.ts';

/** A picture that somebody on the list posts in the thread of a contract is a report of it; others only talk there. */
export const threadReports: Pick<BotFeature, 'intents' | 'gatewayHandlers'> = {
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.MessageCreate, async ({ context }, message) => {
      const { guild_id: guildId, channel_id: channelId, attachments, author } = message;
      const [file] = attachments;
      if (guildId === undefined || file === undefined || !hasFiles(message)) return;
      const contractId = await findContractOfThread(context.db, guildId, channelId);
      if (contractId === null) return;
      try {
        await reportContract(
          context,
          { kind: 'discord', userId: author.id },
          {
            guildId,
            contractId,
            sourceId: message.id,
            origin: 'message',
            channelId,
            submittedAt: new Date(SnowflakeUtil.timestampFrom(message.id)),
            quantity: typedQuantity(message.content),
            file: { url: file.url, bytes: file.size },
          },
        );
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }),
  ],
};
