import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findGuilds } from '@famiglia/core/mirror/guild.queries';
import { listUndelivered } from '@famiglia/core/undelivered/undelivered';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { buildWorld } from '@famiglia/sandbox/build-world';
import type { BuiltGuild } from '@famiglia/sandbox/build-world';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { Locale } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const SENDING = ['SendMessages' as const];
const later = { channels: ['general', 'second'], bot: false };
const { seed, guilds } = buildWorld({
  guilds: [
    { name: 'Old' },
    { name: 'Open', ...later },
    { name: 'Closed', ...later },
    { name: 'Mute', ...later },
  ],
});
const [old, open, closed, mute] = guilds;
for (const guild of seed.guilds) guild.locale = guild.id === open.id ? Locale.EnglishUS : Locale.Russian;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { world: seed, rateLimits: false } });
  for (const { ownerId } of [closed, mute])
    await started.people.fault({ kind: 'dm_closed', user_id: ownerId });
});
afterAll(async () => started.stop());

const join = async ({ id }: BuiltGuild) => started.people.bot({ guild_id: id, action: 'join' });
const installed = async ({ id }: BuiltGuild, is: boolean) =>
  eventually(async () => {
    const [guild] = await findGuilds(started.context.db, [id]);
    expect(guild?.botInstalled).toBe(is);
  });
const told = async ({ id }: BuiltGuild) =>
  eventually(async () => {
    expect(await isSettled(started.context.db, id, 'first_message')).toBe(true);
  });
const dms = async ({ ownerId }: BuiltGuild) => started.people.dms(ownerId);
const said = async (guild: BuiltGuild, channel: string) =>
  started.people.messages(guild.channels[channel] ?? '');
const deny = async (guild: BuiltGuild, channel: string, permissions: typeof SENDING | [] = SENDING) =>
  started.people.channel({ channel_id: guild.channels[channel] ?? '', action: 'deny_bot', permissions });
const linksOf = (message: SandboxMessage | undefined) =>
  [...JSON.stringify(message?.components ?? []).matchAll(/"url":"([^"]+)"/g)].map((match) => match[1]);
const sent = () =>
  started.restAnswers.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages')).length;
const panelOf = ({ id }: BuiltGuild) => `${started.context.config.publicUrl}/guild/${id}`;

test('the owner of a new server is told the next step once, by direct message and in the server’s language', async () => {
  await join(open);
  await eventually(async () => expect(await dms(open)).toHaveLength(1));
  const [message] = await dms(open);
  expect(message?.content).toMatch(/^Famiglia is on your server now\.\n.*\/setup/);
  expect(message?.content.split('\n').length).toBeLessThanOrEqual(5);
  expect(linksOf(message)).toEqual([panelOf(open)]);
  await told(open);

  // A crash between sending and recording, a new session, and a bot that comes back: none of them says it again.
  await requestDelivery(started.context.db, { guildId: open.id, kind: 'first_message', subject: '' });
  await told(open);
  expect(await dms(open)).toHaveLength(1);
  const before = sent();
  await started.people.fault({ kind: 'invalidate' });
  await started.people.bot({ guild_id: open.id, action: 'leave' });
  await installed(open, false);
  await join(open);
  await installed(open, true);
  await told(open);
  expect(sent()).toBe(before);
  expect(await dms(open)).toHaveLength(1);
  expect(await said(open, 'general')).toEqual([]);
});

test('with closed direct messages it comes to the system channel', async () => {
  await join(closed);
  await eventually(async () => expect(await said(closed, 'general')).toHaveLength(1));
  const [message] = await said(closed, 'general');
  expect(message?.content).toMatch(new RegExp(`^<@${closed.ownerId}>\n.*Следующий шаг: /настройка`, 's'));
  expect(message?.mentions.map(({ id }) => id)).toEqual([closed.ownerId]);
  expect(linksOf(message)).toEqual([panelOf(closed)]);
  expect(await said(closed, 'second')).toEqual([]);
});

test('where the bot may write nowhere it is shown as undelivered, and comes to the first channel that opens', async () => {
  await deny(mute, 'general');
  await deny(mute, 'second');
  await join(mute);
  const undelivered = async () => {
    const { items } = await listUndelivered(started.context, discordActor(mute.ownerId), {
      guildId: mute.id,
    });
    return items.map(({ kind, problem }) => `${kind} ${problem}`);
  };
  await eventually(async () => expect(await undelivered()).toEqual(['first_message unreachable']));
  await deny(mute, 'second', []);
  await eventually(async () => expect(await said(mute, 'second')).toHaveLength(1));
  await eventually(async () => expect(await undelivered()).toEqual([]));
  expect(await said(mute, 'general')).toEqual([]);
});

test('a new installation says nothing in servers that had the bot before', async () => {
  await installed(old, true);
  await told(old);
  expect([await dms(old), await said(old, 'general')]).toEqual([[], []]);
});
