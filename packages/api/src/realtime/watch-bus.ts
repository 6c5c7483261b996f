import { changedIds, idsForMember, REALTIME_TYPES } from '@famiglia/contract/realtime/bus-events';
import type { BusEvent, PanelBusEvent } from '@famiglia/contract/realtime/bus-events';
import type { ServerMessage } from '@famiglia/contract/realtime/realtime';
import type { Context } from '@famiglia/core/platform/context';
import type { Connection } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { RightsChecks } from './rights-checks.ts';
import { tellTicketReaders } from './tell-ticket-readers.ts';

/** After these bus events a person may have lost access. */
const ACCESS_EVENTS = new Set<BusEvent['type']>([
  'guild.changed',
  'members.changed',
  'access.changed',
  'subscription.changed',
  // The family may close the page of the cabinet.
  'settings.changed',
]);

/** Reconnecting tabs refetch everything. The more there are, the longer they are spread over. */
const RECONNECT_SPREAD_MS = { forEach: 10, atMost: 5000 };

export interface BusWatch {
  /** For how long nothing has changed in a guild. Never longer than this process has been listening without a gap. */
  quietMs: (guildId: string) => number;
  stop: () => void;
}

/** Forwards bus events to the tabs that watch the guild; those of tickets to their readers and to site admins. */
export const watchBus = (
  context: Context,
  registry: ConnectionRegistry,
  rights: Pick<RightsChecks, 'check'>,
): BusWatch => {
  const now = (): number => context.clock().getTime();
  let listeningSince = now();
  const lastChanges = new Map<string, number>();
  const stopEvents = context.bus.subscribe(REALTIME_TYPES, (event) => {
    const text = Buffer.from(JSON.stringify(messageOf(event as PanelBusEvent)));
    const { guildId } = event as PanelBusEvent;
    lastChanges.set(guildId, now());
    if (event.type === 'support.changed') void tellTicketReaders(context, registry, event, text);
    else for (const connection of registry.of(guildId)) tell(connection, event as PanelBusEvent, text);
    if (ACCESS_EVENTS.has(event.type)) void rights.check(guildId);
  });
  const stopSessions = context.bus.subscribe(['session.ended'], (event) => {
    if (event.type !== 'session.ended') return;
    for (const connection of registry.all()) {
      if (connection.person?.sessionId === event.sessionId) connection.close('notSignedIn');
    }
  });
  // It is unknown what was missed: reconnecting tabs refetch everything.
  const stopGaps = context.bus.onGap(() => {
    listeningSince = now();
    lastChanges.clear();
    const tabs = [...registry.all()];
    const spread = Math.min(RECONNECT_SPREAD_MS.atMost, tabs.length * RECONNECT_SPREAD_MS.forEach);
    for (const tab of tabs) setTimeout(() => tab.close('missedEvents'), Math.random() * spread).unref();
  });
  return {
    quietMs: (guildId) => now() - (lastChanges.get(guildId) ?? listeningSince),
    stop: () => {
      stopGaps();
      stopEvents();
      stopSessions();
    },
  };
};

/** Members without the panel hear only what concerns all of them, or themselves. */
const tell = (connection: Connection, event: PanelBusEvent, text: Buffer): void => {
  if (connection.scope === 'panel') {
    connection.sendText(text);
    return;
  }
  const ids = idsForMember(event, connection.person?.userId ?? '');
  if (ids !== null) connection.say({ type: event.type, guild_id: event.guildId, ids });
};

const messageOf = (event: PanelBusEvent): ServerMessage => ({
  type: event.type,
  guild_id: event.guildId,
  ids: changedIds(event),
});
