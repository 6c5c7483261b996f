import { setTimeout as sleep } from 'node:timers/promises';
import { issueToken } from '@famiglia/core/auth/issue-token';
import { after, LIFETIMES } from '@famiglia/core/auth/lifetimes';
import type { Database } from '@famiglia/core/platform/db/database';
import { sessions, users } from '@famiglia/core/platform/db/schema/auth';
import type { BuiltGuild } from '@famiglia/sandbox/build-world';
import { WebSocket } from 'ws';

const CONCURRENCY = 50;
/** The panel's own pauses before it connects again (packages/web/src/shared/realtime/open-socket.ts). */
const FIRST_PAUSE_MS = [500, 2000] as const;
const LONGEST_PAUSE_MS = [8000, 16_000] as const;
const GROWTH = 1.3;
/** After a connection of this length the pauses begin anew. */
const LASTED_MS = 5000;

const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);

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

/** Open panels that connect again when their process is gone, as patiently as the panel itself. */
export const openTabs = async (url: string, owners: readonly Tab[], count: number) => {
  const told = { heard: 0, strays: 0 };
  /** How often tabs had to connect again, by the reason. */
  const reconnects = new Map<string, number>();
  const sockets = new Set<WebSocket>();
  let watching = 0;
  let closed = false;

  const connect = async ({ guildId, token }: Tab, index: number, subscribed: () => void): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
        headers: { 'x-forwarded-for': addressOf(index) },
      });
      let refusal: string | undefined;
      let isSubscribed = false;
      sockets.add(socket);
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'auth', token }));
        socket.send(JSON.stringify({ type: 'subscribe', guild_id: guildId }));
      });
      socket.on('message', (data: Buffer) => {
        const { type, guild_id: about } = JSON.parse(data.toString()) as { type: string; guild_id?: string };
        if (type === 'subscribed') {
          isSubscribed = true;
          watching += 1;
          subscribed();
        } else if (about === guildId) told.heard += 1;
        else if (about !== undefined) told.strays += 1;
      });
      socket.on('unexpected-response', (_, { statusCode }) => {
        refusal = `HTTP ${statusCode} instead of a socket`;
        socket.terminate();
      });
      socket.on('error', (error) => {
        refusal ??= error.message;
        socket.terminate();
      });
      socket.on('close', (code, why) => {
        sockets.delete(socket);
        if (isSubscribed) watching -= 1;
        resolve(refusal ?? `${code} ${why.toString()}`.trim());
      });
    });

  const keepOpen = async (tab: Tab, index: number, subscribed: () => void): Promise<void> => {
    const [first, longest] = [between(FIRST_PAUSE_MS), between(LONGEST_PAUSE_MS)];
    let failures = 0;
    for (;;) {
      const began = performance.now();
      const reason = await connect(tab, index, subscribed);
      if (closed) return;
      reconnects.set(reason, (reconnects.get(reason) ?? 0) + 1);
      if (performance.now() - began > LASTED_MS) failures = 0;
      await sleep(Math.min(longest, first * GROWTH ** failures));
      failures += 1;
    }
  };

  const tabs = Array.from({ length: count }, (_, index) => owners[index % owners.length]).filter(
    (tab) => tab !== undefined,
  );
  for (let first = 0; first < tabs.length; first += CONCURRENCY) {
    const opened = tabs
      .slice(first, first + CONCURRENCY)
      .map(async (tab, index) => new Promise<void>((resolve) => void keepOpen(tab, first + index, resolve)));
    await Promise.all(opened);
  }
  return {
    told,
    reconnects,
    watchingCount: () => watching,
    close: () => {
      closed = true;
      for (const socket of sockets) socket.terminate();
    },
  };
};
