import { addPanelUser } from '@famiglia/core/access/add-panel-user';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { askForDueAttendance } from '@famiglia/core/rosters/due-rosters';
import { closeDueRosters } from '@famiglia/core/rosters/close-roster';
import { readContractDetails } from '@famiglia/core/contracts/get-contracts';
import { findContracts } from '@famiglia/core/contracts/contract.queries';
import { contractRosterKind } from '@famiglia/core/contracts/contract-roster';
import { readWallet } from '@famiglia/core/payday/get-wallet';
import { reports } from '@famiglia/core/platform/db/schema/reports';
import { rosters } from '@famiglia/core/platform/db/schema/rosters';
import {
  ingestScreenshots,
  ingestScreenshotsJob,
} from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { buttonCalled, customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  const { context } = started;
  await context.jobs.work(ingestScreenshotsJob, async (source) => ingestScreenshots(context, source));
  await addPanelUser(context, owner, { guildId, userId: PEOPLE.moderator });
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  const channels = {
    ...settings.channels,
    contracts: MORETTI_CHANNELS.events,
    reports_review: MORETTI_CHANNELS.review,
    personnel: MORETTI_CHANNELS.review,
  };
  const contracts = { ...settings.contracts, family_percent: 10, thread: true };
  await saveSettings(context, owner, { ...settings, guildId, channels, contracts, language: 'en' });
});
afterAll(async () => started.stop());

const type = async (
  subcommand: string,
  options: Record<string, string | number> = {},
  { user_id = PEOPLE.owner, attachment }: { user_id?: string; attachment?: Uint8Array } = {},
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'contract',
    subcommand,
    options,
    ...(attachment === undefined ? {} : { file: { filename: 'screen.png', bytes: attachment } }),
  });
const submit = async (form: InteractionAnswer, fields: Record<string, string | string[]>) =>
  started.people.submitModal({ interaction_id: form.interaction_id, user_id: PEOPLE.owner, fields });
const said = ({ message }: InteractionAnswer): string => textOf(message);
const post = async (title: string, values: Record<string, string> = {}, options = {}) => {
  const form = await type('create', options);
  const answer = await submit(form, {
    title,
    ends: 'in 2 hours',
    slots: '3',
    amount: '900k',
    description: '',
    ...values,
  });
  const [found] = await findContracts(
    started.context.db,
    guildId,
    { search: title },
    { limit: 1, offset: 0 },
  );
  return { answer, id: found?.contract.id ?? '' };
};
const postOf = async (id: string): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    const messages = await started.people.messages(MORETTI_CHANNELS.events);
    found = messages.find((message) => customIdsOf(message).includes(`contract:join:${id}`));
    expect(found).toBeDefined();
  });
  if (found === undefined) throw new Error('it is not posted');
  return found;
};
const press = async (messageId: string, custom_id: string, user_id: string = PEOPLE.owner) =>
  started.people.click({ message_id: messageId, custom_id, user_id });

test('a contract is posted, joined, reported, confirmed and owed, all by commands and buttons', async () => {
  const { context } = started;
  const { answer, id } = await post('Two trucks', {}, { shares: 'contribution', family: 20 });
  expect(said(answer)).toContain('Two trucks');
  const message = await postOf(id);
  expect(textOf(message)).toContain('$900,000');
  expect(textOf(message)).toContain('20% to the family');
  for (const user of [PEOPLE.member, PEOPLE.moderator])
    expect(said(await press(message.id, `contract:join:${id}`, user))).toContain('в основе');
  expect(said(await press(message.id, `contract:report:${id}`, PEOPLE.owner))).toContain(
    'Вас нет в этом контракте',
  );
  expect(said(await press(message.id, `contract:report:${id}`, PEOPLE.member))).toContain('/контракт отчёт');

  const screen = await drawScreenshot(4242);
  const sent = await type('report', { quantity: 30 }, { user_id: PEOPLE.member, attachment: screen });
  expect(said(sent)).toContain('Отчёт отправлен: Two trucks');
  expect(said(await type('list'))).toContain('занято 2 из 3');

  const manage = await press(message.id, `contract:manage:${id}`);
  const menuId = manage.message?.id ?? '';
  await press(menuId, `contract:close:${id}`);
  const form = await press(menuId, `contract:confirm:${id}`);
  const { people } = await readContractDetails(context.db, guildId, id);
  const [first, second] = people;
  const lines = `1. ${first?.user.name} = 3\n2. ${second?.user.name} = 1`;
  expect(said(await submit(form, { people: 'Nobody = 1' }))).toContain('Nobody');
  const again = await press(menuId, `contract:confirm:${id}`);
  expect(said(await submit(again, { people: lines }))).toContain('Подтверждено: $900');
  expect(await readWallet(context, guildId, first?.user.id ?? '')).toMatchObject({
    coming_cents: '54000000',
  });
  await eventually(async () => {
    const shown = (await started.people.messages(MORETTI_CHANNELS.events)).find(
      ({ id: one }) => one === message.id,
    );
    expect(textOf(shown)).toContain('$540,000');
  });
});

test('what is typed wrongly is said, and nothing of it is lost; the terms are changed by a form', async () => {
  const { context } = started;
  for (const [field, value, words] of [
    ['slots', '1', 'от 2 до 30'],
    ['amount', 'much', 'не сумма'],
    ['ends', 'whenever', 'время'],
  ] as const)
    expect(said((await post('Wrong', { [field]: value })).answer)).toContain(words);
  // A reading is one press away; pressed twice it is posted once, and the unit stays.
  const { answer: asked } = await post('Sand', { amount: '1,250 / kg' });
  expect(said(asked)).toContain('Sand');
  const whole = buttonCalled(asked.message, '$1 250');
  const answers = await Promise.all([0, 1].map(async () => press(asked.message?.id ?? '', whole)));
  for (const one of answers) expect(said(one)).toContain('Sand');
  const sand = await findContracts(context.db, guildId, { search: 'Sand' }, { limit: 9, offset: 0 });
  expect(sand.map(({ contract: { amountCents, unit } }) => [amountCents, unit])).toEqual([[125_000n, 'kg']]);
  const { id } = await post('Fish', { amount: '350 / kg' });
  const message = await postOf(id);
  expect(textOf(message)).toContain('$350 per kg');
  const manage = await press(message.id, `contract:manage:${id}`);
  const terms = await press(manage.message?.id ?? '', `contract:terms:${id}`);
  await submit(terms, { rule: ['rank'], percent: '25' });
  expect(await readContractDetails(context.db, guildId, id)).toMatchObject({
    rule: 'rank',
    family_percent: 25,
    pay: 'unit',
    unit: 'kg',
  });
  expect(said(await press(message.id, `contract:manage:${id}`, PEOPLE.member))).not.toContain('Fish');
  // One at a time.
  const other = await post('Coal');
  await press(message.id, `contract:join:${id}`, PEOPLE.member);
  const coal = await postOf(other.id);
  expect(said(await press(coal.id, `contract:join:${other.id}`, PEOPLE.member))).toContain(
    'Вы уже в контракте **Fish**',
  );
});

test('at the end of the term leaders are asked where leaders read', async () => {
  const { context } = started;
  const { id } = await post('Late one');
  await context.db
    .update(rosters)
    .set({ closesAt: context.clock(), attendanceDueAt: context.clock() })
    .where(eq(rosters.id, id));
  await closeDueRosters(context, [contractRosterKind]);
  await askForDueAttendance(context, [contractRosterKind]);
  await eventually(async () => {
    const messages = await started.people.messages(MORETTI_CHANNELS.review);
    expect(messages.map((message) => textOf(message)).join()).toContain('Late one');
  });
});

test('in the thread of a contract a picture of somebody on the list is a report; without the thread the command takes it', async () => {
  const { context, people } = started;
  const { id } = await post('Thread of gold');
  const message = await postOf(id);
  await press(message.id, `contract:join:${id}`, PEOPLE.english_member);
  const manage = await press(message.id, `contract:manage:${id}`);
  await press(manage.message?.id ?? '', `contract:close:${id}`);
  let threadId = '';
  await eventually(async () => {
    const [roster] = await context.db.select().from(rosters).where(eq(rosters.id, id));
    expect(roster?.threadId).not.toBeNull();
    threadId = roster?.threadId ?? '';
  });
  const say = async (user_id: string, content: string, seed?: number) =>
    people.postMessage({
      channel_id: threadId,
      user_id,
      content,
      ...(seed === undefined ? {} : { files: [{ filename: 'gold.png', bytes: await drawScreenshot(seed) }] }),
    });
  const sent = async () => {
    const found = await context.db.select().from(reports).where(eq(reports.contractId, id));
    return found.map(({ userId, quantity }) => [userId, quantity]);
  };
  // Words alone are talk, and so is the picture of somebody who is not on the list.
  // They are added to the thread after its id was stored.
  await eventually(async () => void (await say(PEOPLE.english_member, '500')));
  await say(PEOPLE.owner, '500', 71);
  await say(PEOPLE.english_member, '1 200 шт', 72);
  await say(PEOPLE.english_member, '', 73);
  await eventually(async () =>
    expect((await sent()).toSorted()).toEqual([
      [PEOPLE.english_member, 1],
      [PEOPLE.english_member, 1200],
    ]),
  );
  await eventually(async () =>
    expect(await readContractDetails(context.db, guildId, id)).toMatchObject({ reports_waiting: 2 }),
  );

  await people.channel({ action: 'delete', channel_id: threadId });
  const file = { filename: 'more.png', bytes: await drawScreenshot(74) };
  const answer = await people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.english_member,
    name: 'contract',
    subcommand: 'report',
    options: { quantity: 7 },
    file,
  });
  expect(said(answer)).toContain('Thread of gold');
  expect(await sent()).toHaveLength(3);
});
