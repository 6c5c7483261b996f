import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { readMirror } from '../testing/read-mirror.ts';
import { startBot } from '../start-bot.ts';
import { startTestBot } from '../testing/start-test-bot.ts';

const OUTAGE_SECONDS = 2;

test('the bot reconnects after an outage and reads what changed meanwhile', async () => {
  const { bot, context, people, stop } = await startTestBot();
  onTestFinished(stop);
  await people.fault({ kind: 'down', seconds: OUTAGE_SECONDS });
  await eventually(async () => expect((await people.world()).bot_connected).toBe(false));
  const { id } = await people.createUser({ username: 'meanwhile' });
  await people.member({ guild_id: GUILDS.moretti, user_id: id, action: 'join' });
  await eventually(async () => {
    const { members } = await readMirror(context.db, GUILDS.moretti);
    expect(members.get(id)?.leftAt).toBeNull();
  });
  expect(bot.ready).toBe(true);
});

test('a bot that is stopped during an outage does not reconnect when it is over', async () => {
  const { bot, context, people, sandbox, stop } = await startTestBot();
  onTestFinished(stop);
  await people.fault({ kind: 'down', seconds: 600 });
  await eventually(async () => expect((await people.world()).bot_connected).toBe(false));
  await bot.stop();
  await people.clearFaults();
  // Another bot has time to connect and to leave again: if the stopped one had come back, Discord would still see it.
  const { botToken: token, apiUrl } = sandbox;
  const next = startBot({ context, token, apiUrl, identifyEveryMs: 0 });
  onTestFinished(async () => next.stop());
  await next.whenReady();
  await next.stop();
  await eventually(async () => expect((await people.world()).bot_connected).toBe(false));
});

test('a silent gateway connection is noticed and replaced by a new one', async () => {
  const { bot, context, people, stop } = await startTestBot({ sandbox: { timings: { heartbeatMs: 500 } } });
  onTestFinished(stop);
  await people.fault({ kind: 'silence', seconds: OUTAGE_SECONDS });
  const { id } = await people.createUser({ username: 'unheard' });
  await people.member({ guild_id: GUILDS.moretti, user_id: id, action: 'join' });
  await eventually(async () => {
    const { members } = await readMirror(context.db, GUILDS.moretti);
    expect(members.get(id)?.leftAt).toBeNull();
  });
  await eventually(() => expect(bot.ready).toBe(true));
});
