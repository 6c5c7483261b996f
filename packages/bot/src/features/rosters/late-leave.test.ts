import { rosterLateLeaves } from '@famiglia/core/platform/db/schema/rosters';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const MINUTE_MS = 60_000;

let started: EventBot;
beforeAll(async () => {
  started = await startEventBot();
  const settings = await findSettings(started.context.db, guildId);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...valuesOf(settings),
    events: { ...settings.events, late_minutes: 45, late_leave_penalty: 5 },
    guildId,
    version: settings.version,
  });
});
afterAll(async () => started.stop());

const press = async (message: SandboxMessage, action: string, user: string) =>
  (await started.press(message, action, user)).message as SandboxMessage;

test('a late leave counts when it is confirmed by the second button, also from the reserve', async () => {
  const event = await started.plan('Осада порта', 2, { remindersMinutes: [], cutoffMinutes: null });
  const post = await started.posted('Осада порта');
  const lateLeaves = async () =>
    (
      await started.context.db
        .select({ userId: rosterLateLeaves.userId })
        .from(rosterLateLeaves)
        .where(eq(rosterLateLeaves.rosterId, event.id))
    ).map(({ userId }) => userId);
  const [first, second] = [PEOPLE.member, PEOPLE.moderator];
  for (const user of [first, second]) await started.press(post, 'join', user);
  await travelWithBot(started.context, 150 * MINUTE_MS);

  const asked = await press(post, 'leave', first);
  expect(textOf(asked)).toMatch(/Вы пока в основе[\s\S]*неявкой[\s\S]*−5/);
  expect(await lateLeaves()).toEqual([]);
  const left = await press(asked, 'leave_anyway', first);
  expect(textOf(left)).toContain('Вы снялись с записи.');
  expect(customIdsOf(left)).toEqual([]);
  expect(await lateLeaves()).toEqual([first]);

  expect(textOf(await press(post, 'reserve', second))).toMatch(/Вы в замене[\s\S]*поздний минус/);
  const askedAgain = await press(post, 'leave', second);
  expect(textOf(askedAgain)).toMatch(/Вы пока в замене[\s\S]*−5/);
  expect(textOf(await press(askedAgain, 'leave_anyway', second))).toContain('Вы снялись с записи.');
  expect((await lateLeaves()).toSorted()).toEqual([first, second].toSorted());
});
