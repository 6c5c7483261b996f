import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { lookUpLadder } from '@famiglia/core/ranks/get-ladder';
import { saveLadder } from '@famiglia/core/ranks/save-ladder';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { BRATVA_CHANNELS, BRATVA_ROLES, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

/** The small guild is Free: it has no panel, and needs its ladder all the same. */
const guildId = GUILDS.bratva;
const user_id = PEOPLE.free_owner;
const owner = discordActor(user_id);

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
});
afterAll(async () => started.stop());

const propose = async (who: string = user_id) => {
  const place = { guild_id: guildId, channel_id: BRATVA_CHANNELS.general, user_id: who };
  return (await started.people.command({ ...place, name: 'ranks', subcommand: 'propose' })).message;
};
const use = async (message: SandboxMessage | null, action: string, values?: string[]) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(action));
  if (message === null || custom_id === undefined) throw new Error(`no ${action}`);
  const given = { message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) };
  return (await started.people.click(given)).message;
};
const ladder = async () =>
  (await lookUpLadder(started.context, owner, guildId)).steps.map(({ role_id }) => role_id);

test('a ladder is proposed from the order of roles, saved as chosen, and not proposed over another leader’s', async () => {
  const message = await propose();
  expect(textOf(message)).toContain('Лестница по порядку ролей');
  expect(textOf(message)).toContain(`<@&${BRATVA_ROLES.brother}>`);
  // Whoever may manage the server is no rank that a bot gives.
  expect(textOf(message)).not.toContain(`<@&${BRATVA_ROLES.ataman}>`);
  expect(await ladder()).toEqual([]);
  const stale = await propose();

  const fewer = await use(message, 'ranks:rungs', [BRATVA_ROLES.brother]);
  expect(JSON.stringify(fewer?.components)).toContain('Сохранить лестницу: 1 ступень');
  const saved = await use(fewer, 'ranks:take');
  expect(textOf(saved)).toContain('Лестница сохранена');
  expect(await ladder()).toEqual([BRATVA_ROLES.brother]);

  // Another leader pressed on what they saw before: they read what is there, and replace nothing.
  const late = await use(stale, 'ranks:take');
  expect(textOf(late)).toContain('В семье есть эта лестница');
  expect(await ladder()).toEqual([BRATVA_ROLES.brother]);
  expect(textOf(await propose())).toContain('В семье есть эта лестница');
});

test('a role that another rule gives by now is no rank: nothing is saved, and the rest is shown again', async () => {
  const { context } = started;
  const { version } = await lookUpLadder(context, owner, guildId);
  await saveLadder(context, owner, { guildId, version, steps: [] });
  const message = await propose();
  const settings = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...valuesOf(settings),
    vacations: { ...settings.vacations, role: BRATVA_ROLES.brother },
    guildId,
    version: settings.version,
  });
  const again = await use(message, 'ranks:take');
  expect(textOf(again)).not.toContain('Лестница сохранена');
  expect(await ladder()).toEqual([]);
});
