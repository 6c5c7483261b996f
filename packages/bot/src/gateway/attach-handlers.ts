import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { Bot } from '../bot.ts';
import type { BotFeature } from '../feature.ts';

/**
 * Connects the gateway and bus handlers of all features and starts their services. A failing handler is
 * logged and does not affect the others.
 */
export const attachHandlers = (bot: Bot, features: readonly BotFeature[]): (() => void) => {
  const guard = (what: string, run: () => void | Promise<void>): void => {
    bot.work.add(
      (async () => run())().catch((error: unknown) => {
        bot.log.error({ err: error, what }, 'a handler of the bot failed');
      }),
    );
  };

  for (const { event, handle } of features.flatMap((feature) => feature.gatewayHandlers ?? [])) {
    bot.client.ws.on(event, (data: unknown) => guard(event, () => handle(bot, data as never)));
  }
  const unsubscribe = features
    .flatMap((feature) => feature.busHandlers ?? [])
    .map(({ types, run }) =>
      bot.context.bus.subscribe(types, (event) => {
        if (isServedHere(bot, event)) guard(event.type, () => run(bot, event));
      }),
    );
  const services = features.flatMap((feature) => feature.services ?? []).map((start) => start(bot));
  return () => {
    for (const stop of [...unsubscribe, ...services]) stop();
  };
};

/** Whether this session serves the guild: every process receives the bus events of all guilds. */
const isServedHere = ({ client }: Bot, event: BusEvent): boolean =>
  !('guildId' in event) || client.guilds.cache.has(event.guildId);
