import type { GatewayDispatchEvents, GatewayDispatchPayload } from 'discord.js';
import type { Bot } from '../../bot.ts';

type DataOf<Payload, Event> = Payload extends { t: infer Events; d: infer Data }
  ? Event extends Events
    ? Data
    : never
  : never;

export type DispatchData<Event extends GatewayDispatchEvents> = DataOf<GatewayDispatchPayload, Event>;

export interface DispatchHandler {
  event: GatewayDispatchEvents;
  handle: (bot: Bot, data: never) => void | Promise<void>;
}

/**
 * Handles a raw gateway event. The events of discord.js cannot replace it: discord.js drops member events
 * that are replayed after a resume.
 */
export const onDispatch = <Event extends GatewayDispatchEvents>(
  event: Event,
  handle: (bot: Bot, data: DispatchData<Event>) => void | Promise<void>,
): DispatchHandler => ({ event, handle });
