import { members } from '@famiglia/core/platform/db/schema/guilds';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { settleStep } from '@famiglia/core/settings/settled-steps';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { BRATVA_CHANNELS, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq, isNotNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.bratva;
const user_id = PEOPLE.free_owner;
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

const press = async (message: SandboxMessage, action: string, values?: string[]): Promise<SandboxMessage> => {
  const ids = [...JSON.stringify(message.components).matchAll(/"custom_id":"([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const custom_id = ids.find((id) => id.startsWith(action));
  if (custom_id === undefined) throw new Error(`no ${action} among ${ids.join(' ')}`);
  const answer = await started.people.click({
    message_id: message.id,
    custom_id,
    user_id,
    ...(values ? { values } : {}),
  });
  if (answer.message === null) throw new Error(`${action} was answered ${answer.kind}`);
  return answer.message;
};
const named = async () =>
  started.context.db.$count(members, and(eq(members.guildId, guildId), isNotNull(members.staticId)));

test('a Free family reads names from nicknames in /setup, sees the doubts, and takes them back', async () => {
  const before = await named();
  const place = { guild_id: guildId, channel_id: BRATVA_CHANNELS.general };
  await settleStep(started.context, discordActor(user_id), { guildId, step: 'all', settled: true });
  const { message: setup } = await started.people.command({ ...place, user_id, name: 'setup' });
  if (setup === null) throw new Error('/setup did not answer');
  const offer = await press(setup, 'moving:names');
  const words = offer.embeds[0]?.description ?? '';
  expect(words).toContain('Matros Nevsky #30177');
  // Two people with one static id, and a Russian letter in a Latin word.
  expect(words).toContain('такой статик есть у кого-то ещё');
  expect(words).toContain('русские и латинские буквы');
  expect(JSON.stringify(offer.components)).toContain('"label":"Записать:');
  const other = await press(offer, 'moving:pattern', ['nick_static']);
  const entered = await press(other, 'moving:enter');
  expect(entered.content).toMatch(/^Записано: \d+ участник/);
  expect(await named()).toBeGreaterThan(before);
  expect((await findSettings(started.context.db, guildId)).nicknames.read).toBe('nick_static');
  const undone = await press(entered, 'moving:undo');
  expect(undone.content).toMatch(/^Отменено: \d+ участник/);
  expect(await named()).toBe(before);
  expect(
    await started.context.db.$count(
      activity,
      and(eq(activity.guildId, guildId), like(activity.type, 'names.%')),
    ),
  ).toBe(2);
  const back = await press(undone, 'setup:back');
  expect(JSON.stringify(back.components)).toContain('moving:names');
});
