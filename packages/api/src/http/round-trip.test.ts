import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FIELD_PROBLEMS } from '@famiglia/contract/kit/field-problems';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addRole } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';
import { SAMPLE_CHANGES } from '../testing/sample-changes.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = await createTestContext();
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

type Body = Record<string, unknown>;

/** An object that the route changes, with all that GET gives of it. */
const open = async (address: string) => {
  const sample = await SAMPLE_CHANGES[`PUT ${address}`]?.(context);
  if (sample === undefined) throw new Error(`no sample of ${address}`);
  const named: Record<string, string> = { ...sample.params, guildId: sample.guildId };
  const url = address.replaceAll(/:(\w+)/g, (_, key: string) => named[key] ?? '');
  const authorization = `Bearer ${await signIn(context, sample.ownerId)}`;
  const ask = async (method: 'GET' | 'PUT', payload?: Body) =>
    app.inject({
      method,
      url,
      headers: { authorization, 'accept-language': 'en' },
      ...(payload && { payload }),
    });
  return { guildId: sample.guildId, get: async () => (await ask('GET')).json<Body>(), ask };
};

describe.each([
  ['/api/settings/:guildId', 'reputation_name', 'Honour', 'updated_by'],
  ['/api/capts/:guildId/:captId', 'opponent', 'Ballas', 'main_count'],
  ['/api/users/:guildId/:userId', 'ingame_nick', 'Vito_Rossi', 'reputation'],
])('PUT %s', (address, field, value, readOnly) => {
  test('takes what GET gave, and changes nothing by it', async () => {
    const { get, ask } = await open(address);
    const before = await get();
    const answer = await ask('PUT', before);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await get()).toEqual(before);
  });

  test('takes what GET gave with one field changed', async () => {
    const { get, ask } = await open(address);
    const answer = await ask('PUT', { ...(await get()), [field]: value });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await get())[field]).toBe(value);
  });

  test('refuses another value of a field that it does not change, by name and in words', async () => {
    const { get, ask } = await open(address);
    const before = await get();
    const answer = await ask('PUT', { ...before, [readOnly]: 12345, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: readOnly, code: 'read_only', message: FIELD_PROBLEMS['read_only']?.en }],
    });
    expect(await get()).toEqual(before);
  });

  test('refuses a field that nobody knows', async () => {
    const { get, ask } = await open(address);
    expect((await ask('PUT', { ...(await get()), nonsense: 1 })).statusCode).toBe(422);
  });
});

test('a capt with squads can be sent back as it came, in another order too', async () => {
  const { guildId, get, ask } = await open('/api/capts/:guildId/:captId');
  const role_id = await addRole(context.db, guildId);
  const squads = [
    { name: 'Snipers', slots: 3, role_id },
    { name: 'Drivers', slots: 2 },
  ];
  const made = await ask('PUT', { ...(await get()), slots: 5, squads });
  expect(made.statusCode, made.body).toBe(200);
  const { squads: stored, ...capt } = await get();
  const turned = (stored as Body[]).toReversed();
  const answer = await ask('PUT', { ...capt, squads: turned });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await get())['squads']).toEqual(turned);
  const [first, ...others] = turned;
  const refused = await ask('PUT', { ...(await get()), squads: [{ ...first, main_count: 9 }, ...others] });
  expect(refused.json()).toMatchObject({ errors: [{ field: 'squads.0.main_count', code: 'read_only' }] });
});

test('what is wrong with a field is said in the caller’s language, with its name for programs', async () => {
  const { get, ask } = await open('/api/capts/:guildId/:captId');
  const answer = await ask('PUT', { ...(await get()), slots: 7, squads: [{ name: 'Snipers', slots: 3 }] });
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'slots', code: 'not_the_sum', message: 'Must be the sum of the squads’ places' }],
  });
});

/** Every name that a refusal in core gives a field's problem. */
const namesIn = (source: string): string[] =>
  [
    /message: ['`]([a-z]+(?:_[a-z]+)*)[:'`]/g,
    /(?:invalid|error|wrong)\('[\w.]+', '([a-z_]+)'\)/g,
    /problem\('([a-z_]+)'\)/g,
  ].flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));

test('every problem of a field that core names has words', async () => {
  const core = path.join(import.meta.dirname, '../../../core/src');
  const files = (await readdir(core, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\btesting\b|\bdemo\b/.test(file),
  );
  const sources = await Promise.all(files.map(async (file) => readFile(path.join(core, file), 'utf8')));
  const named = new Set(
    sources.filter((source) => source.includes('AppError') || source.includes('FieldError')).flatMap(namesIn),
  );
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !(name in FIELD_PROBLEMS))).toEqual([]);
});
