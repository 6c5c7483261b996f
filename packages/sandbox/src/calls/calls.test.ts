import { ApplicationCommandType, ComponentType, Events, GatewayIntentBits, Partials } from 'discord.js';
import type { Interaction, SendableChannels } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { DeniablePermission } from '../channel-types.ts';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '../demo-ids.ts';
import type { LiveEvent } from '../sandbox-types.ts';
import { connectBot } from '../testing/connect-bot.ts';
import { once } from '../testing/once.ts';
import { runSandbox, stopLater } from '../testing/run-sandbox.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';

const MORETTI = { guild_id: GUILDS.moretti };
const codeOf = (sending: Promise<unknown>) => sending.catch((error: { code: number }) => error.code);

test('joining, roles, nick, leaving and a ban reach the bot', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox);
  const change = (action: 'join' | 'leave' | 'ban' | 'roles' | 'nick', more = {}) =>
    sandbox.client.member({ ...MORETTI, user_id: PEOPLE.outsider, action, ...more });
  const joined = once(bot, Events.GuildMemberAdd);
  await change('join');
  expect((await joined)[0].id).toBe(PEOPLE.outsider);
  const updated = once(bot, Events.GuildMemberUpdate);
  expect(await change('roles', { roles: [MORETTI_ROLES.newcomer] })).toMatchObject({
    roles: [MORETTI_ROLES.newcomer],
  });
  expect((await updated)[1].roles.cache.has(MORETTI_ROLES.newcomer)).toBe(true);
  const renamed = once(bot, Events.GuildMemberUpdate);
  await change('nick', { nick: 'Гость' });
  expect((await renamed)[1].nickname).toBe('Гость');
  const left = once(bot, Events.GuildMemberRemove);
  expect(await change('leave')).toBeNull();
  await left;
  await change('join');
  const banned = once(bot, Events.GuildBanAdd);
  await change('ban');
  expect((await banned)[0].user.id).toBe(PEOPLE.outsider);
  await expect(change('join')).rejects.toMatchObject({ status: 409, error: 'banned' });
  await expect(change('roles', { roles: [] })).rejects.toMatchObject({ error: 'not_a_member' });
});

test('entering a voice channel, changing it and leaving the server reach the bot, also one that connects later', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildVoiceStates],
  });
  const who = { ...MORETTI, user_id: PEOPLE.member };
  const enter = (channel_id: string | null) => sandbox.client.member({ ...who, action: 'voice', channel_id });
  const entered = once(bot, Events.VoiceStateUpdate);
  expect(await enter(MORETTI_CHANNELS.capt)).toMatchObject({ voice_channel_id: MORETTI_CHANNELS.capt });
  expect((await entered)[1]).toMatchObject({ id: PEOPLE.member, channelId: MORETTI_CHANNELS.capt });
  const later = await connectBot(sandbox, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildVoiceStates],
  });
  expect(later.guilds.cache.get(GUILDS.moretti)?.voiceStates.cache.get(PEOPLE.member)?.channelId).toBe(
    MORETTI_CHANNELS.capt,
  );
  await expect(enter(MORETTI_CHANNELS.general)).rejects.toMatchObject({ error: 'unknown_channel' });
  const left = once(bot, Events.VoiceStateUpdate);
  await sandbox.client.member({ ...who, action: 'leave' });
  expect((await left)[1].channelId).toBeNull();
});

test('the bot is invited to a server and kicked from it', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox);
  const added = once(bot, Events.GuildCreate);
  await sandbox.client.bot({ guild_id: GUILDS.aztecas, action: 'join' });
  expect((await added)[0].name).toBe('Los Aztecas');
  const removed = once(bot, Events.GuildDelete);
  await sandbox.client.bot({ guild_id: GUILDS.aztecas, action: 'leave' });
  expect((await removed)[0].id).toBe(GUILDS.aztecas);
});

test('a new person can be created and joins', async () => {
  const { client } = await runSandbox();
  const user = await client.createUser({ username: 'brand_new', locale: 'en-US' });
  await client.member({ ...MORETTI, user_id: user.id, action: 'join' });
  const { items } = await client.guildsOf(user.id);
  expect(items.map(({ id }) => id)).toEqual([GUILDS.moretti]);
  await expect(client.createUser({ username: 'Bad Name' })).rejects.toMatchObject({ error: 'bad_username' });
});

test('a person sees their own channels, and cannot read or post in the others', async () => {
  const { client } = await runSandbox();
  const names = async (person: string) =>
    (await client.guildsOf(person)).items
      .find(({ id }) => id === GUILDS.moretti)
      ?.channels.map(({ id }) => id);
  expect(await names(PEOPLE.moderator)).toContain(MORETTI_CHANNELS.review);
  expect(await names(PEOPLE.member)).not.toContain(MORETTI_CHANNELS.review);
  const review = { channel_id: MORETTI_CHANNELS.review, user_id: PEOPLE.member };
  await expect(client.postMessage({ ...review, content: 'x' })).rejects.toMatchObject({ status: 403 });
  await expect(client.messages(review.channel_id, { userId: PEOPLE.member })).rejects.toMatchObject({
    status: 403,
  });
});

test('a person reacts, and the bot sees who; only authors and moderators delete', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox);
  const place = { channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.member };
  const { id } = await sandbox.client.postMessage({ ...place, content: 'hi' });
  const added = once(bot, Events.MessageReactionAdd);
  await sandbox.client.react({ message_id: id, user_id: PEOPLE.owner, emoji: '🔥', action: 'add' });
  const [reaction, user] = await added;
  expect([reaction.emoji.name, user.id]).toEqual(['🔥', PEOPLE.owner]);
  const removed = once(bot, Events.MessageReactionRemove);
  await sandbox.client.react({ message_id: id, user_id: PEOPLE.owner, emoji: '🔥', action: 'remove' });
  await removed;
  await expect(sandbox.client.deleteMessage(id, PEOPLE.english_member)).rejects.toMatchObject({
    status: 403,
  });
  const deleted = once(bot, Events.MessageDelete);
  await sandbox.client.deleteMessage(id, PEOPLE.moderator);
  expect((await deleted)[0].id).toBe(id);
});

test('a permission denied to the bot in a channel is refused until it is given back', async () => {
  const sandbox = await runSandbox({ rateLimits: false });
  const bot = await connectBot(sandbox);
  const channel = bot.channels.cache.get(MORETTI_CHANNELS.general) as SendableChannels;
  const deny = (permissions: DeniablePermission[]) =>
    sandbox.client.channel({ channel_id: channel.id, action: 'deny_bot', permissions });
  const changed = once(bot, Events.ChannelUpdate);
  await deny(['SendMessages']);
  await changed;
  expect(await codeOf(channel.send('no'))).toBe(50_013);
  await deny(['ViewChannel']);
  expect(await codeOf(channel.send('no'))).toBe(50_001);
  await deny([]);
  await channel.send('yes');
  expect((await sandbox.client.messages(channel.id)).map(({ content }) => content)).toEqual(['yes']);
  await expect(deny(['Fly' as never])).rejects.toThrow(/no permission Fly/);
});

test('a deleted channel is gone for the bot and for people, with all its messages', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox);
  const channel = bot.channels.cache.get(MORETTI_CHANNELS.general) as SendableChannels;
  const { id } = await channel.send('last words');
  const deleted = once(bot, Events.ChannelDelete);
  const guild = await sandbox.client.channel({ channel_id: channel.id, action: 'delete' });
  expect((await deleted)[0].id).toBe(channel.id);
  expect(guild.channels.map((one) => one.id)).not.toContain(channel.id);
  await expect(channel.send('to nobody')).rejects.toMatchObject({ code: 10_003 });
  await expect(sandbox.client.deleteMessage(id, PEOPLE.owner)).rejects.toThrow(/no message/);
  await expect(sandbox.client.channel({ channel_id: channel.id, action: 'delete' })).rejects.toThrow(
    /No server has a channel/,
  );
});

const answer = async (interaction: Interaction): Promise<void> => {
  if (interaction.isChatInputCommand()) {
    await interaction.reply(`${interaction.commandName} in ${interaction.guild?.name ?? 'none'}`);
  } else if (interaction.isUserContextMenuCommand()) {
    await interaction.reply(`${interaction.commandName} of ${interaction.targetUser.username}`);
  } else if (interaction.isRoleSelectMenu()) {
    await interaction.reply(interaction.roles.map((role) => role.name).join());
  }
};

test('a DM to the bot, and a command in it', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox, { partials: [Partials.Channel] });
  await bot.application.commands.set([{ name: 'help', description: 'x' }]);
  bot.on('interactionCreate', (interaction) => void answer(interaction));
  const heard = once(bot, Events.MessageCreate);
  await sandbox.client.postMessage({ dm: true, user_id: PEOPLE.site_admin, content: 'hello' });
  expect((await heard)[0].content).toBe('hello');
  const said = await sandbox.client.command({ guild_id: null, user_id: PEOPLE.site_admin, name: 'help' });
  expect(said.message?.content).toBe('help in none');
  expect(await sandbox.client.dms(PEOPLE.site_admin)).toHaveLength(2);
});

test('a context menu on a person, and a select of roles', async () => {
  const sandbox = await runSandbox();
  const bot = await connectBot(sandbox);
  await bot.application.commands.set([{ name: 'Reputation', type: ApplicationCommandType.User }]);
  bot.on('interactionCreate', (interaction) => void answer(interaction));
  const place = { ...MORETTI, channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.owner };
  const menu = await sandbox.client.command({ ...place, name: 'Reputation', target_id: PEOPLE.member });
  expect(menu.message?.content).toBe('Reputation of member');
  const channel = bot.channels.cache.get(MORETTI_CHANNELS.general) as SendableChannels;
  const { id } = await channel.send({
    components: [
      { type: ComponentType.ActionRow, components: [{ type: ComponentType.RoleSelect, customId: 'r' }] },
    ],
  });
  const pick = (values: string[]) =>
    sandbox.client.click({ message_id: id, custom_id: 'r', user_id: PEOPLE.owner, values });
  expect((await pick([MORETTI_ROLES.don])).message?.content).toBe('Дон');
  await expect(pick([])).rejects.toMatchObject({ error: 'bad_values' });
  await expect(pick(['1'])).rejects.toMatchObject({ error: 'unknown_role' });
});

test.each([
  ['POST', '/sandbox/clicks', {}],
  ['POST', '/sandbox/commands', { user_id: '1' }],
  ['POST', '/sandbox/members', { ...MORETTI, user_id: PEOPLE.member, action: 'dance' }],
  ['POST', '/sandbox/faults', { kind: 'earthquake' }],
  ['POST', '/sandbox/messages', { user_id: PEOPLE.member }],
  ['GET', '/sandbox/channels/1/messages', undefined],
])('%s %s with an invalid body is refused with a message', async (method, path, body) => {
  const sandbox = await runSandbox();
  const response = await fetch(sandbox.url + path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  expect(Math.floor(response.status / 100)).toBe(4);
  expect(await response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
});

const channels = (events: LiveEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'message_created' ? event.channel_id : []));

const openLive = async (sandbox: RunningSandbox, userId?: string): Promise<LiveEvent[]> => {
  const query = userId === undefined ? '' : `?user_id=${userId}`;
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/sandbox/socket${query}`);
  const events: LiveEvent[] = [];
  socket.on('message', (data: Buffer) => events.push(JSON.parse(data.toString()) as LiveEvent));
  stopLater(() => socket.terminate());
  await expect.poll(() => events.length).toBeGreaterThan(0);
  return events;
};

test('the live socket sends a person what they may read, and nothing else', async () => {
  const sandbox = await runSandbox();
  const member = await openLive(sandbox, PEOPLE.member);
  const everything = await openLive(sandbox);
  const post = (channel_id: string, user_id: string) =>
    sandbox.client.postMessage({ channel_id, user_id, content: channel_id });
  await post(MORETTI_CHANNELS.review, PEOPLE.owner);
  await post(MORETTI_CHANNELS.general, PEOPLE.owner);
  await sandbox.client.fault({ kind: 'rate_limit', seconds: 1 });
  await expect.poll(() => member.at(-1)?.type).toBe('faults_changed');
  expect(member[0]).toEqual({ type: 'hello', bot_connected: false });
  expect(channels(member)).toEqual([MORETTI_CHANNELS.general]);
  await expect.poll(() => channels(everything)).toEqual([MORETTI_CHANNELS.review, MORETTI_CHANNELS.general]);
});
