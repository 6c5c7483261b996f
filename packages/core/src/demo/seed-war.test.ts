import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captPlayers, capts } from '../platform/db/schema/capts.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { demoWars, seedWar } from './seed-war.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const FIRST = ['Vito', 'Marta', 'Timur', 'Bogdan', 'Enzo', 'Lucia', 'Artem', 'Denis', 'Ruslan', 'Stas'];
const LAST = ['Moretti', 'Volkov', 'Khan', 'Zima', 'Bianchi', 'Orlov'];

test('three past wars of the feed are confirmed once, with both sides and who came', async () => {
  const { db } = context;
  const { id: guildId, ownerId } = await addGuild(db);
  const people: string[] = [];
  for (let one = 0; one < 60; one += 1) {
    const ingameNick = `${FIRST[one % FIRST.length]}_${LAST[Math.floor(one / FIRST.length)]}`;
    people.push(await addMember(db, guildId, { ingameNick }));
  }
  const settings = await findSettings(db, guildId);
  const values = valuesOf(settings);
  await saveSettings(context, discordActor(ownerId), {
    ...values,
    wars: { ...values.wars, family_names: ['Moretti'] },
    guildId,
    version: settings.version,
  });
  for (let twice = 0; twice < 2; twice += 1)
    for (const war of demoWars(context.clock(), 'ru'))
      await seedWar(context, { guildId, ownerId, people }, war);

  const stored = await db.select().from(wars).where(eq(wars.guildId, guildId));
  expect(stored).toHaveLength(3);
  expect(stored.every(({ decision, status }) => decision === 'confirmed' && status === 'finished')).toBe(
    true,
  );
  const captIds = stored.map(({ captId }) => captId ?? '');
  const made = await db.select().from(capts).where(inArray(capts.id, captIds));
  expect(made.map(({ result }) => String(result)).toSorted()).toEqual(['loss', 'win', 'win']);
  // Each is the capt that was planned for it: nothing is doubled.
  expect(await db.$count(capts, eq(capts.guildId, guildId))).toBe(3);
  const players = await db.select().from(captPlayers).where(inArray(captPlayers.captId, captIds));
  expect(new Set(players.map(({ side }) => side))).toEqual(new Set(['ours', 'theirs']));
  expect(players.filter(({ side, userId }) => side === 'ours' && userId === null)).toHaveLength(3);
  for (const { scoreOurs, scoreTheirs, result } of made)
    expect((scoreOurs ?? 0) > (scoreTheirs ?? 0)).toBe(result === 'win');
});
