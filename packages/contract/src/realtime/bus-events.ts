import { PANEL_BUS_EVENTS } from '../changes.ts';
import type { DeliveryKind } from '../deliveries/delivery-kinds.ts';

type Declared = typeof PANEL_BUS_EVENTS;

export type RealtimeType = keyof Declared;
export const REALTIME_TYPES = Object.keys(PANEL_BUS_EVENTS) as readonly RealtimeType[];

/** What a panel may have to refetch. */
export type Topic = Declared[RealtimeType]['stale'][number];

/** Bus events that only processes receive, not panels. */
interface ProcessBusEvents {
  /** Which screenshot a tab shows at the moderation desk; sent again at intervals while the tab is open. */
  'desk.moved': {
    guildId: string;
    tabId: string;
    userId: string;
    showing: string | null;
    upcoming: string[];
    open: boolean;
  };
  'session.ended': { sessionId: string };
  /** Something has to be brought to Discord. */
  'deliveries.wanted': { guildId: string; kind: DeliveryKind; subject: string };
  /** Something happened in a guild that tells an address outside. Published by a trigger on the activity. */
  'webhooks.wanted': { guildId: string };
  /** A job can be run, at once or later. Published by a trigger on the queues. */
  'jobs.queued': { name: string; later: boolean };
}

/**
 * What processes send each other over the bus: a type and ids, never content. Each bus event is published inside the
 * transaction that made it true.
 */
export type BusEvents = ProcessBusEvents & {
  [Type in RealtimeType]: { guildId: string } & Record<NonNullable<Declared[Type]['ids']>, string[]>;
};

export type BusEventType = keyof BusEvents;
export type BusEvent = { [Type in BusEventType]: { type: Type } & BusEvents[Type] }[BusEventType];
/** The bus events that are sent to panels. */
export type PanelBusEvent = Extract<BusEvent, { type: RealtimeType }>;

/** Whether a member without the panel hears of it, and of which ids. */
export const idsForMember = (event: PanelBusEvent, userId: string): readonly string[] | null => {
  const declared: { ids: string | null; members?: 'all' | 'own' } = PANEL_BUS_EVENTS[event.type];
  const ids = changedIds(event);
  if (declared.members === 'all') return ids;
  return declared.members === 'own' && ids.includes(userId) ? [userId] : null;
};

/** The ids of what changed; none where it is the guild as a whole. */
export const changedIds = (event: PanelBusEvent): readonly string[] => {
  const { ids } = PANEL_BUS_EVENTS[event.type];
  const carried: { guildId: string } & Partial<Record<NonNullable<typeof ids>, readonly string[]>> = event;
  return ids === null ? [] : (carried[ids] ?? []);
};
