import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { Events, GatewayOpcodes } from 'discord.js';
import type { Client } from 'discord.js';
import { createActivityRecorder } from '../features/activity/activity-recorder.ts';
import type { Bot } from '../bot.ts';
import { readCommandIds, registerCommands } from '../commands/register-commands.ts';
import type { BotFeature } from '../feature.ts';
import { watchDeletedMessages } from '../deliveries/deleted-messages.ts';
import { deliverWanted } from '../deliveries/deliver-wanted.ts';
import { createKeptForms } from '../kit/interactions/kept-forms.ts';
import { createLastRefusals } from '../kit/interactions/last-refusals.ts';
import { createInteractionMemory, dispatchInteraction } from '../kit/interactions/dispatch-interaction.ts';
import { buildRegistry } from '../kit/interactions/registry.ts';
import { createMirror } from '../mirror/mirror.ts';
import type { MirrorLimits } from '../mirror/mirror.ts';
import type { Pace } from '../mirror/pacer.ts';
import { createRunningWork } from '../kit/running-work.ts';
import { attachHandlers } from './attach-handlers.ts';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { createClient } from './create-client.ts';
import { withoutStopErrors } from './abort-on-stop.ts';
import { sharedThrottler } from './identify-throttler.ts';
import type { RefusalBudget } from './refusal-budget.ts';
import { keepHeartbeat } from './keep-heartbeat.ts';
import { logConnection } from './log-connection.ts';
import type { Shard } from '@famiglia/core/platform/shards/shard';

export interface BotSettings {
  context: Context;
  leases?: Pick<Context, 'db'> | undefined;
  token: string;
  /** Base of Discord's REST API, without the version. */
  apiUrl: string;
  log: Logger;
  features: readonly BotFeature[];
  shard: Shard;
  /** Shared by all shards and all processes. */
  refusals: RefusalBudget;
  /** How fast the member lists of guilds are requested; as fast as Discord allows if left out. */
  requestPace?: Pace | undefined;
  /** Shared by all shards of the process. */
  mirrorLimits?: MirrorLimits;
  /** How often one shard of a bucket may identify; somewhat more than Discord’s five seconds if left out. */
  identifyEveryMs?: number | undefined;
  /** How often the heartbeat is recorded. */
  heartbeatMs?: number | undefined;
}

const LAST_DELIVERIES_MS = 1000;

interface Leaving {
  leaving: AbortSignal;
  signal: AbortSignal;
}

/** A client with all features attached, not yet logged in. */
export const openBot = (settings: BotSettings, { leaving, signal }: Leaving) => {
  const { context, features, shard } = settings;
  const log = withoutStopErrors(settings.log, leaving);
  let closeCode: number | undefined;
  const onClosed = (code: number): void => {
    closeCode = code;
  };
  const throttler = sharedThrottler({ db: (settings.leases ?? context).db, log }, settings.identifyEveryMs);
  const client = createClient({ ...settings, leaving, signal, onClosed, throttler });
  const registry = buildRegistry(features);
  const commandIds = new Map<string, string>();
  const mirror = createMirror({
    context,
    log,
    shard,
    requestPace: settings.requestPace,
    limits: settings.mirrorLimits,
    requestMembers: (guildId, nonce) =>
      client.ws.shards.get(shard.id)?.send({
        op: GatewayOpcodes.RequestGuildMembers,
        d: { guild_id: guildId, query: '', limit: 0, nonce },
      }),
  });
  const activity = createActivityRecorder(context, log);
  const bot: Bot = {
    client,
    shard,
    context,
    log,
    commands: features.flatMap((feature) => feature.commands ?? []),
    mirror,
    activity,
    work: createRunningWork(log),
    refusals: createLastRefusals(),
    forms: createKeptForms(),
    commandIds,
  };

  const kinds = features.flatMap((feature) => feature.deliveries ?? []);
  const deleted = watchDeletedMessages(kinds);
  const detach = attachHandlers(bot, [
    ...features,
    { name: 'deliveries', gatewayHandlers: deleted.handlers },
  ]);
  const memory = createInteractionMemory();
  client.on(Events.InteractionCreate, (interaction) => {
    if (memory.isNew(interaction.id)) bot.work.add(dispatchInteraction(bot, registry, interaction));
  });
  logConnection(client, log, signal, () => closeCode);
  client.once(Events.ClientReady, (ready) => {
    void announceCommands(ready);
    stopDelivering = deliverWanted(bot, kinds, deleted);
  });

  let stopDelivering: (() => Promise<void>) | undefined;
  let commandsRegistered = false;
  /** The bot needs its commands, so it retries until Discord has registered them. */
  const announceCommands = async (ready: Client<true>): Promise<void> => {
    for (let failures = 0; !leaving.aborted; failures += 1) {
      try {
        // One shard registers them for all; the others only need their ids.
        const known = shard.id === 0 ? await registerCommands(ready, features) : await readCommandIds(ready);
        for (const [name, id] of known) commandIds.set(name, id);
        commandsRegistered = true;
        return;
      } catch (error) {
        const retryMs = backoff(failures);
        const about = { err: error, retryMs: Math.round(retryMs) };
        if (!leaving.aborted) log.error(about, 'the slash commands could not be registered; trying again');
        await sleep(retryMs, undefined, { signal: leaving }).catch(() => undefined);
      }
    }
  };

  const stopBeating = keepHeartbeat(bot, shard, settings.heartbeatMs);
  const takeNothingNew = async (): Promise<void> => {
    detach();
    // An unfinished delivery is taken over by the next process.
    await Promise.race([stopDelivering?.(), sleep(LAST_DELIVERIES_MS)]);
  };
  let retired: Promise<void> | undefined;
  /** From now on no new work is started except for clicks, while we are still connected. */
  const retire = async (): Promise<void> => (retired ??= takeNothingNew());

  const close = async (): Promise<void> => {
    await retire();
    stopBeating();
    const written = Promise.all([mirror.stop(), activity.stop()]);
    await client.destroy();
    await written;
  };
  return { bot, retire, close, commandsRegistered: () => commandsRegistered };
};
