import { setTimeout as sleep } from 'node:timers/promises';
import { issueToken } from '@famiglia/core/auth/issue-token';
import { after, LIFETIMES } from '@famiglia/core/auth/lifetimes';
import type { Database } from '@famiglia/core/platform/db/database';
import { sessions, users } from '@famiglia/core/platform/db/schema/auth';
import type { BuiltGuild } from '@famiglia/sandbox/build-world';
import { WebSocket } from 'ws';

const AT_ONCE = 50;
const RECONNECT_MS = 2000;

interface Tab {
  guildId: string;
  token: string;
}

/** Each panel has an address of its own: otherwise all would share the rate limit of one visitor. */
const addressOf = (index: number): string => `10.1.${(index >> 8) & 255}.${index & 255}`;

/** Signs the owner of each guild in. */
export const signInOwners = async (db: Database, guilds: readonly BuiltGuild[]): Promise<Tab[]> => {
  const now = new Date();
  const byOwner = new Map(guilds.map(({ id, ownerId }) => [ownerId, id]));
  await db.insert(users).values([...byOwner.keys()].map((id) => ({ id, username: id })));
  const made = await db
    .insert(sessions)
    .values(
      [...byOwner.keys()].map((userId) => ({
        userId,
        createdAt: now,
        endsAt: after(now, LIFETIMES.session),
      })),
    )
    .returning();
  const tabs: Tab[] = [];
  for (const session of made) {
    const { token } = await issueToken(db, session, now);
    tabs.push({ guildId: byOwner.get(session.userId) ?? '', token });
  }
  return tabs;
};

/** Open panels that connect again when their process is gone. */
export const openTabs = async (url: string, owners: readonly Tab[], count: number) => {
  const told = { heard: 0, strays: 0 };
  /** How often tabs had to connect again, by the code and reason of the close. */
  const reconnects = new Map<string, number>();
  const sockets = new Set<WebSocket>();
  let closed = false;

  const open = async ({ guildId, token }: Tab, index: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
        headers: { 'x-forwarded-for': addressOf(index) },
      });
      sockets.add(socket);
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'auth', token }));
        socket.send(JSON.stringify({ type: 'subscribe', guild_id: guildId }));
      });
      socket.on('message', (data: Buffer) => {
        const { type, guild_id: about } = JSON.parse(data.toString()) as { type: string; guild_id?: string };
        if (type === 'subscribed') resolve();
        else if (about !== undefined) {
          if (about === guildId) told.heard += 1;
          else told.strays += 1;
        }
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', (code, why) => {
        sockets.delete(socket);
        if (closed) return;
        const reason = `${code} ${why.toString()}`.trim();
        reconnects.set(reason, (reconnects.get(reason) ?? 0) + 1);
        void sleep(Math.random() * RECONNECT_MS)
          .then(async () => (closed ? undefined : open({ guildId, token }, index)))
          .then(resolve);
      });
    });

  const tabs = Array.from({ length: count }, (_, index) => owners[index % owners.length]).filter(
    (tab) => tab !== undefined,
  );
  for (let first = 0; first < tabs.length; first += AT_ONCE) {
    await Promise.all(tabs.slice(first, first + AT_ONCE).map(async (tab, index) => open(tab, first + index)));
  }
  return {
    told,
    reconnects,
    openCount: () => sockets.size,
    close: () => {
      closed = true;
      for (const socket of sockets) socket.terminate();
    },
  };
};
