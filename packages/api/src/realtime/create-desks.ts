import { randomUUID } from 'node:crypto';
import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import type { ClientMessage } from '@famiglia/contract/realtime/realtime';
import type { Context } from '@famiglia/core/platform/context';
import { findNames } from '@famiglia/core/members/member.queries';
import type { Connection } from './connection.ts';
import { DeskRoom } from './desk-room.ts';

type DeskMessage = Extract<ClientMessage, { type: 'desk' }>;

const REPEAT_MS = 20_000;
/** A key held down moves a tab a dozen times a second, and every process receives each announced place. */
const ANNOUNCE_EVERY_MS = 250;
/** Two repeats may get lost. */
const SILENT_MS = 50_000;

export interface Desks {
  /** A tab reports its screenshot at its guild's desk. Reports of people without access are ignored. */
  move: (connection: Connection, message: DeskMessage) => Promise<void>;
  leave: (connection: Connection) => Promise<void>;
  stop: () => void;
}

interface Tab {
  id: string;
  guildId: string;
  userId: string;
  place: DeskMessage;
  /** The latest place is announced at the end of this pause. */
  pause: NodeJS.Timeout | null;
}

/** Presence at the moderation desks. It is in memory only; the bus carries it to every process. */
export const createDesks = (context: Context): Desks => {
  const rooms = new Map<string, DeskRoom>();
  const tabs = new Map<Connection, Tab>();
  const names = createDeskNames(context);

  const publish = async ({ id, guildId, userId, place }: Omit<Tab, 'pause'>): Promise<void> => {
    const { showing, upcoming, open } = place;
    const move = { guildId, tabId: id, userId, showing, upcoming, open };
    await context.bus.publish(context.db, { type: 'desk.moved', ...move });
  };

  const tell = async (guildId: string): Promise<void> => {
    const room = rooms.get(guildId);
    const listening = [...tabs].filter(([, tab]) => tab.guildId === guildId);
    if (room === undefined || listening.length === 0) return;
    const known = await names.of(guildId, room.userIds());
    const nameOf = (userId: string): string => known.get(userId) ?? userId;
    for (const [connection, { id }] of listening) {
      if (!connection.isOpen) continue;
      connection.say({ type: 'desk', guild_id: guildId, others: room.seenFrom(id, nameOf) });
    }
  };

  /** At most four times a second for one tab; of several places in between only the last one is told. */
  const publishPaced = async (tab: Tab): Promise<void> => {
    if (tab.pause !== null) return;
    const told = tab.place;
    tab.pause = setTimeout(() => {
      tab.pause = null;
      if (tab.place === told) return;
      publishPaced(tab).catch((error: unknown) =>
        context.log.warn({ err: error }, 'a place at a desk was not told'),
      );
    }, ANNOUNCE_EVERY_MS);
    await publish(tab);
  };

  const tellSafely = (guildId: string): void => {
    tell(guildId).catch((error: unknown) => context.log.warn({ err: error }, 'a desk was not told'));
  };

  const mayLook = async (userId: string, guildId: string): Promise<boolean> =>
    (await context.access.inGuild(userId, guildId))?.permissions.has(
      gungameRoutes.pending.access.permission,
    ) ?? false;

  const leave = async (connection: Connection): Promise<void> => {
    const tab = tabs.get(connection);
    tabs.delete(connection);
    if (tab === undefined) return;
    clearTimeout(tab.pause ?? undefined);
    try {
      await publish({ ...tab, place: { type: 'desk', showing: null, upcoming: [], open: false } });
    } catch (error) {
      // The others notice it by the timeout.
      context.log.warn({ err: error }, 'leaving a desk was not announced');
    }
  };

  const repeat = async (): Promise<void> => {
    for (const [connection, tab] of tabs) {
      if (await mayLook(tab.userId, tab.guildId)) await publish(tab);
      else await leave(connection);
    }
    const before = context.clock().getTime() - SILENT_MS;
    for (const [guildId, room] of rooms) {
      if (room.dropSilent(before)) tellSafely(guildId);
      if (room.isEmpty) rooms.delete(guildId);
    }
  };

  const unsubscribe = context.bus.subscribe(['desk.moved'], (event) => {
    if (event.type !== 'desk.moved') return;
    const room = rooms.get(event.guildId) ?? new DeskRoom();
    rooms.set(event.guildId, room);
    room.move(event, context.clock().getTime());
    tellSafely(event.guildId);
  });
  const timer = setInterval(() => {
    repeat().catch((error: unknown) => context.log.warn({ err: error }, 'desks were not repeated'));
  }, REPEAT_MS);

  return {
    move: async (connection, message) => {
      const { person, guildId } = connection;
      if (person === null || guildId === null) {
        connection.close('notSignedIn');
        return;
      }
      if (!message.open) {
        await leave(connection);
        return;
      }
      if (!(await mayLook(person.userId, guildId)) || !connection.isOpen) return;
      const known = tabs.get(connection);
      const tab = known ?? { id: randomUUID(), guildId, userId: person.userId, place: message, pause: null };
      tab.place = message;
      tabs.set(connection, tab);
      await publishPaced(tab);
    },
    leave,
    stop: () => {
      clearInterval(timer);
      for (const { pause } of tabs.values()) clearTimeout(pause ?? undefined);
      names.stop();
      unsubscribe();
    },
  };
};

export interface DeskNames {
  of: (guildId: string, userIds: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  stop: () => void;
}

/** A cache of moderators' names, because a desk sends often. Valid until a guild's members change. */
const createDeskNames = (context: Context): DeskNames => {
  const guilds = new Map<string, Map<string, string>>();
  const unsubscribe = context.bus.subscribe(['members.changed'], (event) => {
    if (event.type === 'members.changed') guilds.delete(event.guildId);
  });
  return {
    of: async (guildId, userIds) => {
      const known = guilds.get(guildId) ?? new Map<string, string>();
      guilds.set(guildId, known);
      const unknown = [...userIds].filter((userId) => !known.has(userId));
      for (const [userId, name] of await findNames(context.db, guildId, unknown)) known.set(userId, name);
      return known;
    },
    stop: unsubscribe,
  };
};
