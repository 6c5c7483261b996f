import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { DiscordAPIError, Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { BOT_ID, GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '../demo-ids.ts';
import { connectBot } from '../testing/connect-bot.ts';
import { PICTURE } from '../testing/picture.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

const HERE = { guild_id: GUILDS.moretti, channel_id: MORETTI_CHANNELS.general };
const AS_MEMBER = { ...HERE, user_id: PEOPLE.member };

const COMMANDS = [
  new SlashCommandBuilder().setName('ping').setNameLocalizations({ ru: 'пинг' }).setDescription('Answers'),
  new SlashCommandBuilder()
    .setName('mp')
    .setDescription('Events')
    .addSubcommand((sub) => sub.setName('create').setDescription('Makes one')),
  new SlashCommandBuilder()
    .setName('gg')
    .setDescription('A screen')
    .addAttachmentOption((option) => option.setName('screen').setDescription('It').setRequired(true))
    .addUserOption((option) => option.setName('whose').setDescription('Whose'))
    .addStringOption((option) => option.setName('note').setDescription('Note').setAutocomplete(true)),
].map((command) => command.toJSON());

const LABELLED = {
  custom_id: 'labelled',
  title: 'Labelled',
  components: [
    {
      type: ComponentType.Label as const,
      label: 'Why',
      description: 'Everybody reads it',
      component: { type: ComponentType.TextInput as const, custom_id: 'why', style: TextInputStyle.Short },
    },
    {
      type: ComponentType.Label as const,
      label: 'Side',
      component: {
        type: ComponentType.StringSelect as const,
        custom_id: 'side',
        required: false,
        options: [{ label: 'Attack', value: 'attack' }],
      },
    },
    {
      type: ComponentType.Label as const,
      label: 'Role',
      component: { type: ComponentType.RoleSelect as const, custom_id: 'role' },
    },
  ],
};

const botThat = async (answer: (interaction: Interaction) => Promise<unknown>, timings = {}) => {
  const sandbox = await runSandbox({ timings });
  const bot = await connectBot(sandbox);
  await bot.application.commands.set(COMMANDS);
  bot.on('interactionCreate', (interaction) => void answer(interaction));
  return { sandbox, bot, client: sandbox.client };
};

test('a slash command is answered, and the answer is in the channel', async () => {
  const { client } = await botThat(async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply(
        `${interaction.commandName} ${interaction.locale} ${interaction.user.username}`,
      );
    }
  });
  const answer = await client.command({ ...AS_MEMBER, name: 'ping' });
  expect(answer).toMatchObject({ kind: 'message', ephemeral: false, message: { content: 'ping ru member' } });
  const messages = await client.messages(HERE.channel_id);
  expect(messages.map(({ content, author }) => [content, author.id])).toEqual([['ping ru member', BOT_ID]]);
});

test('an ephemeral answer is visible to its reader only', async () => {
  const { client } = await botThat(async (interaction) => {
    if (interaction.isRepliable())
      await interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
  });
  const answer = await client.command({ ...AS_MEMBER, name: 'ping' });
  expect(answer).toMatchObject({ ephemeral: true, message: { ephemeral_reader_id: PEOPLE.member } });
  const reading = (userId: string) => client.messages(HERE.channel_id, { userId });
  expect(await reading(PEOPLE.member)).toHaveLength(1);
  expect(await reading(PEOPLE.owner)).toHaveLength(0);
});

test('the answer of a deferred interaction is the edit that follows', async () => {
  const { client } = await botThat(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply();
    await interaction.editReply({ content: 'done' });
    await interaction.followUp('and more');
  });
  const answer = await client.command({ ...AS_MEMBER, name: 'ping' });
  expect(answer).toMatchObject({ kind: 'message', message: { content: 'done', edited_timestamp: null } });
  await expect.poll(() => client.messages(HERE.channel_id)).toHaveLength(2);
});

test('a command opens a modal, the modal posts a message, its button updates it', async () => {
  const { client } = await botThat(async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const input = new TextInputBuilder()
        .setCustomId('title')
        .setLabel('Title')
        .setStyle(TextInputStyle.Short);
      const row = new ActionRowBuilder<TextInputBuilder>().addComponents(input.setMinLength(2));
      await interaction.showModal(new ModalBuilder().setCustomId('new').setTitle('MP').addComponents(row));
    } else if (interaction.isModalSubmit()) {
      const button = new ButtonBuilder().setCustomId('join').setLabel('+').setStyle(ButtonStyle.Primary);
      const row = new ActionRowBuilder<ButtonBuilder>().addComponents(button);
      await interaction.reply({ content: interaction.fields.getTextInputValue('title'), components: [row] });
    } else if (interaction.isButton()) {
      await interaction.update(`${interaction.message.content} + ${interaction.user.username}`);
    }
  });
  const modal = await client.command({ ...AS_MEMBER, name: 'mp', subcommand: 'create' });
  expect(modal).toMatchObject({ kind: 'modal', modal: { title: 'MP' } });
  const submit = { interaction_id: modal.interaction_id, user_id: PEOPLE.member };
  await expect(client.submitModal({ ...submit, fields: { title: 'x' } })).rejects.toThrow(/at least 2/);
  const posted = await client.submitModal({ ...submit, fields: { title: 'Drop' } });
  expect(posted).toMatchObject({ kind: 'message', message: { content: 'Drop' } });
  const pressed = await client.click({
    message_id: posted.message?.id ?? '',
    custom_id: 'join',
    user_id: PEOPLE.owner,
  });
  expect(pressed).toMatchObject({
    kind: 'update',
    message: { id: posted.message?.id, content: 'Drop + owner' },
  });
});

test('labelled fields are returned as they were shown, each with its value', async () => {
  const { client } = await botThat(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.showModal(LABELLED);
    else if (interaction.isModalSubmit()) {
      const { fields } = interaction;
      const roles = fields.getSelectedRoles('role', true).map((role) => role?.name);
      const told = [fields.getTextInputValue('why'), ...fields.getStringSelectValues('side'), ...roles];
      await interaction.reply(`${interaction.components.map(({ type }) => type).join()} ${told.join(' ')}`);
    }
  });
  const { interaction_id } = await client.command({ ...AS_MEMBER, name: 'ping' });
  const submit = { interaction_id, user_id: PEOPLE.member };
  await expect(client.submitModal({ ...submit, fields: { why: 'x' } })).rejects.toThrow(/between 1 and 1/);
  const answer = await client.submitModal({
    ...submit,
    fields: { why: 'late', role: MORETTI_ROLES.soldier },
  });
  expect(answer.message?.content).toBe('18,18,18 late Солдат');
});

test('an attachment, a user and a text arrive as the options of a command', async () => {
  const { client } = await botThat(async (interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `${typed}!`, value: typed }]);
    } else if (interaction.isChatInputCommand()) {
      const { name, size, width, url } = interaction.options.getAttachment('screen', true);
      const copy = Buffer.from(await (await fetch(url)).arrayBuffer());
      const whose = interaction.options.getMember('whose') as { displayName: string } | null;
      await interaction.reply(`${name} ${size} ${width} ${copy.equals(PICTURE)} ${whose?.displayName}`);
    }
  });
  const options = { whose: PEOPLE.closed_dms };
  const file = { filename: 'скрин 1.png', contentType: 'image/png', bytes: PICTURE };
  const answer = await client.command({ ...AS_MEMBER, name: 'gg', options, file });
  expect(answer.message?.content).toBe(`скрин_1.png ${PICTURE.length} 1 true Молчун`);
  await expect(client.command({ ...AS_MEMBER, name: 'gg', options })).rejects.toThrow(/screen is required/);
  const offered = await client.autocomplete({
    ...AS_MEMBER,
    name: 'gg',
    options: { note: 'hi' },
    focused: 'note',
  });
  expect(offered.choices).toEqual([{ name: 'hi!', value: 'hi' }]);
});

test('an answer is accepted once (40060) and in time (10062)', async () => {
  const codes: unknown[] = [];
  let passed: (() => void) | undefined;
  const tooLate = new Promise<void>((resolve) => {
    passed = resolve;
  });
  const { client } = await botThat(
    async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { id, token } = interaction;
      const answer = () =>
        interaction.client.rest.post(`/interactions/${id}/${token}/callback`, { body: { type: 5 } });
      if (interaction.commandName === 'ping') {
        await answer();
        await answer().catch((error: unknown) => codes.push((error as DiscordAPIError).code));
      } else {
        await tooLate;
        await answer().catch((error: unknown) => codes.push((error as DiscordAPIError).code));
      }
    },
    { firstAnswerMs: 300, deferredEditMs: 300 },
  );
  expect(await client.command({ ...AS_MEMBER, name: 'ping' })).toMatchObject({ kind: 'deferred' });
  expect(await client.command({ ...AS_MEMBER, name: 'mp', subcommand: 'create' })).toMatchObject({
    kind: 'failed',
  });
  passed?.();
  await expect.poll(() => codes).toEqual([40_060, 10_062]);
});

test('an invalid answer is refused with the path of the field, and can be sent again', async () => {
  let errors: unknown;
  const { client } = await botThat(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply('x'.repeat(2001)).catch((error: unknown) => {
      errors = (error as DiscordAPIError).rawError;
    });
    await interaction.reply('short');
  });
  const answer = await client.command({ ...AS_MEMBER, name: 'ping' });
  expect(answer.message?.content).toBe('short');
  expect(errors).toMatchObject({
    code: 50_035,
    errors: { data: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } },
  });
});
