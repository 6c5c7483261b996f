import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
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

test('a key is made, shown once, listed and revoked by /setup, where nobody else can read it', async () => {
  const setup = await started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'setup',
    options: {},
  });
  const section = await press(setup.message?.id ?? '', 'setup:go', ['wars']);
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
