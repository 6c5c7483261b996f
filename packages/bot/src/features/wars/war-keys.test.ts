import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { warFeeds } from '@famiglia/core/platform/db/schema/war-feeds';
import { settleStep } from '@famiglia/core/settings/settled-steps';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { authenticateWarKey } from '@famiglia/core/wars/war-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const user_id = PEOPLE.owner;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  await settleStep(started.context, discordActor(user_id), { guildId, step: 'all', settled: true });
});
afterAll(async () => started.stop());

const press = async (message_id: string, custom_id: string, values?: string[]) => {
  const answer = await started.people.click({
    message_id,
    custom_id,
    user_id,
    ...(values ? { values } : {}),
  });
  return { ...answer, id: answer.message?.id ?? '', text: textOf(answer.message) };
};

test('/setup says how monitors answer; a key is made, shown once, listed and revoked where nobody else can read it', async () => {
  const setup = await started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'setup',
    options: {},
  });
  const { config, db, clock } = started.context;
  config.warFeeds = {
    seconds: 20,
    feeds: [{ name: 'monitor-a', address: 'https://wars.example.org', isStandIn: false }],
  };
  await db.insert(warFeeds).values({
    name: 'monitor-a',
    address: 'https://wars.example.org',
    goodAt: clock(),
    failures: 1,
    failure: 'status',
    failureStatus: 502,
    failedSince: clock(),
    nextAt: clock(),
  });
  const section = await press(setup.message?.id ?? '', 'setup:go', ['wars']);
  expect(section.text).toMatch(
    /Мониторы войн \(неофициально\)[\s\S]*Монитор A `wars\.example\.org`: Сбой · Он ответил ошибкой 502/,
  );
  const keys = await press(section.id, 'wars:keys');
  expect(keys.text).toContain('Ключей пока нет');

  const asked = await press(keys.id, 'wars:key_new');
  const made = await started.people.submitModal({
    interaction_id: asked.interaction_id,
    user_id,
    fields: { name: 'Оверлей *' },
  });
  const secret = /fw_[\w-]+/.exec(textOf(made.message))?.[0] ?? '';
  expect(textOf(made.message)).toContain(`/api/ingest/${guildId}/wars`);
  expect(made.message?.ephemeral_reader_id).toBe(user_id);
  const opened = await authenticateWarKey(started.context, secret);
  expect(opened).toMatchObject({ guildId });

  const listed = await press(section.id, 'wars:keys');
  expect(listed.text).toContain(`**Оверлей \\*** …${escapeText(secret.slice(-4))}`);
  expect(listed.text).not.toContain(secret);
  const sure = await press(listed.id, 'wars:key_revoke', [opened?.keyId ?? '']);
  expect(sure.text).toContain('Отозвать **Оверлей');
  expect(await authenticateWarKey(started.context, secret)).not.toBeNull();
  const revoked = await press(sure.id, `wars:key_revoke:${opened?.keyId}`);
  expect(revoked.text).toContain('Ключ отозван.');
  expect(await authenticateWarKey(started.context, secret)).toBeNull();
});
