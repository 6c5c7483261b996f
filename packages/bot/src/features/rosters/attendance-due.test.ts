import { finishEvent } from '@famiglia/core/events/finish-event';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const HOUR_MS = 60 * 60 * 1000;

let started: EventBot;
beforeAll(async () => {
  started = await startEventBot();
});
afterAll(async () => started.stop());

const planned = async (title: string): Promise<string> => {
  const { id } = await started.plan(title, 2, { remindersMinutes: [], cutoffMinutes: null });
  await started.press(await started.posted(title), 'join', PEOPLE.member);
  return id;
};
const toldTo = async (userId: string, title: string): Promise<SandboxMessage[]> =>
  (await started.people.dms(userId)).filter(
    (message) => textOf(message).includes(title) && textOf(message).includes('явка не отмечена'),
  );
/** Nothing of it waits any more. */
const delivered = async (eventId: string) =>
  eventually(async () => {
    const { rows } = await started.context.db.execute(sql`
      select from delivery_requests where kind = 'attendance_due' and subject = ${eventId}
      union all select from deliveries where kind = 'attendance_due' and subject = ${eventId}
        and done_version < wanted_version`);
    expect(rows).toEqual([]);
  });

test('whoever created it is asked once who came, with the way to the sign-up', async () => {
  const eventId = await planned('Зачистка');
  await travelWithBot(started.context, 5.1 * HOUR_MS);
  await eventually(async () => expect(await toldTo(PEOPLE.owner, 'Зачистка')).toHaveLength(1));
  await delivered(eventId);
  const [told] = await toldTo(PEOPLE.owner, 'Зачистка');
  const post = await started.posted('Зачистка');
  expect(JSON.stringify(told?.components)).toContain(`/${post.id}"`);
  // A Free family has no panel.
  expect(JSON.stringify(told?.components)).not.toContain('/guild/');
  // A process that was killed before it noted the delivery tells nobody twice.
  await requestDelivery(started.context.db, { guildId, kind: 'attendance_due', subject: eventId });
  await delivered(eventId);
  expect(await toldTo(PEOPLE.owner, 'Зачистка')).toHaveLength(1);
});

test('with closed direct messages other leaders are asked', async () => {
  await started.people.fault({ kind: 'dm_closed', user_id: PEOPLE.owner });
  const eventId = await planned('Погрузка');
  await travelWithBot(started.context, 5.1 * HOUR_MS);
  await eventually(async () => expect(await toldTo(PEOPLE.manager, 'Погрузка')).toHaveLength(1));
  expect(await toldTo(PEOPLE.owner, 'Погрузка')).toEqual([]);
  await delivered(eventId);
});

test('what was marked meanwhile is not asked for', async () => {
  const eventId = await planned('Обход');
  await travelWithBot(started.context, 3.1 * HOUR_MS);
  await finishEvent(started.context, discordActor(PEOPLE.owner), {
    guildId,
    eventId,
    attended: [PEOPLE.member],
    excused: [],
  });
  await requestDelivery(started.context.db, { guildId, kind: 'attendance_due', subject: eventId });
  await delivered(eventId);
  expect(await toldTo(PEOPLE.owner, 'Обход')).toEqual([]);
  expect(await toldTo(PEOPLE.manager, 'Обход')).toEqual([]);
});
