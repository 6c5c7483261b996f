import {
  AttachmentBuilder,
  ButtonStyle,
  ChannelType,
  ComponentType,
  EmbedBuilder,
  MessageFlags,
  MessageReferenceType,
} from 'discord.js';
import type { DiscordAPIError, SendableChannels, TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { connectBot } from '../testing/connect-bot.ts';
import { once } from '../testing/once.ts';
import { PICTURE } from '../testing/picture.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

const generalChannel = async (options = {}) => {
  const sandbox = await runSandbox({ rateLimits: false, ...options });
  const bot = await connectBot(sandbox);
  const channel = bot.channels.cache.get(MORETTI_CHANNELS.general) as SendableChannels;
  return { sandbox, bot, channel, client: sandbox.client };
};

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as DiscordAPIError).rawError as { code: number; errors?: unknown },
  );

test("a person's message reaches the bot with its image, whose address works", async () => {
  const { bot, client } = await generalChannel();
  const heard = once(bot, 'messageCreate');
  await client.postMessage({
    channel_id: MORETTI_CHANNELS.gg,
    user_id: PEOPLE.member,
    content: 'ГГ',
    files: [{ filename: 'gg.png', bytes: PICTURE }],
  });
  const [message] = await heard;
  expect(message.content).toBe('ГГ');
  expect(message.member?.nickname).toBe('Mikhail_Ryadovoy | 12001');
  const [attachment] = [...message.attachments.values()];
  expect(attachment).toMatchObject({ name: 'gg.png', contentType: 'image/png', width: 1, height: 1 });
  const copy = await fetch(attachment?.url ?? '');
  expect(Buffer.from(await copy.arrayBuffer()).equals(PICTURE)).toBe(true);
  const forged = new URL(attachment?.url ?? '');
  forged.searchParams.set('ex', 'ffffffff');
  expect((await fetch(forged)).status).toBe(404);
});

test('a forwarded message arrives as a snapshot of the original', async () => {
  const { bot, client } = await generalChannel();
  const here = { channel_id: MORETTI_CHANNELS.gg, user_id: PEOPLE.member };
  const files = [{ filename: 'gg.png', bytes: PICTURE }];
  const { id } = await client.postMessage({ ...here, content: 'ГГ', files });
  await expect(client.postMessage({ ...here, forward: id, content: 'и моё' })).rejects.toThrow(
    /without words/,
  );
  const heard = once(bot, 'messageCreate');
  await client.postMessage({ ...here, forward: id });
  const [message] = await heard;
  expect([message.content, message.attachments.size]).toEqual(['', 0]);
  expect(message.flags.has(MessageFlags.HasSnapshot)).toBe(true);
  expect(message.reference).toMatchObject({ type: MessageReferenceType.Forward, messageId: id });
  const snapshot = message.messageSnapshots.first();
  expect([snapshot?.content, snapshot?.attachments.first()?.name]).toEqual(['ГГ', 'gg.png']);
  await client.deleteMessage(id, PEOPLE.member);
  const [kept] = await client.messages(MORETTI_CHANNELS.gg);
  expect(kept?.message_snapshots?.[0]?.message.content).toBe('ГГ');
});

test('a thread below a channel has the channel’s permissions, and is deleted with it', async () => {
  const { bot, client } = await generalChannel();
  const created = once(bot, 'threadCreate');
  const place = { channel_id: MORETTI_CHANNELS.gg, user_id: PEOPLE.member };
  const { id } = await client.thread({ ...place, name: 'Talk' });
  const [thread] = await created;
  expect(thread).toMatchObject({ id, name: 'Talk', parentId: MORETTI_CHANNELS.gg, ownerId: PEOPLE.member });
  const heard = once(bot, 'messageCreate');
  await client.postMessage({ channel_id: id, user_id: PEOPLE.member, content: 'hi' });
  const [message] = await heard;
  await message.reply('hello');
  expect((await client.messages(id)).map(({ content }) => content)).toEqual(['hi', 'hello']);
  expect(await bot.channels.fetch(id, { force: true })).toMatchObject({ messageCount: 2 });
  const channel_id = MORETTI_CHANNELS.gg;
  await client.channel({ channel_id, action: 'deny_bot', permissions: ['ViewChannel'] });
  expect(await errorOf(thread.send('no'))).toMatchObject({ code: 50_001 });
  await client.channel({ channel_id, action: 'delete' });
  expect(await errorOf(thread.send('no'))).toMatchObject({ code: 10_003 });
});

test('a private thread is seen by those who are mentioned in it, and can be archived, locked and opened again', async () => {
  const { bot, client } = await generalChannel();
  const channel = bot.channels.cache.get(MORETTI_CHANNELS.general) as TextChannel;
  const statuses: number[] = [];
  bot.rest.on('response', ({ method, path }, { status }) => {
    if (method === 'POST' && path.endsWith('/threads')) statuses.push(status);
  });
  const thread = await channel.threads.create({
    name: 'Main list',
    type: ChannelType.PrivateThread,
    invitable: false,
  });
  expect(statuses).toEqual([201]);
  const sees = async (userId: string) =>
    (await client.guildsOf(userId)).items.some(({ channels }) => channels.some(({ id }) => id === thread.id));
  expect(await sees(PEOPLE.member)).toBe(false);
  await thread.send({ content: `<@${PEOPLE.member}>`, allowedMentions: { parse: [] } });
  expect(await sees(PEOPLE.member)).toBe(false);
  await thread.send({ content: `<@${PEOPLE.member}>`, allowedMentions: { users: [PEOPLE.member] } });
  await thread.members.add(PEOPLE.moderator);
  expect([...(await thread.members.fetch({ cache: false })).keys()]).toEqual([
    bot.user?.id,
    PEOPLE.member,
    PEOPLE.moderator,
  ]);
  await thread.members.remove(PEOPLE.moderator);
  expect([await sees(PEOPLE.member), await sees(PEOPLE.moderator)]).toEqual([true, false]);
  // Without the permission to manage threads a member may not bring others in.
  const said = { channel_id: thread.id, user_id: PEOPLE.member, content: `<@${PEOPLE.moderator}>` };
  await client.postMessage(said);
  expect(await sees(PEOPLE.moderator)).toBe(false);
  const active = async () => [...(await channel.threads.fetchActive(false)).threads.keys()];
  expect(await active()).toEqual([thread.id]);
  await thread.edit({ archived: true, locked: true });
  expect(await active()).toEqual([]);
  await expect(client.postMessage(said)).rejects.toThrow(/cannot post there/);
  expect(await errorOf(thread.members.remove(PEOPLE.member))).toMatchObject({ code: 50_083 });
  expect(await errorOf(thread.setName('Other'))).toMatchObject({ code: 50_083 });
  await thread.edit({ archived: false, locked: false });
  await client.postMessage(said);
  expect(await active()).toEqual([thread.id]);
  const denied = ['CreatePrivateThreads' as const];
  await client.channel({ channel_id: channel.id, action: 'deny_bot', permissions: denied });
  const refused = channel.threads.create({ name: 'No', type: ChannelType.PrivateThread });
  expect(await errorOf(refused)).toMatchObject({ code: 50_013 });
});

test('the bot sends, replies, edits, reacts, lists and deletes, and a person sees the result', async () => {
  const { channel, client } = await generalChannel();
  const embed = new EmbedBuilder()
    .setTitle('MP')
    .addFields({ name: 'a', value: 'b' })
    .setImage('attachment://m.png');
  const sent = await channel.send({
    content: 'one',
    embeds: [embed],
    files: [new AttachmentBuilder(PICTURE, { name: 'm.png', description: 'map' })],
  });
  // The file of an embed is known by the embed only; without the embed it stands below the text.
  expect(sent.embeds[0]?.image?.url).toMatch(/\/m\.png\?/);
  expect(sent.embeds[0]?.data.image).toMatchObject({ width: expect.any(Number), description: 'map' });
  expect(sent.attachments.size).toBe(0);
  await sent.reply('two');
  await sent.edit({ content: 'one!', embeds: [] });
  await sent.react('👍');
  const read = await client.messages(channel.id);
  expect(read.map(({ content }) => content)).toEqual(['one!', 'two']);
  expect(read[0]).toMatchObject({ embeds: [], reactions: [{ emoji: { name: '👍' }, count: 1, me: true }] });
  expect(read[0]?.attachments[0]).toMatchObject({ filename: 'm.png', description: 'map' });
  expect(read[1]?.referenced_message?.id).toBe(sent.id);
  await sent.delete();
  const fetched = await channel.messages.fetch({ limit: 10 });
  expect(fetched.map(({ content }) => content)).toEqual(['two']);
  expect(await errorOf(channel.messages.fetch(sent.id))).toMatchObject({ code: 10_008 });
});

test('pages of messages: before, after, around and limit', async () => {
  const { channel, client } = await generalChannel();
  for (let number = 0; number < 9; number += 1) {
    await client.postMessage({ channel_id: channel.id, user_id: PEOPLE.member, content: `${number}` });
  }
  const all = await client.messages(channel.id);
  const fourth = all[4]?.id ?? '';
  const texts = async (query: object) =>
    [...(await channel.messages.fetch(query)).values()].map(({ content }) => content);
  expect(await texts({ limit: 2 })).toEqual(['8', '7']);
  expect(await texts({ before: fourth, limit: 2 })).toEqual(['3', '2']);
  expect(await texts({ after: fourth, limit: 2 })).toEqual(['6', '5']);
  expect(await texts({ around: fourth, limit: 3 })).toEqual(['5', '4', '3']);
  expect(await errorOf(channel.messages.fetch({ limit: 101 }))).toMatchObject({
    code: 50_035,
    errors: { limit: { _errors: [{ code: 'NUMBER_TYPE_MAX' }] } },
  });
});

test('components v2 are returned numbered, with the image at its real address', async () => {
  const { bot, channel } = await generalChannel();
  const sent = await channel.send({
    flags: MessageFlags.IsComponentsV2,
    files: [new AttachmentBuilder(PICTURE, { name: 'm.png' })],
    components: [
      {
        type: ComponentType.Container,
        components: [
          { type: ComponentType.TextDisplay, content: '# Roster' },
          { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://m.png' } }] },
          {
            type: ComponentType.Section,
            components: [{ type: ComponentType.TextDisplay, content: 'one' }],
            accessory: { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'x', custom_id: 'x' },
          },
          { type: ComponentType.Separator },
          {
            type: ComponentType.ActionRow,
            components: [
              { type: ComponentType.Button, style: ButtonStyle.Primary, label: '+', custom_id: 'join' },
            ],
          },
        ],
      },
    ],
  });
  const raw = (await bot.rest.get(`/channels/${channel.id}/messages/${sent.id}`)) as {
    components: { id: number; components: { id: number; items?: { media: { url: string } }[] }[] }[];
  };
  expect(raw.components[0]?.components.map(({ id }) => id)).toEqual([2, 3, 4, 7, 8]);
  const media = raw.components[0]?.components[1]?.items?.[0]?.media.url ?? '';
  expect((await fetch(media)).status).toBe(200);
});

test('an empty message, a message of another author and an unknown channel are refused', async () => {
  const { bot, channel, client } = await generalChannel();
  expect(await errorOf(bot.rest.post(`/channels/${channel.id}/messages`, { body: {} }))).toMatchObject({
    code: 50_006,
  });
  const theirs = await client.postMessage({
    channel_id: channel.id,
    user_id: PEOPLE.member,
    content: 'mine',
  });
  const edit = bot.rest.patch(`/channels/${channel.id}/messages/${theirs.id}`, { body: { content: 'x' } });
  expect(await errorOf(edit)).toMatchObject({ code: 50_005 });
  expect(await errorOf(bot.rest.get('/channels/12345678901234567'))).toMatchObject({ code: 10_003 });
});

test('enforce_nonce sends once', async () => {
  const { channel, client } = await generalChannel();
  const first = await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true });
  const second = await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true });
  expect(second.id).toBe(first.id);
  expect(await client.messages(channel.id)).toHaveLength(1);
});

test('allowed_mentions decides who is notified', async () => {
  const { channel } = await generalChannel();
  const content = `<@${PEOPLE.member}> <@${PEOPLE.owner}> @everyone`;
  const loud = await channel.send({ content });
  expect([...loud.mentions.users.keys()]).toEqual([PEOPLE.member, PEOPLE.owner]);
  expect(loud.mentions.everyone).toBe(true);
  const quiet = await channel.send({ content, allowedMentions: { parse: [] } });
  expect([quiet.mentions.users.size, quiet.mentions.everyone]).toEqual([0, false]);
  const one = await channel.send({ content, allowedMentions: { users: [PEOPLE.owner] } });
  expect([...one.mentions.users.keys()]).toEqual([PEOPLE.owner]);
});

test('a DM arrives, and closed DMs refuse it with 50007', async () => {
  const { bot, client } = await generalChannel();
  await (await bot.users.fetch(PEOPLE.member)).send('hello');
  expect((await client.dms(PEOPLE.member)).map(({ content }) => content)).toEqual(['hello']);
  const closed = await bot.users.fetch(PEOPLE.closed_dms);
  expect(await errorOf(closed.send('hello'))).toMatchObject({ code: 50_007 });
  const stranger = await bot.users.fetch(PEOPLE.outsider);
  expect(await errorOf(stranger.send('hello'))).toMatchObject({ code: 50_007 });
});

test('a file above 10 MiB is refused', async () => {
  const { channel } = await generalChannel();
  const big = new AttachmentBuilder(Buffer.alloc(10 * 1024 * 1024 + 1), { name: 'big.bin' });
  expect(await errorOf(channel.send({ files: [big] }))).toMatchObject({ code: 40_005 });
});
