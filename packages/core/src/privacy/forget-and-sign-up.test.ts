import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eventRoster } from '../gatherings/events/event-roster.ts';
import { signUp } from '../gatherings/rosters/sign-up.ts';
import type { TestContext } from '../testing/test-context.ts';
import { rosterLateLeaves } from '../platform/db/schema/rosters.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { beginForgetting } from './begin-forgetting.ts';
import { forgetPerson } from './forget-person.ts';

const { context, guildId, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());

test('somebody who signs up again while they are being forgotten is forgotten all the same', async () => {
  const { id } = await plan({ slots: 3, cutoffMinutes: null });
  const [userId = '', other = ''] = await people(2);
  for (const one of [userId, other]) await join(id, one);
  // From here on leaving is late, and is recorded: of the former member, and once more of the person.
  context.travel(175 * 60_000);
  const leave = async () =>
    signUp(context, discordActor(userId), {
      ...eventRoster({ guildId, eventId: id }),
      wish: 'leave',
      confirmed: true,
      key: randomUUID(),
    });
  await leave();
  const { id: forgettingId, formerId } = await beginForgetting(context, context.db, userId);
  const isReplaced = async () =>
    (await context.db.$count(
      rosterLateLeaves,
      and(eq(rosterLateLeaves.rosterId, id), eq(rosterLateLeaves.userId, formerId)),
    )) > 0;
  const again: string[] = [];
  const db = new Proxy(context.db, {
    get: (target, key, receiver) =>
      key === 'transaction'
        ? async (...given: Parameters<TestContext['db']['transaction']>) => {
            if (again.length === 0 && (await isReplaced())) {
              again.push((await join(id, userId)).outcome, (await leave()).outcome);
            }
            return target.transaction(...given);
          }
        : (Reflect.get(target, key, receiver) as unknown),
  });
  await forgetPerson({ ...context, db }, forgettingId);
  expect(again).toEqual(['joined', 'left']);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
