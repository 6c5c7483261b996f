import type { GatewayDispatchEvents, GatewayDispatchPayload } from 'discord-api-types/v10';

type DataOf<Payload, Event> = Payload extends { t: infer T; d: infer Data }
  ? Event extends T
    ? Data
    : never
  : never;

/** The payload of an event, by discord-api-types. */
export type DispatchData<Event extends GatewayDispatchEvents> = DataOf<GatewayDispatchPayload, Event>;
