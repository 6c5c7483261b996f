import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { planShardCount } from './plan-shard-count.ts';

test('a stop while Discord is asked for the number of shards logs no problem', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const silentDiscord = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => silentDiscord.close().closeAllConnections());
  await once(silentDiscord, 'listening');
  const debug = vi.fn<() => void>();
  const stopping = new AbortController();
  const apiUrl = `http://127.0.0.1:${(silentDiscord.address() as AddressInfo).port}`;
  const planned = planShardCount(
    { db: database.db, log: { ...silentLogger, debug } },
    { shards: 'auto', token: 'a.b.c', apiUrl },
    stopping.signal,
  );
  await once(silentDiscord, 'request');
  stopping.abort();
  await planned;
  expect(debug).not.toHaveBeenCalled();
});
