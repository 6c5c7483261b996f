import type { Client, ClientEvents } from 'discord.js';

/** The next event of a kind, as a promise. */
export const once = <Event extends keyof ClientEvents>(
  client: Client,
  event: Event,
): Promise<ClientEvents[Event]> =>
  new Promise((resolve) => {
    client.once(event, (...values: unknown[]) => resolve(values as ClientEvents[Event]));
  });
