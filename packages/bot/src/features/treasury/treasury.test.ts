import { formatCents } from '@famiglia/contract/kit/format-cents';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { enterMoney } from '@famiglia/core/treasury/enter-money';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { listEntries } from '@famiglia/core/treasury/list-entries';
import { createCategory } from '@famiglia/core/treasury/categories';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { buttonCalled, customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const CHANNEL = MORETTI_CHANNELS.english;
const owner = discordActor(PEOPLE.owner);

let started: Awaited<ReturnType<typeof startTestBot>>;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const type = async (
  name: string,
  subcommand: string,
  options: Record<string, string> = {},
  user_id: string = PEOPLE.owner,
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name,
    subcommand,
    options,
  });
/** Thousands are divided by spaces that do not break. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const said = ({ message }: InteractionAnswer): string => plain(textOf(message));
const press = async ({ message }: InteractionAnswer, part: string, values?: string[]) => {
  const custom_id = message && customIdsOf(message).find((id) => id.includes(part));
  expect(custom_id, `${part} of ${customIdsOf(message as SandboxMessage).join(' ')}`).toBeDefined();
  return started.people.click({
    message_id: message?.id ?? '',
    custom_id: custom_id ?? '',
    user_id: PEOPLE.owner,
    ...(values ? { values } : {}),
  });
};
const submit = async (form: InteractionAnswer, fields: Record<string, string | string[]>) =>
  started.people.submitModal({ interaction_id: form.interaction_id, user_id: PEOPLE.owner, fields });
const total = async (): Promise<string> =>
  (await getTreasury(started.context, owner, { guildId })).total_cents;
const entries = async () =>
  (await listEntries(started.context, owner, { guildId, limit: 50, offset: 0 })).items;
const moneyFields = { amount: '', person: [], cash: [], reason: '' };

test('a family on Free begins with a count, and enters what people type', async () => {
  await started.context.db.execute(sql`delete from subscriptions where guild_id = ${guildId}::bigint`);
  const bank = await type('bank', 'balance');
  expect(said(bank)).toContain('нажмите «Пересчёт»');
  const counted = await submit(await press(bank, 'open:count'), {
    place: ['bank 0'],
    amount: '2кк',
    reason: 'Начало',
  });
  expect(said(counted)).toContain('Разница записана: **+$2 000 000**');
  expect(said(counted)).toContain('Всего у семьи: **$2 000 000**');
  const form = await press(counted, 'open:income');
  // The family has no categories yet, so none is asked for.
  expect(JSON.stringify(form.modal)).not.toContain('Категория');
  const entered = await submit(form, {
    ...moneyFields,
    amount: '1 250 000,50',
    person: [PEOPLE.member],
    reason: 'Взнос *за неделю*',
  });
  expect(said(entered)).toContain('Доход: **$1 250 000,50**');
  expect(said(entered)).toContain('Взнос \\*за неделю\\*');
  expect(await total()).toBe('325000050');
});

test('a doubtful amount is asked, and entered once however often the answer is pressed', async () => {
  const before = (await entries()).length;
  const form = await press(await type('bank', 'balance'), 'open:expense');
  const asked = await submit(form, { ...moneyFields, amount: '1,250', reason: 'Патроны' });
  expect(said(asked)).toContain('**1,250** можно понять по-разному');
  expect(said(asked)).toContain('Патроны');
  expect(await entries()).toHaveLength(before);
  // The other way out opens the form with all that was typed.
  const again = await press(asked, 'forms:again');
  expect(JSON.stringify(again.modal)).toContain('Патроны');
  const whole = buttonCalled(asked.message, '$1 250');
  const answers = await Promise.all([press(asked, whole), press(asked, whole)]);
  for (const answer of answers) expect(said(answer)).toContain('Расход: **$1 250**');
  expect(await entries()).toHaveLength(before + 1);
});

test('what was typed wrong is kept, with the reason', async () => {
  const form = await press(await type('bank', 'balance'), 'open:income');
  const refused = await submit(form, { ...moneyFields, amount: 'много', reason: 'С продажи' });
  expect(said(refused)).toContain('Это не сумма');
  expect(said(refused)).toContain('С продажи');
  const again = await press(refused, 'forms:again');
  expect(JSON.stringify(again.modal)).toContain('много');
  const bad = await submit(again, { ...moneyFields, amount: '-5', cash: [PEOPLE.member] });
  expect(said(bad)).toContain('больше нуля');
  // The chosen officer is chosen again as well.
  expect(JSON.stringify((await press(bad, 'forms:again')).modal)).toContain(PEOPLE.member);
});

test('a count against a balance that moved is refused, and opened again with the new one', async () => {
  const form = await press(await type('bank', 'balance'), 'open:count');
  const seen = await total();
  await type('pay', 'member', { member: PEOPLE.member, amount: '100к' });
  const refused = await submit(form, { place: [`bank ${seen}`], amount: '1кк', reason: '' });
  expect(said(refused)).toContain('внесли другую операцию');
  const again = await press(refused, 'forms:again');
  expect(JSON.stringify(again.modal)).toContain(`bank ${await total()}`);
  expect(JSON.stringify(again.modal)).toContain('"1кк"');
});

test('/pay writes an expense for a member with a category, and moves cash', async () => {
  const { id } = await createCategory(started.context, owner, { guildId, name: 'Премии', use: 'expense' });
  const paid = await type('pay', 'member', {
    member: PEOPLE.member,
    amount: '50к',
    category: 'премии',
    comment: 'За капт',
  });
  expect(said(paid)).toContain('Расход: **$50 000**');
  expect((await entries())[0]).toMatchObject({
    kind: 'expense',
    category: { id },
    person: { id: PEOPLE.member },
    reason: 'За капт',
  });
  expect(
    said(await type('pay', 'member', { member: PEOPLE.member, amount: '1', category: 'нет' })),
  ).toContain('из списка');
  const moved = await type('pay', 'transfer', { amount: '5кк', to: PEOPLE.moderator });
  expect(said(moved)).toContain('Перевод: **$5 000 000**');
  expect(said(moved)).toContain('ниже нуля');
  expect(said(await type('pay', 'transfer', { amount: '5' }))).toContain('уже лежат там');
  const doubtful = await type('pay', 'member', { member: PEOPLE.member, amount: '1.250', comment: 'Спор' });
  expect(said(doubtful)).toContain('Спор');
  expect(said(await press(doubtful, buttonCalled(doubtful.message, '$1 250')))).toContain('$1 250');
  expect((await entries())[0]).toMatchObject({ person: { id: PEOPLE.member }, reason: 'Спор' });
});

test('an operation is taken back from the list, once', async () => {
  const bank = await type('bank', 'balance');
  const [entry] = await entries();
  const [one, other] = [
    await press(bank, 'treasury:back', [entry?.id ?? '']),
    await press(bank, 'treasury:back', [entry?.id ?? '']),
  ];
  const back = await submit(one, { reason: 'Ошибка' });
  expect(said(back)).toContain('Отменено: +$1 250');
  expect(said(back)).toMatch(/~~\*\*−\$1 250\*\*~~ отменена/);
  expect(said(await submit(other, { reason: '' }))).toContain('уже отменили');
});

test('whoever may only look has no buttons; others are refused', async () => {
  expect(said(await type('bank', 'balance', {}, PEOPLE.member))).toContain('прав');
  expect(said(await type('pay', 'transfer', { amount: '5' }, PEOPLE.member))).toContain('прав');
  await started.context.db.execute(
    sql`insert into role_permissions (guild_id, role_id, permissions)
      values (${guildId}::bigint, ${guildId}::bigint, '{money.view}')
      on conflict (guild_id, role_id) do update set permissions = '{money.view}'`,
  );
  const seen = await type('bank', 'balance', {}, PEOPLE.english_member);
  expect(said(seen)).toContain('The family has');
  expect(customIdsOf(seen.message as SandboxMessage).filter((id) => id.includes('open'))).toEqual([]);
});

test('one message with the balance is kept; what stands in its way is told', async () => {
  const { context, people } = started;
  const set = async (treasury: string | null) => {
    const settings = await findSettings(context.db, guildId);
    const values = valuesOf(settings);
    const input = { ...values, channels: { ...values.channels, treasury }, guildId };
    await saveSettings(context, owner, { ...input, version: settings.version });
  };
  const kept = async (channel: string = CHANNEL) =>
    (await people.messages(channel, { limit: 50 })).filter(({ embeds }) => embeds[0]?.title === 'Общак');
  const shows = async (part: string) =>
    eventually(async () => {
      const all = await kept();
      expect(all.map((one) => plain(textOf(one)))).toEqual([expect.stringContaining(part)]);
    });
  const problem = async (words: string | null) =>
    eventually(async () => {
      const { rows } = await context.db.execute<{ problem: string | null }>(
        sql`select problem from deliveries where guild_id = ${guildId} and kind = 'treasury_balance'`,
      );
      expect(rows[0]?.problem ?? null).toBe(words);
    });
  await set(CHANNEL);
  await shows('Всего у семьи');
  await enterMoney(context, owner, {
    guildId,
    key: randomUUID(),
    kind: 'income',
    amountCents: '7700000000',
    officerId: null,
    categoryId: null,
    personId: null,
    reason: '',
    proof: null,
    happenedAt: undefined,
  });
  const now = plain(formatCents('ru', await total()));
  await shows(now);
  const [message] = await kept();
  await people.deleteMessage(message?.id ?? '', PEOPLE.owner);
  await eventually(async () => expect((await kept()).map(({ id }) => id)).not.toContain(message?.id));
  await shows(now);
  await people.channel({ channel_id: CHANNEL, action: 'deny_bot', permissions: ['SendMessages'] });
  await started.people.deleteMessage((await kept())[0]?.id ?? '', PEOPLE.owner);
  await problem('missing_permissions');
  await people.channel({ channel_id: CHANNEL, action: 'deny_bot', permissions: [] });
  await problem(null);
  await people.channel({ channel_id: CHANNEL, action: 'delete' });
  await type('pay', 'member', { member: PEOPLE.member, amount: '1' });
  await problem('channel_gone');
  await set(null);
  await problem(null);
});
