import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import type { PanelBusEvent } from '@famiglia/contract/realtime/bus-events';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { RIGHTS_AGE } from '@famiglia/contract/access/rights-age';
import { logout, logoutEverywhere } from '@famiglia/core/auth/logout';
import { authenticate } from '@famiglia/core/auth/authenticate';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { guilds } from '@famiglia/core/platform/db/schema/guilds';
import { discordActor, panelActor } from '@famiglia/core/testing/test-actor';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import {
  addGuild,
  addMember,
  addPanelUser,
  addRole,
  leaveGuild,
  newId,
} from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { addTicket } from '@famiglia/core/testing/test-tickets';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApi } from '../build-api.ts';
import { openSocket } from '../testing/test-socket.ts';

/** Runs something right after a query and before its result is used. */
const meanwhile = vi.hoisted(() => {
  // Files share the modules of their worker, where the API may already have imported the real function.
  vi.resetModules();
  return {
    session: null as null | ((sessionId: string) => Promise<void>),
    rights: null as null | (() => Promise<void>),
  };
});
vi.mock(import('@famiglia/core/auth/authenticate'), async (original) => {
  const { authenticate: real } = await original();
  return {
    authenticate: async (...question) => {
      const session = await real(...question);
      const happens = meanwhile.session;
      meanwhile.session = null;
      if (session !== null) await happens?.(session.sessionId);
      return session;
    },
  };
});

const SITE_ADMIN = newId();

let context: TestContext;
let app: FastifyInstance;
afterEach(() => {
  meanwhile.session = null;
  meanwhile.rights = null;
});
beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([SITE_ADMIN]) } });
  app = await buildApi({
    ...context,
    access: {
      ...context.access,
      inGuild: async (...question) => {
        const access = await context.access.inGuild(...question);
        const happens = meanwhile.rights;
        meanwhile.rights = null;
        await happens?.();
        return access;
      },
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await context.stop();
  vi.resetModules();
});

const watching = async (userId: string, guildId: string) => {
  const socket = await openSocket(app);
  socket.say({ type: 'auth', token: await signIn(context, userId) });
  await socket.hears({ type: 'authenticated' });
  socket.say({ type: 'subscribe', guild_id: guildId });
  return socket;
};

/** Resolves once every process was told. */
const told = async (type: 'session.ended' | 'members.changed', act: () => Promise<unknown>) => {
  const heard = new Promise<void>((resolve) => {
    const stop = context.bus.subscribe([type], () => {
      stop();
      resolve();
    });
  });
  await act();
  await heard;
};

describe('connecting', () => {
  test('a member with access receives messages of their guild and of no other', async () => {
    const mine = await addGuild(context.db);
    const other = await addGuild(context.db);
    const socket = await watching(mine.ownerId, mine.id);
    await socket.hears({ type: 'subscribed', guild_id: mine.id });
    await context.bus.publish(context.db, { type: 'settings.changed', guildId: other.id });
    await context.bus.publish(context.db, { type: 'members.changed', guildId: mine.id, userIds: ['1'] });
    await socket.hears({ type: 'members.changed', guild_id: mine.id, ids: ['1'] });
    expect(socket.heard.filter((message) => 'guild_id' in message && message.guild_id === other.id)).toEqual(
      [],
    );
    socket.close();
  });

  test('a member without the panel hears of what everybody sees and of themselves, and only while the cabinet is open', async () => {
    const { id, ownerId } = await addGuild(context.db, { tier: 'free' });
    const userId = await addMember(context.db, id);
    const socket = await openSocket(app);
    socket.say({ type: 'auth', token: await signIn(context, userId) });
    await socket.hears({ type: 'authenticated' });
    socket.say({ type: 'subscribe', guild_id: id, as: 'member' });
    await socket.hears({ type: 'subscribed', guild_id: id });
    const publish = async (event: PanelBusEvent) => context.bus.publish(context.db, event);
    await publish({ type: 'treasury.changed', guildId: id });
    await publish({ type: 'screenshots.changed', guildId: id, screenshotIds: ['s'] });
    await publish({ type: 'reputation.changed', guildId: id, userIds: [ownerId] });
    await publish({ type: 'reputation.changed', guildId: id, userIds: [ownerId, userId] });
    await publish({ type: 'events.changed', guildId: id, eventIds: ['e'] });
    await socket.hears({ type: 'events.changed', guild_id: id, ids: ['e'] });
    expect(socket.heard.filter((message) => 'ids' in message)).toEqual([
      { type: 'reputation.changed', guild_id: id, ids: [userId] },
      { type: 'events.changed', guild_id: id, ids: ['e'] },
    ]);
    const settings = await findSettings(context.db, id);
    await saveSettings(context, discordActor(ownerId), {
      ...valuesOf(settings),
      cabinet: { page: false },
      guildId: id,
      version: settings.version,
    });
    expect(await socket.closed).toBe(CLOSE_CODES.noAccess);
  });

  test('a tab is told for how long nothing has changed in its guild', async () => {
    const { id, ownerId } = await addGuild(context.db);
    context.travel(1000);
    await told('members.changed', async () =>
      context.bus.publish(context.db, { type: 'members.changed', guildId: id, userIds: ['1'] }),
    );
    context.travel(1500);
    const socket = await watching(ownerId, id);
    await socket.hears({ type: 'subscribed', guild_id: id });
    expect(socket.heard.at(-1)).toMatchObject({ quiet_ms: 1500 });
    socket.close();
  });

  test('a site admin who watches the queue of tickets hears of those of every guild, and of nothing else', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const socket = await openSocket(app);
    socket.say({ type: 'auth', token: await signIn(context, SITE_ADMIN) });
    socket.say({ type: 'watch_support' });
    await socket.hears({ type: 'watching_support' });
    await context.bus.publish(context.db, { type: 'settings.changed', guildId: id });
    await context.bus.publish(context.db, { type: 'support.changed', guildId: id, ticketIds: ['t'] });
    await socket.hears({ type: 'support.changed', guild_id: id, ids: ['t'] });
    expect(socket.heard.some(({ type }) => type === 'settings.changed')).toBe(false);
    socket.close();
    const stranger = await openSocket(app);
    stranger.say({ type: 'auth', token: await signIn(context, ownerId) });
    stranger.say({ type: 'watch_support' });
    expect(await stranger.closed).toBe(CLOSE_CODES.noAccess);
  });

  test('a changed ticket is announced to its author and to those who may read all tickets', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const role = await addRole(context.db, id, { granted: ['panel.view'] });
    const [author, other] = [
      await addMember(context.db, id, { roleIds: [role] }),
      await addMember(context.db, id, { roleIds: [role] }),
    ];
    const tabs = await Promise.all([ownerId, author, other].map(async (userId) => watching(userId, id)));
    for (const tab of tabs) await tab.hears({ type: 'subscribed', guild_id: id });
    const ticketId = await addTicket(context, id, author);
    const told = { type: 'support.changed', guild_id: id, ids: [ticketId] } as const;
    const [ofOwner, ofAuthor, ofOther] = tabs;
    await ofOwner?.hears(told);
    await ofAuthor?.hears(told);
    // What comes later has arrived, so the ticket would have, too.
    await context.bus.publish(context.db, { type: 'settings.changed', guildId: id });
    await ofOther?.hears({ type: 'settings.changed', guild_id: id });
    expect(ofOther?.heard.some(({ type }) => type === 'support.changed')).toBe(false);
    for (const tab of tabs) tab.close();
  });

  test.each([
    ['a bad token', { type: 'auth', token: 'x'.repeat(43) }, CLOSE_CODES.notSignedIn],
    ['a subscription before anything', { type: 'subscribe', guild_id: newId() }, CLOSE_CODES.notSignedIn],
    ['the queue of tickets before anything', { type: 'watch_support' }, CLOSE_CODES.notSignedIn],
    ['an unknown message', { type: 'hello' }, CLOSE_CODES.badMessage],
    ['an extra field', { type: 'auth', token: 'x', admin: true }, CLOSE_CODES.badMessage],
  ])('%s closes the connection', async (_what, message, code) => {
    const socket = await openSocket(app);
    socket.say(message);
    expect(await socket.closed).toBe(code);
  });

  test('text that is not JSON closes the connection', async () => {
    const socket = await openSocket(app);
    socket.sayText('{');
    expect(await socket.closed).toBe(CLOSE_CODES.badMessage);
  });

  test('a page of another origin is refused', async () => {
    const socket = await openSocket(app, { origin: 'http://evil.test' });
    expect(await socket.closed).toBe(CLOSE_CODES.noAccess);
  });

  test('strangers and members without rights get no access, and a Free guild needs Premium', async () => {
    const { id } = await addGuild(context.db);
    expect(await (await watching(newId(), id)).closed).toBe(CLOSE_CODES.noAccess);
    expect(await (await watching(await addMember(context.db, id), id)).closed).toBe(CLOSE_CODES.noAccess);
    expect(await (await watching(newId(), newId())).closed).toBe(CLOSE_CODES.noAccess);
    const free = await addGuild(context.db, { tier: 'free' });
    expect(await (await watching(free.ownerId, free.id)).closed).toBe(CLOSE_CODES.notPremium);
  });
});

describe('disconnecting', () => {
  test('a person who leaves the guild receives nothing more', async () => {
    const { id } = await addGuild(context.db);
    const guest = await addMember(context.db, id);
    await addPanelUser(context.db, id, guest);
    const socket = await watching(guest, id);
    await socket.hears({ type: 'subscribed', guild_id: id });
    await leaveGuild(context, id, guest);
    expect(await socket.closed).toBe(CLOSE_CODES.noAccess);
  });

  test('signing out closes this session’s sockets only', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const staying = await watching(ownerId, id);
    await staying.hears({ type: 'subscribed', guild_id: id });
    const token = await signIn(context, ownerId);
    const leaving = await openSocket(app);
    leaving.say({ type: 'auth', token });
    await leaving.hears({ type: 'authenticated' });
    const session = await authenticate(context, token);
    await logout(context, { ...panelActor(ownerId), sessionId: session?.sessionId ?? '' } as never, {});
    expect(await leaving.closed).toBe(CLOSE_CODES.notSignedIn);
    await context.bus.publish(context.db, { type: 'settings.changed', guildId: id });
    await staying.hears({ type: 'settings.changed', guild_id: id, ids: [] });
    staying.close();
  });

  test('signing out everywhere closes the sockets of all of a person’s sessions, and no others', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const guest = await addMember(context.db, id);
    await addPanelUser(context.db, id, guest);
    const tabs = [await watching(ownerId, id), await watching(ownerId, id)];
    const staying = await watching(guest, id);
    await Promise.all([...tabs, staying].map(async (tab) => tab.hears({ type: 'subscribed', guild_id: id })));
    await logoutEverywhere(context, panelActor(ownerId), {});
    for (const tab of tabs) expect(await tab.closed).toBe(CLOSE_CODES.notSignedIn);
    await context.bus.publish(context.db, { type: 'settings.changed', guildId: id });
    await staying.hears({ type: 'settings.changed', guild_id: id, ids: [] });
    staying.close();
  });

  test('expiry by time is noticed: a token that is not renewed, rights not confirmed for an hour', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const unheard = await addGuild(context.db);
    const lastHeard = new Date(context.clock().getTime() - RIGHTS_AGE.readingMs + 10 * 60_000);
    await context.db.update(guilds).set({ mirroredAt: lastHeard }).where(eq(guilds.id, unheard.id));
    const silent = await watching(ownerId, id);
    const renewed = await watching(ownerId, id);
    const forlorn = await watching(unheard.ownerId, unheard.id);
    await Promise.all([silent, renewed].map(async (tab) => tab.hears({ type: 'subscribed', guild_id: id })));
    await forlorn.hears({ type: 'subscribed', guild_id: unheard.id });
    context.travel(17 * 60_000);
    renewed.say({ type: 'auth', token: await signIn(context, ownerId) });
    forlorn.say({ type: 'auth', token: await signIn(context, unheard.ownerId) });
    expect(await silent.closed).toBe(CLOSE_CODES.notSignedIn);
    expect(await forlorn.closed).toBe(CLOSE_CODES.noAccess);
    await context.bus.publish(context.db, { type: 'activity.added', guildId: id });
    await renewed.hears({ type: 'activity.added', guild_id: id, ids: [] });
    renewed.close();
  });

  test('a socket cannot switch to another person', async () => {
    const { id, ownerId } = await addGuild(context.db);
    const socket = await watching(ownerId, id);
    socket.say({ type: 'auth', token: await signIn(context, newId()) });
    expect(await socket.closed).toBe(CLOSE_CODES.notSignedIn);
  });

  test('a session that ends during its check gives no access', async () => {
    const { ownerId } = await addGuild(context.db);
    meanwhile.session = async (sessionId) =>
      told('session.ended', async () => logout(context, { ...panelActor(ownerId), sessionId } as never, {}));
    const socket = await openSocket(app);
    socket.say({ type: 'auth', token: await signIn(context, ownerId) });
    expect(await socket.closed).toBe(CLOSE_CODES.notSignedIn);
    expect(socket.heard).toEqual([]);
  });

  test('a right that is withdrawn during its check gives no access', async () => {
    const { id } = await addGuild(context.db);
    const guest = await addMember(context.db, id);
    await addPanelUser(context.db, id, guest);
    meanwhile.rights = async () => told('members.changed', async () => leaveGuild(context, id, guest));
    const socket = await watching(guest, id);
    expect(await socket.closed).toBe(CLOSE_CODES.noAccess);
    expect(socket.heard).toEqual([{ type: 'authenticated' }]);
  });
});
