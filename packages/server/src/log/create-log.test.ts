import { EventEmitter } from 'node:events';
import { logConnection } from '@famiglia/bot/gateway/log-connection';
import { users } from '@famiglia/core/platform/db/schema/auth';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

const logged = (production: boolean, write: (log: ReturnType<typeof createLog>) => void): string => {
  let text = '';
  write(createLog({ LOG_LEVEL: 'info', production }, { write: (line) => (text += line) }));
  return text;
};

test.each([true, false])('secrets are never written (production: %s)', (production) => {
  const text = logged(production, (log) => {
    log.info({ token: 'hunter2', body: { code: 'hunter2' }, a: { b: { password: 'hunter2' } } }, 'signed in');
    log.info(
      { req: { method: 'GET', url: '/auth/callback?code=hunter2&state=hunter2' } },
      'incoming request',
    );
  });
  expect(text).toContain('signed in');
  expect(text).not.toContain('hunter2');
});

test('an error of Discord keeps its code, and the token in its address is removed', () => {
  const error = Object.assign(new Error('Unknown interaction'), {
    code: 10_062,
    url: 'https://discord.com/api/v10/interactions/1/hunter2/callback',
    requestBody: { json: { content: 'hunter2' } },
  });
  const text = logged(true, (log) => log.warn({ err: error }, 'too late'));
  expect(JSON.parse(text)).toMatchObject({ err: { code: 10_062 } });
  expect(text).not.toContain('hunter2');
});

test('a failed statement is logged without its values', async () => {
  const database = await createTestDatabase();
  const insert = async () => database.db.insert(users).values({ id: '1', username: 'Marco\nhunter2' });
  await insert();
  const failed: unknown = await insert().catch((error: unknown) => error);
  await database.drop();
  const { cause } = failed as Error;
  for (const err of [failed, cause, new Error('no sign-in', { cause: failed })]) {
    const text = logged(true, (log) => log.error({ err }, 'a request failed'));
    expect(text).toContain('users_pkey');
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('(id)=(1)');
  }
});

test('the address of a calendar feed is not logged, because whoever knows it can read the feed', () => {
  const request = { method: 'GET', url: '/api/calendar/hunter2/events.ics' };
  const text = logged(false, (log) => {
    log.info({ res: { statusCode: 200, request }, responseTime: 1 }, 'request completed');
  });
  expect(text).toContain('GET /api/calendar/…/events.ics 200');
});

test('production writes JSON, one object a line', () => {
  const text = logged(true, (log) => log.warn({ part: 'bot' }, 'did not stop in time'));
  expect(JSON.parse(text)).toMatchObject({ level: 40, part: 'bot', msg: 'did not stop in time' });
});

test('outside production a log line is short and readable', () => {
  const text = logged(false, (log) => log.warn({ part: 'bot', ms: 1234 }, 'did not stop in time'));
  expect(text).toMatch(/^\d\d:\d\d:\d\d {2}warn {2}did not stop in time {2}part=bot {2}1\.23 s\n$/);
});

test('a request is one line, without its query string', () => {
  const request = { method: 'GET', url: '/auth/callback?code=hunter2' };
  const text = logged(false, (log) => {
    log.info({ req: request }, 'incoming request');
    log.info({ res: { statusCode: 302, request }, responseTime: 12.3 }, 'request completed');
  });
  expect(text).toMatch(/^\d\d:\d\d:\d\d {2}GET \/auth\/callback 302 in 12 ms\n$/);
});

test('an error keeps its stack', () => {
  const text = logged(false, (log) => log.error({ err: new Error('lost') }, 'no database'));
  expect(text).toMatch(/no database\n {4}Error: lost\n +at /);
});

test('the gateway’s close code stays readable: no key of its line is one of the secrets', () => {
  const client = Object.assign(new EventEmitter(), { guilds: { cache: new Map() } });
  const text = logged(true, (log) => {
    logConnection(client as never, log, new AbortController().signal, () => 4008);
    client.emit('shardReconnecting', 0);
  });
  expect(text).toContain('4008');
  expect(text).not.toContain('[Redacted]');
});
