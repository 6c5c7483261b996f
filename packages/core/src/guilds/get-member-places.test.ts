import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { channels, roles } from '../platform/db/schema/guilds.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { getMemberPlaces } from './get-member-places.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const VIEW = 1n << 10n;

/** A Free family: its events are for all to see, its capts are hidden. */
const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  await context.db
    .update(roles)
    .set({ permissions: String(VIEW) })
    .where(eq(roles.id, guildId));
  const [events, capts] = [newId(), newId()];
  const hidden = [{ id: guildId, kind: 'role' as const, allow: '0', deny: String(VIEW) }];
  await context.db.insert(channels).values([
    { guildId, id: events, name: 'мп', type: 0, position: 0 },
    { guildId, id: capts, name: 'тайный', type: 0, position: 1, overwrites: hidden },
  ]);
  const chosen = { ...DEFAULT_SETTINGS.channels, events, capts };
  const owner = { kind: 'discord', userId: ownerId } as const;
  await saveSettings(context, owner, { ...DEFAULT_SETTINGS, channels: chosen, guildId, version: 0 });
  return { guildId, ownerId, events };
};

test('a plain member hears where to sign up and whom to ask, but nothing of hidden channels', async () => {
  const { guildId, ownerId, events } = await family();
  const member = panelActor(await addMember(context.db, guildId));
  const { places, managers } = await getMemberPlaces(context, member, { guildId });
  expect(places).toEqual([
    { kind: 'events', channel_name: 'мп', url: `https://discord.com/channels/${guildId}/${events}` },
  ]);
  expect(managers).toEqual([{ user_id: ownerId, name: 'Owner' }]);
});

test('to anybody else the family does not exist', async () => {
  const { guildId } = await family();
  const stranger = panelActor((await addGuild(context.db)).ownerId);
  await expect(getMemberPlaces(context, stranger, { guildId })).rejects.toMatchObject({
    code: 'guild_not_found',
  });
});
