import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import type { MemberFacts } from '../mirror/facts.ts';
import { mirrorChanges } from '../mirror/mirror-changes.ts';
import { mirrorGuild } from '../testing/mirror-guild.ts';
import { recordEvents } from '../testing/record-events.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { newId } from '../testing/test-guild.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const member = (userId: string, facts: Partial<MemberFacts> = {}): MemberFacts => ({
  userId,
  username: `user_${userId}`,
  displayName: 'Vito',
  avatarPath: null,
  isBot: false,
  roleIds: [],
  joinedAt: new Date('2026-01-02T03:04:05Z'),
  ...facts,
});

let guildId: string;
const [ann, bob] = [newId(), newId()];
beforeEach(async () => {
  guildId = newId();
  await mirrorGuild(context, {
    guild: { id: guildId, name: 'Moretti', iconPath: null, ownerId: ann },
    roles: [],
    channels: [],
    members: [member(ann), member(bob)],
  });
  context.travel(60_000);
});

const news = async (present: MemberFacts[], gone: string[] = []) =>
  mirrorChanges(context, { guildId, members: { kind: 'some', present, gone } });
const written = async () =>
  (await context.db.select().from(activity).where(eq(activity.guildId, guildId)).orderBy(activity.id)).map(
    ({ type, actorId, targetId }) => ({ type, actorId, targetId }),
  );

test('members of the first mirroring are not recorded as joining', async () => {
  expect(await written()).toEqual([]);
  await news([member(newId())]);
  expect(await written()).toEqual([]);
});

test('each join and leave is recorded once, and published', async () => {
  const carl = newId();
  const arrival = member(carl, { joinedAt: context.clock() });
  const events = await recordEvents(context, async () => news([arrival]));
  expect(events).toContainEqual({ type: 'activity.added', guildId });
  await news([arrival]);
  await news([], [bob]);
  await news([], [bob]);
  expect(await written()).toEqual([
    { type: 'member.joined', actorId: carl, targetId: carl },
    { type: 'member.left', actorId: bob, targetId: bob },
  ]);
});

test('a return is a join; a changed nick is not, and bots are never recorded', async () => {
  await news([], [bob]);
  await news([member(bob, { joinedAt: context.clock() })]);
  await news([member(bob, { joinedAt: context.clock(), displayName: 'Bobby' })]);
  await news([member(newId(), { joinedAt: context.clock(), isBot: true })]);
  expect((await written()).map((row) => row.type)).toEqual(['member.left', 'member.joined']);
});
