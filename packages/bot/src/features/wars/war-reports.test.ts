import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { channelMarks } from '@famiglia/core/platform/db/schema/screenshots';
import { wars, warSources } from '@famiglia/core/platform/db/schema/wars';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBot } from '../../start-bot.ts';
import { eventually } from '../../testing/eventually.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const CHANNEL = MORETTI_CHANNELS.logs;
const WEBHOOK = '1300000000000000001';

let started: TestBot;
beforeEach(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  await save({});
});
afterEach(async () => started.stop());

const save = async (
  feed: Partial<SettingsValues['wars']>,
  channels: Partial<SettingsValues['channels']> = {},
) => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...values,
    channels: { ...values.channels, war_reports: CHANNEL, wars: MORETTI_CHANNELS.capts, ...channels },
    wars: {
      ...values.wars,
      family_names: ['Moretti'],
      reporters: [PEOPLE.owner],
      report_webhooks: [WEBHOOK],
      ...feed,
    },
    guildId,
    version: settings.version,
  });
};

const war = (facts: object = {}) => ({
  id: 48_211,
  attacker: 'Vagos',
  defender: 'Moretti',
  territory: 'Точка 5',
  starts_at: new Date(started.context.clock().getTime() + 40 * 60_000).toISOString(),
  ...facts,
});
const post = async (content: string, more: object = {}) =>
  started.people.postMessage({ channel_id: CHANNEL, user_id: PEOPLE.owner, content, ...more });
const file = (body: unknown, filename = 'wars.json') => ({
  filename,
  contentType: 'application/json',
  bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const posted = async (id: string): Promise<SandboxMessage> => {
  const all = await started.people.messages(CHANNEL, { userId: PEOPLE.owner, limit: 100 });
  const found = all.find((message) => message.id === id);
  if (found === undefined) throw new Error('the message is gone');
  return found;
};
const answersTo = async (id: string) =>
  (await started.people.messages(CHANNEL, { userId: PEOPLE.owner, limit: 100 })).filter(
    ({ message_reference: reference }) => reference?.message_id === id,
  );
const marksOf = async (id: string) => ((await posted(id)).reactions ?? []).map(({ emoji }) => emoji.name);
/** The one answer to a report, once it says this. */
const answered = async (id: string, words: RegExp, mark: string): Promise<SandboxMessage> => {
  let answer: SandboxMessage | undefined;
  await eventually(async () => {
    const all = await answersTo(id);
    expect(all).toHaveLength(1);
    [answer] = all;
    expect(textOf(answer)).toMatch(words);
    expect(await marksOf(id)).toEqual([mark]);
  });
  return answer as SandboxMessage;
};
const settled = async () =>
  eventually(async () => expect(await isSettled(started.context.db, guildId, 'war_report')).toBe(true));
const storedWars = async () => started.context.db.select().from(wars);

test('a chosen person’s text, block of code or file is read like a request with a key, and answered once', async () => {
  const text = await post(JSON.stringify(war()));
  await answered(text.id, /^Принято: 1 война\.$/, '✅');
  expect(await started.context.db.select().from(warSources)).toMatchObject([
    { source: 'channel', externalKey: 'id:48211' },
  ]);
  const block = await post(
    `\`\`\`json\n${JSON.stringify([war(), war({ id: 2, territory: 'Порт' })])}\n\`\`\``,
  );
  await answered(block.id, /Принято: 1 война\. Без изменений: 1 война\./, '✅');
  const files = [
    file({ wars: [war({ id: 3, territory: 'Депо' })] }),
    // Discord makes such a file of a text that is too long.
    file(JSON.stringify(war({ id: 4, territory: 'Лес' })), 'message.txt'),
  ];
  const attached = await post('свежие', { files });
  const answer = await answered(attached.id, /Принято: 2 войны\./, '✅');
  expect(answer.mentions).toEqual([]);
  expect(await storedWars()).toHaveLength(4);
});

test('a chosen webhook is heard; other people and webhooks, talk and other channels are not', async () => {
  const hook = await post(JSON.stringify(war()), { webhook_id: WEBHOOK });
  const others = [
    await post(JSON.stringify(war({ id: 2 })), { webhook_id: '1300000000000000002' }),
    await post(JSON.stringify(war({ id: 3 })), { user_id: PEOPLE.manager }),
    await post('завтра война, все в сборе?'),
  ];
  await started.people.postMessage({
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    content: JSON.stringify(war({ id: 4 })),
  });
  await answered(hook.id, /Принято: 1 война/, '✅');
  await settled();
  expect(await storedWars()).toHaveLength(1);
  for (const { id } of others) {
    expect(await answersTo(id)).toEqual([]);
    expect(await marksOf(id)).toEqual([]);
  }
});

test('what is wrong is named; the good wars of the same message are kept', async () => {
  const mixed = await post(
    JSON.stringify([war(), war({ id: 'x*y', players: [{ nick: 'A', side: 'attack', damage: -5 }] })]),
  );
  const answer = await answered(mixed.id, /Принято: 1 война\. Отклонено: 1 война\./, '⚠️');
  expect(textOf(answer)).toContain('• x\\*y: Число отрицательное или слишком большое');
  expect(textOf(answer)).toContain('`players.0.damage`');
  const broken = await post('{"id": 1, "attacker": ');
  await answered(broken.id, /Здесь нет войн\. Пришлите JSON/, '❌');
  const many = await post('', { files: [file(Array.from({ length: 51 }, (_, id) => war({ id })))] });
  await answered(many.id, /Больше 50 войн/, '❌');
  const large = await post('', {
    files: [file(' '.repeat(150 * 1024)), file(' '.repeat(150 * 1024), 'b.json')],
  });
  await answered(large.id, /Отчёт больше 256 КБ/, '❌');
  await save({ family_names: [] });
  const nameless = await post(JSON.stringify(war({ id: 9 })));
  await answered(nameless.id, /Не указано, как семья называется в игре/, '❌');
  expect(await storedWars()).toHaveLength(1);
});

test('an edited report is read again and its answer follows; a deleted one takes nothing back', async () => {
  const report = await post(JSON.stringify(war({ score_attacker: -1 })));
  const answer = await answered(report.id, /Отклонено: 1 война/, '❌');
  await started.people.editMessage(report.id, {
    user_id: PEOPLE.owner,
    content: JSON.stringify(war({ max_players: 20 })),
  });
  const again = await answered(report.id, /Принято: 1 война/, '✅');
  expect(again.id).toBe(answer.id);
  await started.people.deleteMessage(report.id, PEOPLE.owner);
  await settled();
  expect(await storedWars()).toMatchObject([{ maxPlayers: 20, status: 'active' }]);
});

test('a report that was posted while the bot was away is read at the next start, once', async () => {
  const { context, sandbox } = started;
  await eventually(async () => expect(await context.db.select().from(channelMarks)).not.toHaveLength(0));
  await started.bot.stop();
  const report = await post(JSON.stringify(war()));
  const start = async () => {
    started.bot = startBot({ context, token: sandbox.botToken, apiUrl: sandbox.apiUrl, identifyEveryMs: 0 });
    await started.bot.whenReady();
  };
  await start();
  await answered(report.id, /Принято: 1 война/, '✅');
  await started.bot.stop();
  await start();
  await settled();
  await answered(report.id, /Принято: 1 война/, '✅');
});

test('where the bot may not answer, a mark is enough for good news; of bad news managers are told once', async () => {
  await started.people.channel({ action: 'deny_bot', channel_id: CHANNEL, permissions: ['SendMessages'] });
  const letters = async () =>
    (await started.people.dms(PEOPLE.manager)).filter((message) =>
      textOf(message).includes('отчёты о войнах'),
    );
  const good = await post(JSON.stringify(war()));
  await eventually(async () => expect(await marksOf(good.id)).toEqual(['✅']));
  await settled();
  expect(await letters()).toEqual([]);
  for (const content of ['{', '[']) {
    const bad = await post(content);
    await eventually(async () => expect(await marksOf(bad.id)).toEqual(['❌']));
  }
  await eventually(async () => expect(await letters()).toHaveLength(1));
  await settled();
  expect(textOf((await letters())[0])).toContain('Отправлять сообщения');
  expect(await letters()).toHaveLength(1);
});

test('managers are told that the channel for reports was deleted', async () => {
  await started.people.channel({ action: 'delete', channel_id: CHANNEL });
  await eventually(async () => {
    const words = (await started.people.dms(PEOPLE.manager)).map(textOf).join('\n');
    expect(words).toContain('Отчёты о войнах не прочитать');
  });
});
