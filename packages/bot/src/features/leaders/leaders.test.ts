import { startingForm } from '@famiglia/contract/applications/application-texts';
import { DELIVERIES, DELIVERY_KINDS } from '@famiglia/contract/deliveries/delivery-kinds';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { answerReviewer } from '@famiglia/core/applications/candidate-messages';
import { createForm, updateForm } from '@famiglia/core/applications/save-form';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { createEvent } from '@famiglia/core/events/create-event';
import { findHolders } from '@famiglia/core/access/find-holders';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findUndelivered } from '@famiglia/core/undelivered/undelivered.queries';
import { applications } from '@famiglia/core/platform/db/schema/applications';
import { screenshots } from '@famiglia/core/platform/db/schema/screenshots';
import { vacations } from '@famiglia/core/platform/db/schema/vacations';
import {
  ingestScreenshots,
  ingestScreenshotsJob,
} from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { discordActor } from '@famiglia/core/testing/test-actor';
import type { DeniablePermission } from '@famiglia/sandbox/channel-types';
import { BRATVA_CHANNELS, GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FEATURES } from '../../features.ts';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const DAY_MS = 24 * 60 * 60 * 1000;

let started: TestBot;
beforeEach(async () => {
  // What comes together is told in one message, as in the product.
  started = await startTestBot({ sandbox: { rateLimits: false }, longestGatherMs: Infinity });
});
afterEach(async () => started.stop());

const save = async (
  change: (values: SettingsValues) => SettingsValues,
  { guild, owner }: { guild: string; owner: string } = { guild: guildId, owner: PEOPLE.owner },
) => {
  const current = await findSettings(started.context.db, guild);
  const input = { ...change(valuesOf(current)), guildId: guild, version: current.version };
  await saveSettings(started.context, discordActor(owner), input);
};
const inChannel = (channels: Partial<SettingsValues['channels']>) => (values: SettingsValues) => ({
  ...values,
  channels: { ...values.channels, ...channels },
});

const read = async (channelId: string, userId: string = PEOPLE.owner) =>
  started.people.messages(channelId, { userId, limit: 100 });
const saying = async (channelId: string, words: string) =>
  (await read(channelId)).filter((message) => textOf(message).includes(words));
/** Counts public cards only, not those that one person opened from the list. */
const ggCards = async (channelId: string) =>
  (await read(channelId, PEOPLE.free_owner)).filter(
    (message) =>
      ((message.flags ?? 0) & MessageFlags.Ephemeral) === 0 &&
      customIdsOf(message).some((id) => id.startsWith('gg:approve')),
  );
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');
const warn = async (member: string) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    name: 'warn',
    options: { member, kind: 'severe', reason: 'Слил тактику' },
  });

/** Written directly, as the use case leaves it. */
const askVacation = async (userId: string): Promise<string> => {
  const { db, clock } = started.context;
  const [row] = await db
    .insert(vacations)
    .values({
      id: crypto.randomUUID(),
      guildId,
      userId,
      kind: 'vacation',
      status: 'requested',
      startsAt: new Date(clock().getTime() + 5 * DAY_MS),
      endsAt: new Date(clock().getTime() + 9 * DAY_MS),
      reason: 'Море',
      requestedAt: clock(),
    })
    .returning();
  await requestDelivery(db, { guildId, kind: 'vacation_request', subject: row?.id ?? '' });
  return row?.id ?? '';
};

test('every delivery that is for leaders can be told to them without a channel', () => {
  const deliveries = FEATURES.flatMap((feature) => feature.deliveries ?? []);
  const forLeaders = DELIVERY_KINDS.filter(
    (kind) => DELIVERIES[kind].for === 'leaders' && kind !== 'leader_letter',
  );
  const told = deliveries.filter(({ letter }) => letter !== undefined).map(({ kind }) => kind);
  expect(told.toSorted()).toEqual([...forLeaders].toSorted());
});

test('without a channel those with the right are told by direct message, several things in one, the owner last', async () => {
  // The second warning is one too many: it and the request come within the moment in which news are gathered.
  await warn(PEOPLE.member);
  await Promise.all([askVacation(PEOPLE.english_member), warn(PEOPLE.member)]);
  await eventually(async () => {
    const letter = await dms(PEOPLE.manager);
    expect(letter).toMatch(/2 новости для руководства/);
    expect(letter).toMatch(/просит отпуск[\s\S]*\/отпуска/);
    expect(letter).toContain('6 баллов по действующим предупреждениям');
    expect(letter).toContain('нет канала руководства');
  });
  const holders = await findHolders(started.context, guildId, 'personnel.manage');
  expect(holders.at(-1)).toBe(PEOPLE.owner);
  await eventually(async () => {
    const letters = await Promise.all(holders.map(async (userId) => dms(userId)));
    expect(letters.filter((letter) => letter.includes('для руководства'))).toHaveLength(
      Math.min(3, holders.length),
    );
  });
});

test('with closed direct messages the next person is told; if nobody can be, it waits and comes to the channel once', async () => {
  const holders = await findHolders(started.context, guildId, 'personnel.manage');
  for (const user_id of holders) await started.people.fault({ kind: 'dm_closed', user_id });
  await warn(PEOPLE.member);
  await warn(PEOPLE.member);
  const problems = async () =>
    (await findUndelivered(started.context.db, guildId)).map(({ kind, problem }) => `${kind} ${problem}`);
  await eventually(async () => expect(await problems()).toEqual(['leader_letter leaders_unreachable']));
  await save(inChannel({ personnel: MORETTI_CHANNELS.logs }));
  await eventually(async () => expect(await saying(MORETTI_CHANNELS.logs, '6 баллов')).toHaveLength(1));
  await eventually(async () => expect(await problems()).toEqual([]));
});

test('if one person has closed direct messages, the owner is still told', async () => {
  for (const user_id of await findHolders(started.context, guildId, 'personnel.manage')) {
    if (user_id !== PEOPLE.owner) await started.people.fault({ kind: 'dm_closed', user_id });
  }
  await askVacation(PEOPLE.member);
  await eventually(async () => expect(await dms(PEOPLE.owner)).toContain('Заявка на отпуск'));
});

const plan = async (title: string, userId: string) =>
  createEvent(started.context, discordActor(userId), {
    guildId,
    title,
    description: '',
    startsAt: new Date(started.context.clock().getTime() + DAY_MS).toISOString(),
    slots: 3,
  });
const closeAllDms = async () => {
  for (const user_id of Object.values(PEOPLE)) await started.people.fault({ kind: 'dm_closed', user_id });
};
const deny = async (channel_id: string, permissions: DeniablePermission[]) =>
  started.people.channel({ channel_id, action: 'deny_bot', permissions });

test('sign-ups that cannot be shown are told in the leaders’ channel, in one message that calls those who planned them', async () => {
  await save(inChannel({ personnel: MORETTI_CHANNELS.logs, events: MORETTI_CHANNELS.events }));
  await deny(MORETTI_CHANNELS.events, ['SendMessages']);
  await Promise.all([
    plan('Склад', PEOPLE.manager),
    plan('Порт', PEOPLE.manager),
    plan('Банк', PEOPLE.owner),
  ]);
  await eventually(async () => {
    const told = await saying(MORETTI_CHANNELS.logs, 'Не могу показать запись');
    expect(told.map(textOf)).toEqual([expect.stringMatching(/Склад|Порт|Банк/)]);
    for (const title of ['Склад', 'Порт', 'Банк']) expect(textOf(told[0])).toContain(`**${title}**`);
    expect(textOf(told[0])).toContain(`<#${MORETTI_CHANNELS.events}>`);
    expect(told[0]?.mentions.map(({ id }) => id).toSorted()).toEqual(
      [PEOPLE.manager, PEOPLE.owner].toSorted(),
    );
  });
  expect(await dms(PEOPLE.manager)).not.toContain('Склад');
});

test('without a leaders’ channel who planned it and somebody who can choose a channel are told of a sign-up that cannot be shown', async () => {
  await saveRolePermissions(started.context, discordActor(PEOPLE.owner), {
    guildId,
    roles: [
      {
        role_id: MORETTI_ROLES.moderator,
        version: 0,
        permissions: ['events.view', 'events.manage'],
        signup_priority: 0,
      },
    ],
  });
  await plan('Засада', PEOPLE.moderator);
  await eventually(async () => expect(await dms(PEOPLE.moderator)).toContain('**Засада**'));
  const [holder = ''] = await findHolders(started.context, guildId, 'settings.manage');
  await eventually(async () => expect(await dms(holder)).toContain('не выбран канал'));
  expect((await dms(holder)).match(/не выбран канал/g)).toHaveLength(1);
});

test('a leaders’ channel that is closed to the bot counts as none; opened again, it takes what is told next', async () => {
  await save(inChannel({ personnel: MORETTI_CHANNELS.logs }));
  await deny(MORETTI_CHANNELS.logs, ['SendMessages']);
  await askVacation(PEOPLE.english_member);
  await eventually(async () =>
    expect(await dms(PEOPLE.manager)).toContain('не может писать в канал руководства'),
  );
  await deny(MORETTI_CHANNELS.logs, []);
  await warn(PEOPLE.member);
  await warn(PEOPLE.member);
  await eventually(async () => expect(await saying(MORETTI_CHANNELS.logs, '6 баллов')).toHaveLength(1));
  expect(await dms(PEOPLE.manager)).not.toContain('6 баллов');
});

const calls = async () => saying(MORETTI_CHANNELS.general, 'Есть новости для руководства');

test('with everybody’s direct messages closed the owner is called once in the system channel, which says nothing of it', async () => {
  await closeAllDms();
  await plan('Тайный сход', PEOPLE.owner);
  await warn(PEOPLE.member);
  await warn(PEOPLE.member);
  await eventually(async () => expect(await calls()).toHaveLength(1));
  const [call] = await calls();
  expect(call?.mentions.map(({ id }) => id)).toEqual([PEOPLE.owner]);
  expect(textOf(call)).not.toMatch(/Тайный сход|6 баллов/);
  await save(inChannel({ personnel: MORETTI_CHANNELS.logs }));
  await eventually(async () => {
    expect(await saying(MORETTI_CHANNELS.logs, '6 баллов')).toHaveLength(1);
    expect(await saying(MORETTI_CHANNELS.logs, '**Тайный сход**')).toHaveLength(1);
  });
  expect(await calls()).toHaveLength(1);
});

test('a request for a vacation gets its card when a channel is chosen, and moves with the channel', async () => {
  const vacation = await askVacation(PEOPLE.member);
  await eventually(async () => expect(await dms(PEOPLE.manager)).toContain('просит отпуск'));
  const cards = async (channelId: string) =>
    (await read(channelId)).filter((message) => customIdsOf(message).some((id) => id.includes(vacation)));
  await save(inChannel({ personnel: MORETTI_CHANNELS.logs }));
  await eventually(async () => expect(await cards(MORETTI_CHANNELS.logs)).toHaveLength(1));
  await save(inChannel({ personnel: MORETTI_CHANNELS.review }));
  await eventually(async () => expect(await cards(MORETTI_CHANNELS.review)).toHaveLength(1));
  await eventually(async () => expect(await cards(MORETTI_CHANNELS.logs)).toHaveLength(0));
  await started.people.channel({ action: 'delete', channel_id: MORETTI_CHANNELS.review });
  await save(inChannel({ personnel: MORETTI_CHANNELS.logs }));
  await eventually(async () => expect(await cards(MORETTI_CHANNELS.logs)).toHaveLength(1));
  expect((await dms(PEOPLE.manager)).match(/просит отпуск/g)).toHaveLength(1);
});

test('on Free, leaders are told once about waiting screens of a deleted review channel, judge them from a list, and get the rest in the new channel', async () => {
  const { context } = started;
  await context.jobs.work(ingestScreenshotsJob, async (source) => ingestScreenshots(context, source));
  const where = { guild: GUILDS.bratva, owner: PEOPLE.free_owner };
  const member = PEOPLE.free_owner;
  await save(
    (values) => ({
      ...inChannel({ gg: BRATVA_CHANNELS.gg, gg_review: BRATVA_CHANNELS.review })(values),
      gg: { ...values.gg, mode: 'review' },
    }),
    where,
  );
  for (let seed = 1; seed <= 5; seed += 1) {
    const bytes = await drawScreenshot(770 + seed);
    const files = [{ filename: `${seed}.png`, contentType: 'image/png', bytes }];
    await started.people.postMessage({ channel_id: BRATVA_CHANNELS.gg, user_id: member, content: '', files });
  }
  await eventually(async () => expect(await ggCards(BRATVA_CHANNELS.review)).toHaveLength(5));
  await started.people.channel({ action: 'delete', channel_id: BRATVA_CHANNELS.review });
  await eventually(async () => expect(await dms(PEOPLE.free_owner)).toMatch(/5 скринов ждут решения/));
  const place = { guild_id: GUILDS.bratva, channel_id: BRATVA_CHANNELS.general, user_id: PEOPLE.free_owner };
  const list = await started.people.command({ ...place, name: 'gg', subcommand: 'list' });
  expect(textOf(list.message)).toContain('ждут решения (5)');
  const { message } = list;
  const [custom_id = ''] = customIdsOf(message);
  const [first] = await started.context.db.select().from(screenshots).limit(1);
  const opened = await started.people.click({
    message_id: message?.id ?? '',
    custom_id,
    user_id: PEOPLE.free_owner,
    values: [first?.id ?? ''],
  });
  const approve = customIdsOf(opened.message).find((id) => id.startsWith('gg:approve')) ?? '';
  const press = async (custom_id: string) => {
    const message_id = opened.message?.id ?? '';
    const { kind, message: card } = await started.people.click({
      message_id,
      custom_id,
      user_id: PEOPLE.free_owner,
    });
    const buttons = customIdsOf(card);
    return { kind, text: textOf(card), buttons };
  };
  // The card shows the verdict, and can only be undone from here.
  const judged = await press(approve);
  expect(judged).toMatchObject({ kind: 'update', text: expect.stringContaining(`<@${PEOPLE.free_owner}>`) });
  expect(judged.buttons).toEqual([expect.stringMatching(/^gg:undo/)]);
  const undone = await press(judged.buttons[0] ?? '');
  expect(undone.buttons.map((id) => id.split(':')[1])).toEqual(['approve', 'reject']);
  await press(approve);
  await save(inChannel({ gg_review: BRATVA_CHANNELS.general }), where);
  await eventually(async () => expect(await ggCards(BRATVA_CHANNELS.general)).toHaveLength(4));
  expect((await dms(PEOPLE.free_owner)).match(/ждут решения/g)).toHaveLength(1);
});

test('leaders are told of an application without a channel, its card follows the channel, and both show the candidate’s answer', async () => {
  const { context } = started;
  const form = await createForm(context, discordActor(PEOPLE.owner), {
    guildId,
    name: 'В семью',
    is_open: true,
    ...startingForm('ru'),
  });
  const [application] = await context.db
    .insert(applications)
    .values({
      guildId,
      formId: form.id,
      userId: PEOPLE.member,
      status: 'submitted',
      answers: [],
      changedAt: context.clock(),
      submittedAt: context.clock(),
    })
    .returning();
  const applicationId = application?.id ?? '';
  await requestDelivery(context.db, { guildId, kind: 'application_card', subject: applicationId });
  await eventually(async () => expect(await dms(PEOPLE.manager)).toContain('новая заявка «В семью»'));
  const {
    id: formId,
    version,
    state: _state,
    waiting: _waiting,
    created_at: _at,
    ...rest
  } = form as typeof form & Record<'created_at', unknown>;
  const change = { ...rest, guildId, formId };
  const owner = discordActor(PEOPLE.owner);
  await updateForm(context, owner, { ...change, version, review_channel_id: MORETTI_CHANNELS.review });
  await eventually(async () =>
    expect(await saying(MORETTI_CHANNELS.review, 'Заявка: В семью')).toHaveLength(1),
  );
  await answerReviewer(context, discordActor(PEOPLE.member), { guildId, applicationId, text: 'Играю ночью' });
  await eventually(async () => {
    const texts = (await read(MORETTI_CHANNELS.review)).map(textOf);
    expect(texts.find((text) => text.includes('Заявка: В семью'))).toContain('Играю ночью');
    expect(texts.find((text) => text.includes('пишет по заявке'))).toContain('Играю ночью');
  });
  const move = { ...change, version: version + 1, review_channel_id: MORETTI_CHANNELS.logs };
  await updateForm(context, owner, move);
  await eventually(async () =>
    expect(await saying(MORETTI_CHANNELS.logs, 'Заявка: В семью')).toHaveLength(1),
  );
  await eventually(async () =>
    expect(await saying(MORETTI_CHANNELS.review, 'Заявка: В семью')).toHaveLength(0),
  );
});
