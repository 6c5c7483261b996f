import { members } from '@famiglia/core/platform/db/schema/guilds';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addPanelUser, addRole } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { ServerMessage } from '@famiglia/contract/realtime/realtime';
import type { Context } from '@famiglia/core/platform/context';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSocket } from '../testing/test-socket.ts';
import { startTwoProcesses, type TwoProcesses } from '../testing/two-processes.ts';
import type { Connection } from './connection.ts';
import { createDesks } from './create-desks.ts';
import { DeskRoom } from './desk-room.ts';

let context: TestContext;
let apps: TwoProcesses['apps'];
let stop: TwoProcesses['stop'];
beforeAll(async () => {
  context = await createTestContext();
  ({ apps, stop } = await startTwoProcesses(context));
});
afterAll(async () => {
  await stop();
  await context.stop();
});

const [one, two, three] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];

const sitDown = async (app: FastifyInstance, userId: string, guildId: string) => {
  const socket = await openSocket(app);
  socket.say({ type: 'auth', token: await signIn(context, userId) });
  socket.say({ type: 'subscribe', guild_id: guildId });
  await socket.hears({ type: 'subscribed', guild_id: guildId });
  return {
    ...socket,
    at: (showing: string | null, upcoming: string[] = []) =>
      socket.say({ type: 'desk', showing, upcoming, open: true }),
    /** What the tab was last told about the others. */
    others: () =>
      socket.heard.findLast(
        (message): message is Extract<ServerMessage, { type: 'desk' }> => message.type === 'desk',
      )?.others,
  };
};
const family = async () => {
  const { id, ownerId } = await addGuild(context.db);
  const lina = await addMember(context.db, id, { displayName: 'Lina' });
  await addPanelUser(context.db, id, lina);
  return { id, ownerId, lina };
};

/** Written and published as by the mirror. */
const renameMember = async (guildId: string, userId: string, displayName: string) =>
  context.db.transaction(async (tx) => {
    await tx
      .update(members)
      .set({ displayName })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
    await context.bus.publish(tx, { type: 'members.changed', guildId, userIds: [userId] });
  });

test('every process knows who looks at what, until they leave', async () => {
  const { id, ownerId, lina } = await family();
  const here = await sitDown(apps[0], ownerId, id);
  const there = await sitDown(apps[1], lina, id);
  here.at(two);
  there.at(one, [three]);
  await vi.waitFor(() =>
    expect(here.others()).toEqual([
      { screenshot_id: one, user_id: lina, name: 'Lina', showing: true, first: true },
      { screenshot_id: three, user_id: lina, name: 'Lina', showing: false, first: true },
    ]),
  );
  await renameMember(id, lina, 'Lina II');
  there.at(three);
  await vi.waitFor(() => expect(here.others()).toMatchObject([{ screenshot_id: three, name: 'Lina II' }]));
  there.close();
  await vi.waitFor(() => expect(here.others()).toEqual([]));
  here.close();
});

test('of two people who reserve the same screenshot exactly one is first, and both are told the same', async () => {
  const { id, ownerId, lina } = await family();
  const here = await sitDown(apps[0], ownerId, id);
  const there = await sitDown(apps[1], lina, id);
  here.at(one, [three]);
  there.at(two, [three]);
  const first = (seen: ReturnType<typeof here.others>) =>
    seen?.find((place) => place.screenshot_id === three)?.first;
  await vi.waitFor(() => {
    expect(first(here.others())).toBeDefined();
    expect(first(here.others())).toBe(!first(there.others()));
  });
  here.close();
  there.close();
});

test('a person without access to the desk neither joins it nor receives anything', async () => {
  const { id, ownerId } = await family();
  const roleId = await addRole(context.db, id, { granted: ['panel.view'] });
  const guest = await addMember(context.db, id, { roleIds: [roleId] });
  const mine = await sitDown(apps[0], ownerId, id);
  const theirs = await sitDown(apps[0], guest, id);
  theirs.at(one);
  mine.at(two);
  await vi.waitFor(() => expect(mine.others()).toEqual([]));
  await context.bus.publish(context.db, { type: 'settings.changed', guildId: id });
  await theirs.hears({ type: 'settings.changed', guild_id: id, ids: [] });
  expect(theirs.others()).toBeUndefined();
  mine.close();
  theirs.close();
});

test('a turn is kept from reserved to shown, and a silent tab is removed after a timeout', () => {
  const room = new DeskRoom();
  const seat = (tabId: string, showing: string | null, upcoming: string[], now: number) =>
    room.move({ guildId: '1', tabId, userId: tabId, showing, upcoming, open: true }, now);
  seat('a', null, [one], 0);
  seat('b', one, [], 10);
  seat('a', one, [], 20);
  expect(room.seenFrom('b', String)).toMatchObject([{ user_id: 'a', showing: true, first: true }]);
  expect(room.seenFrom('a', String)).toMatchObject([{ user_id: 'b', showing: true, first: false }]);
  expect(room.dropSilent(15)).toBe(true);
  expect(room.seenFrom('a', String)).toEqual([]);
});

const listenToNothing = () => () => undefined;
const showing = (screenshot: string) => ({
  type: 'desk' as const,
  showing: screenshot,
  upcoming: [],
  open: true,
});

test('of a tab that moves all the time, others are told four places a second, and the last one in any case', async () => {
  vi.useFakeTimers();
  const publish = vi.fn<(db: unknown, event: { showing: string | null }) => Promise<void>>();
  const desks = createDesks({
    bus: { publish, subscribe: listenToNothing, onGap: listenToNothing },
    access: {
      inGuild: vi.fn<() => Promise<object>>().mockResolvedValue({ permissions: new Set(PERMISSIONS) }),
    },
    clock: () => new Date(),
  } as unknown as Context);
  const tab = { person: { userId: '1' }, guildId: '2', isOpen: true } as unknown as Connection;
  for (let move = 0; move < 39; move += 1) {
    await desks.move(tab, showing(move % 2 === 0 ? one : two));
    await vi.advanceTimersByTimeAsync(25);
  }
  await desks.move(tab, showing(three));
  await vi.advanceTimersByTimeAsync(1000);
  expect(publish.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(publish.mock.calls.length).toBeLessThanOrEqual(6);
  expect(publish.mock.lastCall?.[1].showing).toBe(three);
  desks.stop();
  vi.useRealTimers();
});
