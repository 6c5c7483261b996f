import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelUsers } from '../platform/db/schema/access.ts';
import { channels as guildChannels, members } from '../platform/db/schema/guilds.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { createFreeFamily } from './create-free-family.ts';
import { createDemoFamily, type DemoFamily } from './create-demo-family.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const familyOf = (guildId: string, roleId = newId(), panelUserId = newId()): DemoFamily => ({
  guildId,
  language: 'ru',
  panelUserId,
  pingRoleId: guildId,
  chosenPings: [],
  roles: [{ role_id: roleId, permissions: ['panel.view'], signup_priority: 5 }],
  channels: DEFAULT_SETTINGS.channels,
});

test('a guild that is not mirrored yet is skipped for now', async () => {
  expect(await createDemoFamily(context, familyOf(newId()))).toBe(false);
});

test('a family is created once; later changes of people stay', async () => {
  const { id, ownerId } = await addGuild(context.db, { tier: 'free' });
  const moderatorRoleId = await addRole(context.db, id);
  const userId = await addMember(context.db, id, { displayName: 'Ivan_Petrov | 12345' });
  await addMember(context.db, id, { displayName: 'Жук | 12' });
  const family = familyOf(id, moderatorRoleId, userId);

  expect(await createDemoFamily(context, family)).toBe(true);
  const named = await context.db.select().from(members).where(eq(members.guildId, id));
  expect(named.flatMap(({ ingameNick, staticId }) => ingameNick ?? staticId ?? [])).toEqual(['Ivan_Petrov']);
  expect(named.find((member) => member.userId === userId)?.staticId).toBe('12345');
  expect(await context.access.inGuild(ownerId, id)).toMatchObject({ subscription: { tier: 'premium' } });

  await context.db.delete(panelUsers).where(eq(panelUsers.guildId, id));
  expect(await createDemoFamily(context, family)).toBe(true);
  expect(await context.db.select().from(panelUsers).where(eq(panelUsers.guildId, id))).toEqual([]);
});

test('the Free family judges in Discord: its screenshots wait, two of them beside an earlier one', async () => {
  const { id: guildId } = await addGuild(context.db, { tier: 'free' });
  for (let one = 0; one < 4; one += 1) await addMember(context.db, guildId);
  const channels = { gg: newId(), gg_review: newId() };
  const family = { guildId, language: 'en', channels } as const;
  for (const id of Object.values(channels)) {
    await context.db.insert(guildChannels).values({ guildId, id, name: 'channel', type: 0, position: 0 });
  }
  for (let twice = 0; twice < 2; twice += 1) expect(await createFreeFamily(context, family)).toBe(true);
  expect((await findSettings(context.db, guildId)).language).toBe('en');
  const waiting = await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
  expect(waiting.map((row) => row.status)).toEqual(['pending', 'pending', 'pending', 'pending']);
  expect(waiting.filter((row) => row.looksLike !== null)).toHaveLength(2);
});
