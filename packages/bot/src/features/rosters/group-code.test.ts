import { silentLogger } from '@famiglia/core/platform/log/logger';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';

const CODE = 'ZULU-4815';
const logged: unknown[] = [];
let started: EventBot;
beforeAll(async () => {
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(silentLogger, level).mockImplementation((...line: unknown[]) => void logged.push(line));
  started = await startEventBot();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await started.stop();
});

const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');

/** Sets the code by the leader's menu. */
const typeCode = async (post: SandboxMessage, code: string, send: 'yes' | 'no') => {
  const menu = await started.press(post, 'manage', PEOPLE.owner);
  const form = await started.press(menu.message as SandboxMessage, 'setcode', PEOPLE.owner);
  return started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { code, send: [send] },
  });
};

test('the button answers only main, the direct message comes once, and nobody else ever reads the code', async () => {
  await started.plan('Порт', 2, { remindersMinutes: [], cutoffMinutes: null });
  const post = await started.posted('Порт');
  for (const userId of [PEOPLE.member, PEOPLE.english_member, PEOPLE.moderator])
    await started.press(post, 'join', userId);
  expect(customIdsOf(post).some((id) => id.startsWith('mp:code'))).toBe(false);
  await started.people.fault({ kind: 'dm_closed', user_id: PEOPLE.english_member });
  expect(textOf((await typeCode(post, CODE, 'yes')).message)).toContain('Код группы сохранён');
  await eventually(async () => {
    const ids = customIdsOf(await started.posted('Порт'));
    expect(ids.some((id) => id.startsWith('mp:code'))).toBe(true);
  });
  await eventually(async () => expect(await dms(PEOPLE.member)).toContain(CODE));
  await typeCode(await started.posted('Порт'), CODE, 'yes');
  const shown = await started.posted('Порт');
  const ask = async (userId: string) => (await started.press(shown, 'code', userId)).message;
  const answer = await ask(PEOPLE.english_member);
  expect(textOf(answer)).toContain(CODE);
  expect(answer?.ephemeral_reader_id).toBe(PEOPLE.english_member);
  expect(textOf(await ask(PEOPLE.moderator))).toContain('пока в замене');
  expect(textOf(await ask(PEOPLE.manager))).toContain('вас нет в списке');
  expect((await dms(PEOPLE.member)).split(CODE)).toHaveLength(2);

  const world = await started.people.world();
  const guild = world.guilds.find(({ id }) => id === GUILDS.moretti);
  expect(guild?.channels.some(({ id }) => id === MORETTI_CHANNELS.events)).toBe(true);
  for (const { id } of guild?.channels ?? []) {
    const said = await started.people.messages(id, { limit: 200 });
    expect(said.map((message) => JSON.stringify(message)).join()).not.toContain(CODE);
  }
  expect(await dms(PEOPLE.moderator)).not.toContain(CODE);
  expect(JSON.stringify(logged)).not.toContain(CODE);
});

test('an empty field takes the code and its button away', async () => {
  await started.plan('Банк', 2);
  await typeCode(await started.posted('Банк'), CODE, 'no');
  await eventually(async () => expect(customIdsOf(await started.posted('Банк')).join()).toContain('mp:code'));
  expect(textOf((await typeCode(await started.posted('Банк'), '', 'no')).message)).toContain('убран');
  await eventually(async () =>
    expect(customIdsOf(await started.posted('Банк')).join()).not.toContain('mp:code'),
  );
});
