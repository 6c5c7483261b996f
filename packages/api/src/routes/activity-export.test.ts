import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { recordActivity } from '@famiglia/core/activity/record-activity';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';

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

const download = async (guildId: string, userId: string, query = '') =>
  app.inject({
    method: 'GET',
    url: `/api/activity/${guildId}/export${query}`,
    headers: { authorization: `Bearer ${await signIn(context, userId)}` },
  });

test('a spreadsheet can open the file, and no name in it is a formula', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const target = await addMember(context.db, guildId, { displayName: '=HYPERLINK("http://evil.test")' });
  await context.db.transaction(async (tx) =>
    recordActivity(context, tx, {
      guildId,
      type: 'panel_user.added',
      actorId: ownerId,
      target: { kind: 'member', id: target },
    }),
  );
  const response = await download(guildId, ownerId);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toBe('attachment; filename="activity.csv"');
  const [head, row] = response.body.split('\r\n');
  expect(head).toMatch(/^\uFEFF"time","type",/);
  expect(row).toBe(
    `"2026-03-01T12:00:00.000Z","panel_user.added","${ownerId}","Owner","member","${target}","'=HYPERLINK(""http://evil.test"")","{}"`,
  );
});

/** The numbers of the rows, in the order of the file. */
const numbers = (body: string): number[] =>
  [...body.matchAll(/""n"": ?(\d+)/g)].map((found) => Number(found[1]));

test('the file has every row of the filter, newest first, however many', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await context.db.execute(sql`
    insert into activity (guild_id, type, data, created_at)
    select ${guildId}, case when n % 2 = 0 then 'settings.saved' else 'roles.saved' end,
      jsonb_build_object('n', n), now()
    from generate_series(1, 2500) n order by n`);
  const all = numbers((await download(guildId, ownerId)).body);
  expect(all).toEqual(Array.from({ length: 2500 }, (_, index) => 2500 - index));
  const some = numbers((await download(guildId, ownerId, '?type=roles.saved')).body);
  expect(some).toEqual(all.filter((n) => n % 2 === 1));
});

test('list and file can be limited to what one person did, and to what was done to one person', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const [deputy, target] = [await addMember(context.db, guildId), await addMember(context.db, guildId)];
  const added = { guildId, type: 'panel_user.added', target: { kind: 'member', id: target } } as const;
  await context.db.transaction(async (tx) => {
    await recordActivity(context, tx, { ...added, actorId: deputy });
    await recordActivity(context, tx, { guildId, type: 'settings.saved', actorId: deputy });
    await recordActivity(context, tx, { ...added, actorId: ownerId });
  });
  const authorization = `Bearer ${await signIn(context, ownerId)}`;
  const found = async (query: string) => {
    const url = `/api/activity/${guildId}/list?${query}`;
    const listed = await app.inject({ method: 'GET', url, headers: { authorization } });
    const rows = (await download(guildId, ownerId, `?${query}`)).body.trim().split('\r\n').slice(1);
    return [listed.json<{ total: number }>().total, rows.length];
  };
  expect(await found('')).toEqual([3, 3]);
  expect(await found(`actor_id=${deputy}`)).toEqual([2, 2]);
  expect(await found(`target_id=${target}`)).toEqual([2, 2]);
  expect(await found(`actor_id=${deputy}&target_id=${target}`)).toEqual([1, 1]);
});

test('a refusal is a problem, not a file', async () => {
  const { id } = await addGuild(context.db);
  const response = await download(id, await addMember(context.db, id));
  expect(response.json()).toMatchObject({ code: 'permission_denied' });
  expect(response.headers['content-disposition']).toBeUndefined();
});
