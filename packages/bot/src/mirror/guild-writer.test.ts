import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { newId } from '@famiglia/core/testing/test-guild';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deferred } from '../kit/deferred.ts';
import { readMirror } from '../testing/read-mirror.ts';
import { GuildWriter } from './guild-writer.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const guildFacts = (id: string, name: string) => ({ id, name, iconPath: null, ownerId: id });
const writerFor = (
  guildId: string,
  kept = Promise.resolve(),
  own: TestContext = context,
  log = silentLogger,
) =>
  new GuildWriter(guildId, {
    context: own,
    log,
    guildsKept: async () => kept,
    inTurn: async (write) => write(),
    signal: new AbortController().signal,
  });

test('changes that the database could not take are written when it is back, before later ones', async () => {
  const id = newId();
  let failures = 0;
  const db = Object.create(context.db) as typeof context.db;
  db.transaction = async (...args) => {
    if (failures < 1) {
      failures += 1;
      throw new Error('the database is away');
    }
    return context.db.transaction(...args);
  };
  const writer = writerFor(id, undefined, { ...context, db });
  writer.change((pending) => {
    pending.guild = guildFacts(id, 'First');
    const channel = { id: '5', name: 'old', type: 0, position: 0, parentId: null, overwrites: [] };
    pending.channels.replace([['5', channel]]);
  });
  await expect.poll(() => failures).toBe(1);
  writer.change((pending) => {
    pending.guild = guildFacts(id, 'Second');
  });
  await writer.written();
  const mirror = await readMirror(context.db, id);
  expect(mirror.guild?.name).toBe('Second');
  expect([...mirror.channels.keys()]).toEqual(['5']);
});

test('a row that the database refuses is reported and does not block later rows', async () => {
  const id = newId();
  const error = vi.fn<(about: object) => void>();
  const writer = writerFor(id, undefined, context, { ...silentLogger, error });
  const role = {
    id: '2',
    name: 'Дон',
    color: 0,
    position: 1,
    permissions: 'all of them',
    managed: false,
    mentionable: false,
  };
  writer.change((pending) => {
    pending.guild = guildFacts(id, 'Moretti');
    pending.roles.replace([['2', role]]);
  });
  await writer.written();
  writer.change((pending) => pending.roles.put('3', { ...role, id: '3', permissions: '8' }));
  await writer.written();
  expect([...(await readMirror(context.db, id)).roles.keys()]).toEqual(['3']);
  expect(error.mock.calls.map(([about]) => about)).toEqual([{ guildId: id, kind: 'role', id: '2' }]);
});

test('leaving and rejoining at once ends with the bot in the guild', async () => {
  const id = newId();
  const writer = writerFor(id);
  writer.change((pending) => {
    pending.left = true;
  });
  writer.change((pending) => {
    pending.left = false;
    pending.guild = guildFacts(id, 'Back');
  });
  await writer.written();
  expect((await readMirror(context.db, id)).guild?.botInstalled).toBe(true);
});

test('nothing is written before the list of guilds is settled', async () => {
  const id = newId();
  const kept = deferred();
  const writer = writerFor(id, kept.promise);
  writer.change((pending) => {
    pending.guild = guildFacts(id, 'Waits');
  });
  // Another guild, which does not wait, is written meanwhile.
  const otherId = newId();
  const other = writerFor(otherId);
  other.change((pending) => {
    pending.guild = guildFacts(otherId, 'Does not wait');
  });
  await other.written();
  expect((await readMirror(context.db, id)).guild).toBeUndefined();
  kept.resolve();
  await writer.written();
  expect((await readMirror(context.db, id)).guild?.name).toBe('Waits');
});
