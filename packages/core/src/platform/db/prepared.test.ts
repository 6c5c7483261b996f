import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild } from '../../testing/test-guild.ts';
import type { Queryable } from './database.ts';
import { executeKept } from './prepared.ts';
import { guilds } from './schema/guilds.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('a kept statement is built once, and runs with the values of each call, also inside a transaction', async () => {
  const [first, second] = [await addGuild(context.db), await addGuild(context.db)];
  let built = 0;
  const idOf = async (db: Queryable, guildId: string): Promise<string | undefined> => {
    const rows = await executeKept(db, 'test-guild', { guildId }, (on) => {
      built += 1;
      return on
        .select({ id: guilds.id })
        .from(guilds)
        .where(sql`${guilds.id} = ${sql.placeholder('guildId')}`);
    });
    return rows[0]?.id;
  };
  expect(await idOf(context.db, first.id)).toBe(first.id);
  expect(await idOf(context.db, second.id)).toBe(second.id);
  expect(built).toBe(1);
  const inside = await context.db.transaction(async (tx) => [
    await idOf(tx, second.id),
    await idOf(tx, first.id),
  ]);
  expect(inside).toEqual([second.id, first.id]);
  expect(built).toBe(2);
});
