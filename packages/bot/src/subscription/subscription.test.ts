import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { saveSettings } from '@famiglia/core/guilds/settings/save-settings';
import { valuesOf } from '@famiglia/contract/settings-values';
import { remindOfPlanEnd } from '@famiglia/core/billing/subscriptions/remind-of-plan-end';
import { startTrial } from '@famiglia/core/billing/subscriptions/start-trial';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { BRATVA_CHANNELS, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const guildId = GUILDS.bratva;
const owner = discordActor(PEOPLE.free_owner);
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

/** The channel contains other messages as well. */
const reminders = async () => {
  const messages = await started.people.messages(BRATVA_CHANNELS.general);
  return messages
    .flatMap(({ embeds }) => embeds)
    .filter(({ title }) => title === 'Пробный Premium заканчивается')
    .map(({ description }) => description ?? '');
};

test('the log channel is notified two days and one day before the end, once each', async () => {
  const { context } = started;
  const settings = await findSettings(context.db, guildId);
  const channels = { ...settings.channels, log: BRATVA_CHANNELS.general };
  await saveSettings(context, owner, { ...valuesOf(settings), channels, version: settings.version, guildId });
  await startTrial(context, owner, { guildId });
  await remindOfPlanEnd(context);
  context.travel(5 * DAY_MS);
  await remindOfPlanEnd(context);
  await remindOfPlanEnd(context);
  await eventually(async () => expect(await reminders()).toHaveLength(1));
  expect((await reminders())[0]).toContain(`http://panel.test/guild/${guildId}/settings/subscription`);
  context.travel(DAY_MS);
  await remindOfPlanEnd(context);
  await eventually(async () => expect(await reminders()).toHaveLength(2));
  expect((await reminders()).filter((text) => text.includes('Остался один день'))).toHaveLength(1);
});
