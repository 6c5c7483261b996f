import type { Context } from '@famiglia/core/context';
import type { Logger } from '@famiglia/core/logger';
import { Events, GatewayOpcodes } from 'discord.js';
import type { Client } from 'discord.js';
import { createActivityRecorder } from '../activity/activity-recorder.ts';
import type { Bot } from '../bot.ts';
import { registerCommands } from '../commands/register-commands.ts';
import type { BotFeature } from '../feature.ts';
import { dispatchInteraction } from '../interactions/dispatch-interaction.ts';
import { buildRegistry } from '../interactions/registry.ts';
import { createMirror } from '../mirror/mirror.ts';
import type { Pace } from '../mirror/pacer.ts';
import { createRunningWork } from '../running-work.ts';
import { attachHandlers } from './attach-handlers.ts';
import { createClient } from './create-client.ts';
import { logConnection } from './log-connection.ts';
import type { Shard } from './shard.ts';
import { workJobs } from './work-jobs.ts';

export interface BotSettings {
  context: Context;
  token: string;
  /** Base of Discord's REST API, without the version. */
  apiUrl: string;
  log: Logger;
  features: readonly BotFeature[];
  shard: Shard;
  /** How fast the member lists of guilds are asked for; as Discord allows it if left out. */
  requestPace?: Pace | undefined;
}

/** A client with all features attached, not yet logged in. */
export const openBot = (settings: BotSettings, signal: AbortSignal) => {
  const { context, log, features, shard } = settings;
  const client = createClient({ ...settings, signal });
  const registry = buildRegistry(features);
  const commandIds = new Map<string, string>();
  const mirror = createMirror({
    context,
    log,
    shard,
    requestPace: settings.requestPace,
    requestMembers: (guildId, nonce) =>
      client.ws.shards.get(shard.id)?.send({
        op: GatewayOpcodes.RequestGuildMembers,
        d: { guild_id: guildId, query: '', limit: 0, nonce },
      }),
  });
  const activity = createActivityRecorder(context, log);
  const bot: Bot = {
    client,
    context,
    log,
    features,
    mirror,
    activity,
    work: createRunningWork(),
    commandIds,
  };

  const detach = attachHandlers(bot);
  client.on(Events.InteractionCreate, (interaction) => {
    bot.work.add(dispatchInteraction(bot, registry, interaction));
  });
  logConnection(client, log, signal);
  client.once(Events.ClientReady, (ready) => {
    if (shard.id === 0) bot.work.add(announceCommands(ready));
    jobs = workJobs(bot);
    jobs.catch((error: unknown) => log.error({ err: error }, 'the bot’s jobs could not be taken up'));
  });

  let jobs: ReturnType<typeof workJobs> | undefined;
  const announceCommands = async (ready: Client<true>): Promise<void> => {
    try {
      for (const [name, id] of await registerCommands(ready, features)) commandIds.set(name, id);
    } catch (error) {
      log.error({ err: error }, 'the slash commands could not be registered');
    }
  };

  const close = async (): Promise<void> => {
    detach();
    await (
      await jobs?.catch(() => undefined)
    )?.();
    const written = Promise.all([mirror.stop(), activity.stop()]);
    await client.destroy();
    await written;
  };
  return { bot, close };
};
