import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { AppError } from '@famiglia/core/platform/app-error';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { skipTimers } from '@famiglia/core/testing/skip-timers';
import { metricsRegistry } from '@famiglia/core/platform/metrics/metrics';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import type { SandboxClient } from '@famiglia/sandbox/client';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { ButtonStyle, ComponentType } from 'discord.js';
import { sql } from 'drizzle-orm';
import type { Interaction } from 'discord.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bot } from '../../bot.ts';
import { deferred } from '../deferred.ts';
import type { BotCommand, CommandAction } from './command.ts';
import type { BotFeature } from '../../feature.ts';
import { formsFeature } from '../../features/forms/forms.feature.ts';
import { mirrorFeature } from '../../mirror/mirror.feature.ts';
import { missingPermissions } from '../discord/find-channel.ts';
import { customIdsOf } from '../../testing/messages.ts';
import { refusedFormTexts } from './refused-form-texts.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { DEFER_AFTER_MS } from './answer.ts';
import { makeCustomId } from './custom-id.ts';
import { form, textField, typedText } from './form.ts';
import { dispatchInteraction } from './dispatch-interaction.ts';
import { buildRegistry } from './registry.ts';

const heldBegan = deferred();
const heldMayEnd = deferred();
let heldEnded = false;

/** A handler that is slower than the bot waits before it defers. */
const beSlow = async (interaction: { deferred: boolean }): Promise<void> =>
  eventually(() => expect(interaction.deferred).toBe(true));
const deferEarly = () => skipTimers((ms) => ms === DEFER_AFTER_MS);

const command = (name: string, action: CommandAction): BotCommand => ({
  name: { en: name, ru: name },
  description: { en: name, ru: name },
  place: 'guild',
  topic: 'bot',
  ...action,
});

const nickForm = () =>
  form(makeCustomId('trial', 'sent', '7'), 'Form', [textField('nick', { label: 'Nick', maxLength: 32 })]);

/** One handler of each kind. */
const trial: BotFeature = {
  name: 'trial',
  commands: [
    command('refuse', {
      answer: 'public',
      run: async () => {
        throw new AppError('permission_denied');
      },
    }),
    command('break', {
      answer: 'private',
      run: async () => {
        throw new Error('a secret of ours');
      },
    }),
    command('ask-nobody', {
      answer: 'private',
      run: async () => {
        // Nothing listens on this port, so the database is unreachable.
        const { db } = connectDatabase('postgres://nobody@127.0.0.1:1/nothing');
        await db.transaction(async (tx) => tx.execute(sql`select 1`));
      },
    }),
    command('slow', {
      answer: 'private',
      run: async ({ interaction, answer }) => {
        await beSlow(interaction);
        await answer.reply({ content: 'slow but here' });
      },
    }),
    command('held', {
      answer: 'private',
      run: async ({ answer }) => {
        heldBegan.resolve();
        await heldMayEnd.promise;
        await answer.reply({ content: 'finished' });
        heldEnded = true;
      },
    }),
    command('refuse-late', {
      answer: 'public',
      run: async ({ interaction }) => {
        await beSlow(interaction);
        throw new AppError('permission_denied');
      },
    }),
    command('panel', {
      answer: 'public',
      run: async ({ answer }) =>
        answer.reply({
          content: '@everyone choose',
          components: [
            {
              type: ComponentType.ActionRow,
              components: ['count', 'lag', 'form', 'late', 'unknown'].map((action) => ({
                type: ComponentType.Button,
                style: ButtonStyle.Primary,
                label: action,
                customId: makeCustomId('trial', action, '41'),
              })),
            },
          ],
        }),
    }),
    command('rights', {
      answer: 'private',
      run: async ({ interaction, answer }) => {
        const channel = interaction.guild?.channels.cache.get(interaction.channelId);
        if (channel === undefined) throw new Error('the channel is unknown');
        const missing = missingPermissions(channel, ['SendMessages', 'ManageRoles'], 'en');
        await answer.reply({ content: `missing: ${missing.join(', ') || 'nothing'}` });
      },
    }),
    {
      name: { en: 'split', ru: 'split' },
      description: { en: 'split', ru: 'split' },
      place: 'guild',
      topic: 'bot',
      subcommands: [
        {
          name: { en: 'one', ru: 'one' },
          description: { en: 'one', ru: 'one' },
          answer: 'public',
          run: async ({ answer }) => answer.reply({ content: 'one' }),
        },
      ],
    },
    command('pick', {
      answer: 'private',
      options: [
        {
          type: 'text',
          name: { en: 'who', ru: 'кто' },
          description: { en: 'who', ru: 'кто' },
          required: true,
          autocomplete: true,
        },
      ],
      run: async ({ interaction, answer }) =>
        answer.reply({ content: interaction.options.getString('who', true) }),
      autocomplete: async ({ interaction }) =>
        Array.from({ length: 30 }, (_, index) => ({
          name: `${interaction.options.getFocused()} ${index}`,
          value: String(index),
        })),
    }),
  ],
  buttons: {
    count: async ({ args, actor, answer }) =>
      answer.update({ content: `${Number(args[0]) + 1} by ${actor.userId}`, components: [] }),
    lag: async ({ interaction, answer }) => {
      await beSlow(interaction);
      await answer.reply({ content: 'at last' });
    },
    form: async ({ answer }) => answer.showForm(nickForm()),
    late: async ({ interaction, answer }) => {
      await beSlow(interaction);
      await answer.showForm(nickForm());
    },
  },
  modals: {
    sent: async (call) => call.answer.reply({ content: `${call.args[0]}: ${typedText(call, 'nick')}` }),
  },
};

let started: TestBot;
let people: SandboxClient;
beforeAll(async () => {
  started = await startTestBot({ bot: { features: [mirrorFeature, trial, formsFeature] } });
  ({ people } = started);
});
afterAll(async () => started.stop());

const place = { guild_id: GUILDS.moretti, channel_id: MORETTI_CHANNELS.general };
const type = async (name: string, user_id: string = PEOPLE.owner) =>
  people.command({ ...place, user_id, name });
const press = async (action: string, user_id: string = PEOPLE.owner) => {
  const panel = await type('panel');
  return people.click({
    message_id: panel.message?.id ?? '',
    custom_id: makeCustomId('trial', action, '41'),
    user_id,
  });
};

test('a refusal is shown only to the person, in their language', async () => {
  const english = await type('refuse', PEOPLE.english_member);
  expect(english.message?.content).toBe(ERRORS.permission_denied.en);
  expect(english.ephemeral).toBe(true);
  expect((await type('refuse')).message?.content).toBe(ERRORS.permission_denied.ru);
});

test('a refusal after the interaction was deferred is also shown only to the person', async () => {
  deferEarly();
  await type('refuse-late', PEOPLE.member);
  await eventually(async () => {
    const seen = await people.messages(MORETTI_CHANNELS.general, { userId: PEOPLE.member });
    const told = seen.filter((message) => message.content === ERRORS.permission_denied.ru);
    expect(told.map((message) => message.ephemeral_reader_id)).toEqual([PEOPLE.member]);
  });
});

test('a text whose raw request fails is sent by discord.js', async () => {
  await people.fault({ kind: 'rate_limit', seconds: 0.5, route: '/callback' });
  expect((await type('refuse')).message?.content).toBe(ERRORS.permission_denied.ru);
  const answers = started.restAnswers.filter(({ path }) => path.endsWith('/callback'));
  expect(answers.slice(-2).map(({ status }) => status)).toEqual([429, 204]);
});

test('an internal error is answered as our own, without details, and names whom to ask', async () => {
  expect((await type('break')).message?.content).toBe(ERRORS.internal.ru);
  started.context.config.contact = { url: 'https://discord.gg/family' };
  expect((await type('break')).message?.content).toBe(
    `${ERRORS.internal.ru}\nПомощь: <https://discord.gg/family>`,
  );
  started.context.config.contact = undefined;
});

test('what people do is measured by its outcome, and each shard says whether it is connected', async () => {
  await type('refuse');
  await type('break');
  await press('count', PEOPLE.member);
  for (const labels of [
    'name="refuse",outcome="refused"',
    'name="break",outcome="failed"',
    'name="trial:count",outcome="done"',
  ])
    await expect
      .poll(async () => metricsRegistry.metrics())
      .toContain(`famiglia_interaction_seconds_count{${labels}}`);
  // The bots of this worker are summed up, so one that another file did not stop would be seen here.
  expect(await metricsRegistry.metrics()).toMatch(/^famiglia_gateway_session_up\{shard="0"\} 1$/m);
});

test('while the database is unreachable people are asked to try again', async () => {
  expect((await type('ask-nobody')).message?.content).toBe(ERRORS.database_unavailable.ru);
});

test('slow work is deferred in time and answered when it is done', async () => {
  const answer = await type('slow');
  expect(answer).toMatchObject({ kind: 'message', ephemeral: true });
  // A deferred interaction is answered by an edit.
  expect(started.restAnswers.at(-1)).toMatchObject({ method: 'PATCH', status: 200 });
  expect(answer.message?.content).toBe('slow but here');
});

test('the bot knows its own permissions in a channel, though it caches no other member', async () => {
  expect((await type('rights')).message?.content).toMatch(/^missing: (nothing|Manage Roles)$/);
});

test('no message of the bot pings anybody', async () => {
  const { message } = await type('panel');
  expect(message?.mention_everyone).toBe(false);
});

test('a button changes its message, with the arguments of its custom id', async () => {
  const answer = await press('count', PEOPLE.member);
  expect(answer.kind).toBe('update');
  expect(answer.message?.content).toBe(`42 by ${PEOPLE.member}`);
});

test('a slow button answers in a message of its own', async () => {
  deferEarly();
  expect((await press('lag', PEOPLE.member)).kind).not.toBe('failed');
  await eventually(async () => {
    const seen = await people.messages(MORETTI_CHANNELS.general, { userId: PEOPLE.member });
    const answer = seen.find((message) => message.content === 'at last');
    expect(answer?.ephemeral_reader_id).toBe(PEOPLE.member);
  });
});

test('a form opens and its submission is answered', async () => {
  const { kind, interaction_id } = await press('form');
  expect(kind).toBe('modal');
  const answer = await people.submitModal({
    interaction_id,
    user_id: PEOPLE.owner,
    fields: { nick: 'Ivan_Petrov' },
  });
  expect(answer.message?.content).toBe('7: Ivan_Petrov');
});

test('a form that took too long to open is opened by a button', async () => {
  deferEarly();
  expect((await press('late', PEOPLE.member)).kind).not.toBe('failed');
  let offer: SandboxMessage | undefined;
  await eventually(async () => {
    const seen = await people.messages(MORETTI_CHANNELS.general, { userId: PEOPLE.member });
    offer = seen.find((message) => message.content === refusedFormTexts.ru.late);
    expect(offer?.ephemeral_reader_id).toBe(PEOPLE.member);
  });
  const [custom_id = ''] = offer === undefined ? [] : customIdsOf(offer);
  const opened = await people.click({ message_id: offer?.id ?? '', custom_id, user_id: PEOPLE.member });
  expect(opened.kind).toBe('modal');
  const { interaction_id } = opened;
  const sent = await people.submitModal({
    interaction_id,
    user_id: PEOPLE.member,
    fields: { nick: 'Carlo' },
  });
  expect(sent.message?.content).toBe('7: Carlo');
});

test('autocomplete offers no more choices than Discord accepts', async () => {
  const { choices } = await people.autocomplete({
    ...place,
    user_id: PEOPLE.owner,
    name: 'pick',
    options: { who: 'Vi' },
    focused: 'who',
  });
  expect(choices).toHaveLength(25);
  expect(choices[0]).toMatchObject({ name: 'Vi 0', value: '0' });
});

test('an unknown button gets a text answer', async () => {
  const answer = await press('unknown', PEOPLE.english_member);
  expect(answer.message?.content).toBe(ERRORS.control_outdated.en);
  expect(answer.ephemeral).toBe(true);
});

test('commands in the shape of an older version get a text answer', async () => {
  const { apiUrl, clientId, botToken } = started.sandbox;
  const old = ['split', 'gone'].map((name) => ({ name, description: name, type: 1 }));
  const registered = await fetch(`${apiUrl}/v10/applications/${clientId}/commands`, {
    method: 'PUT',
    headers: {
      authorization: `Bot ${botToken}`,
      'content-type': 'application/json',
      'user-agent': 'DiscordBot (https://famiglia.test, 1.0.0)',
    },
    // The last test still needs a current command.
    body: JSON.stringify([...old, { name: 'held', description: 'held', type: 1 }]),
  });
  expect(registered.status).toBe(200);
  for (const { name } of old) {
    expect((await type(name)).message?.content).toBe(ERRORS.control_outdated.ru);
  }
});

test('an interaction without a language, or one that fails before its handler, is answered', async () => {
  const reply = vi.fn<(message: object) => Promise<void>>(async () => undefined);
  const error = vi.fn<() => void>();
  const kinds = ['isChatInputCommand', 'isUserContextMenuCommand', 'isMessageComponent', 'isModalSubmit'];
  const broken = {
    id: '1',
    client: { rest: { agent: null, options: {} } },
    ...Object.fromEntries(kinds.map((kind) => [kind, () => kind === 'isChatInputCommand'])),
    get commandName(): string {
      throw new Error('not what discord.js promises');
    },
    guildId: null,
    user: { id: '2' },
    reply,
  } as unknown as Interaction;
  const bot = { context: started.context, log: { ...silentLogger, error } } as unknown as Bot;
  await dispatchInteraction(bot, buildRegistry([trial]), broken);
  expect(reply).toHaveBeenCalledWith(expect.objectContaining({ content: ERRORS.internal.en }));
  expect(error).toHaveBeenCalledOnce();
});

test('a stop waits for a running command', async () => {
  const answer = type('held');
  await heldBegan.promise;
  const stopped = started.bot.stop();
  heldMayEnd.resolve();
  await stopped;
  expect(heldEnded).toBe(true);
  expect((await answer).message?.content).toBe('finished');
});
