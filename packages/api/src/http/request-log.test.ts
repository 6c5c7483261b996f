import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RequestLog } from './request-log.ts';

const linesOf = async (level: string, url: string): Promise<object[]> => {
  const lines: object[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as object);
  const app = fastify({ loggerInstance: pino({ level }, { write }), logController: new RequestLog() });
  app.get('/works', async () => 'here');
  app.get('/busy', async (_request, reply) => reply.code(503).send('later'));
  await app.inject({ url });
  await app.close();
  return lines;
};

test('an answered request is logged at debug', async () => {
  expect(await linesOf('info', '/works')).toEqual([]);
  expect(await linesOf('debug', '/works')).toMatchObject([
    { level: 20, msg: 'incoming request' },
    { level: 20, msg: 'request completed', res: { statusCode: 200 } },
  ]);
});

test('a request that failed in the server is logged as an error at every level', async () => {
  expect(await linesOf('info', '/busy')).toMatchObject([
    { level: 50, msg: 'request completed', res: { statusCode: 503 } },
  ]);
});
