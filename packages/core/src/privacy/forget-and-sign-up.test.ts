import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startContractGuild } from '../contracts/testing/contract-guild.ts';
import { eventRoster } from '../events/event-roster.ts';
import { finishEvent } from '../events/finish-event.ts';
import { signUp } from '../rosters/sign-up.ts';
import { undoFinish } from '../rosters/undo-finish.ts';
import type { TestContext } from '../testing/test-context.ts';
import { forgettings } from '../platform/db/schema/forgettings.ts';
import { voiceDays } from '../platform/db/schema/voice.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { newId } from '../testing/test-guild.ts';
import { recordVoiceState } from '../voice/record-voice-states.ts';
import { beginForgetting } from './begin-forgetting.ts';
import { forgetPerson } from './forget-person.ts';

const { context, guildId, leader, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());

/** Forgets a person; after the rows of a table were read, and before the last step, something else happens once. */
const forgetWhile = async (
  userId: string,
  meanwhile: () => Promise<void>,
  table = 'rosters',
): Promise<void> => {
  const { id } = await beginForgetting(context, context.db, userId);
  let happened = false;
  const db = new Proxy(context.db, {
    get: (target, key, receiver) =>
      key === 'transaction'
        ? async (...given: Parameters<TestContext['db']['transaction']>) => {
            const [row] = await target.select().from(forgettings).where(eq(forgettings.id, id));
            if (!happened && (row?.walked?.table ?? '') >= table) {
              happened = true;
              await meanwhile();
            }
            return target.transaction(...given);
          }
        : (Reflect.get(target, key, receiver) as unknown),
  });
  await forgetPerson({ ...context, db }, id);
  expect(happened).toBe(true);
};

test('somebody who signs up again while they are being forgotten is forgotten all the same', async () => {
  const { id } = await plan({ slots: 3, cutoffMinutes: null });
  const [userId = '', other = ''] = await people(2);
  for (const one of [userId, other]) await join(id, one);
  // From here on leaving is late, and is recorded, also for the second time.
  context.travel(175 * 60_000);
  const leave = async () =>
    signUp(context, discordActor(userId), {
      ...eventRoster({ guildId, eventId: id }),
      choice: 'leave',
      confirmed: true,
      key: randomUUID(),
    });
  await leave();
  const again: string[] = [];
  await forgetWhile(userId, async () => {
    again.push((await join(id, userId)).outcome, (await leave()).outcome);
  });
  expect(again).toEqual(['joined', 'left']);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('what was paid for an event is taken back although one of its people is being forgotten', async () => {
  const { id } = await plan({ slots: 3, reward: 10 });
  const [userId = '', other = ''] = await people(2);
  for (const one of [userId, other]) await join(id, one);
  context.travel(4 * 60 * 60_000);
  const event = { guildId, eventId: id };
  await finishEvent(context, leader, { ...event, attended: [userId, other], excused: [] });
  await forgetWhile(userId, async () => {
    await undoFinish(context, leader, eventRoster(event));
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('whoever did something again while they are being forgotten is forgotten all the same, and shares once', async () => {
  const guild = await startContractGuild(context);
  const [userId = '', other = ''] = guild.people;
  const contract = await guild.post();
  for (const one of [userId, other]) await guild.click(contract.id, one);
  await guild.confirm(contract.id, { [userId]: 1, [other]: 2 });
  const comeToVoice = async () => {
    for (const channelId of [newId(), null]) {
      await recordVoiceState(context, guild.guildId, { userId, channelId });
      context.travel(60_000);
    }
  };
  await comeToVoice();
  await forgetWhile(
    userId,
    async () => {
      await comeToVoice();
      const { people: named } = await guild.read(contract.id);
      expect(named.map(({ user }) => user.id)).toEqual([userId, other]);
      await guild.confirm(contract.id, { [userId]: 2, [other]: 1 });
    },
    'voice_visits',
  );
  const { people: shared } = await guild.read(contract.id);
  expect(shared.map(({ user, contribution }) => [user.id === other, contribution])).toEqual([
    [false, 2],
    [true, 1],
  ]);
  expect(shared.map(({ user }) => user.id)).not.toContain(userId);
  const hours = await context.db.select().from(voiceDays).where(eq(voiceDays.guildId, guild.guildId));
  expect(hours).toMatchObject([{ userId: shared[0]?.user.id, seconds: 120 }]);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
