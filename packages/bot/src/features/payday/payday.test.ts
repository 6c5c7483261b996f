import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { proposePayday } from '@famiglia/core/payday/run-payday';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer } from '@famiglia/sandbox/sandbox-types';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { buttonCalled, customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const CHANNEL = MORETTI_CHANNELS.english;
const HOUR_MS = 3_600_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

let started: Awaited<ReturnType<typeof startTestBot>>;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const type = async (
  subcommand: string,
  options: Record<string, string | number> = {},
  user_id: string = PEOPLE.owner,
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'payday',
    subcommand,
    options,
  });
const press = async (
  answer: InteractionAnswer,
  action: string,
  values?: string[],
  user_id: string = PEOPLE.owner,
) => {
  if (answer.message === null) throw new Error('there is nothing to press');
  const custom_id =
    customIdsOf(answer.message).find((id) => id.startsWith(`payday:${action}`) || id.startsWith(action)) ??
    action;
  return started.people.click({
    message_id: answer.message.id,
    custom_id,
    user_id,
    ...(values ? { values } : {}),
  });
};
const save = async (change: (values: SettingsValues) => Partial<SettingsValues>): Promise<void> => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  const input = { ...values, ...change(values), guildId, version: settings.version };
  await saveSettings(started.context, discordActor(PEOPLE.owner), input);
};
const said = ({ message }: InteractionAnswer): string => textOf(message);
const wallet = async (user_id: string) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'wallet',
    options: {},
  });

test('amounts are read as people type them, and doubtful ones are asked', async () => {
  const asked = await type('rate', { for: 'event_presence', amount: '40.000' });
  expect(said(asked)).toContain('можно понять по-разному');
  expect(said(await press(asked, buttonCalled(asked.message, '$40')))).toMatch(/Явка на МП.*\$40 с/);
  expect(said(await type('rate', { for: 'event_presence', amount: '40к' }))).toMatch(/Явка на МП.*\$40\s000/);
  expect(said(await type('rate', { for: 'event_presence', amount: 'many' }))).toContain('не сумма');
  expect(said(await type('rates'))).toMatch(/Явка на МП: \*\*\$40\s000\*\*/);
  expect(said(await type('close'))).toContain('Начислять пока нечего');
});

test('a whole payday in Discord: bonus, list, a change, approval, file, paid, taken back, wallet', async () => {
  await save(({ channels, payday }) => ({
    channels: { ...channels, payday: CHANNEL },
    payday: { ...payday, comment: 'Премия; "за неделю"' },
  }));
  await started.context.db
    .update(members)
    .set({ staticId: '265' })
    .where(and(eq(members.guildId, guildId), eq(members.userId, PEOPLE.member)));
  const given = { kind: 'bonus', member: PEOPLE.member, amount: '5к', reason: 'За остров' };
  expect(said(await type('correct', given))).toMatch(/Премия.*\$5\s000/);
  // Lines stand in the order of their times.
  started.context.travel(1000);
  const fine = await type('correct', { ...given, kind: 'fine', amount: '1к', reason: 'Опоздал' });
  const wrong = await type('correct', { ...given, kind: 'debt', amount: '7к' });
  expect(said(await press(wrong, 'take-back'))).toContain('Отменено');
  expect(said(fine)).toContain('Штраф');
  await press(await wallet(PEOPLE.member), 'notice', undefined, PEOPLE.member);

  started.context.travel(1000);
  const list = await type('close');
  expect(said(list)).toMatch(/\$4\s000/);
  expect(said(list)).toMatch(/премия \+\$5\s000 \(За остров\), штраф −\$1\s000/);
  const form = await press(list, 'person', [PEOPLE.member]);
  expect(form.kind).toBe('modal');
  // A wrong amount loses nothing of what was typed with it.
  const line = JSON.stringify(form.modal).match(/"value":"(correction:[^"]+)"/)?.[1] ?? '';
  const unclear = await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { what: [line], amount: '4,500', reason: 'Пришёл к середине' },
  });
  expect(said(unclear)).toContain('**4,500** можно понять по-разному');
  expect(said(unclear)).toContain('Пришёл к середине');
  const kept = await press(unclear, 'forms:again');
  expect(JSON.stringify(kept.modal)).toContain('Пришёл к середине');
  const again = await type('correct', { ...given, kind: 'debt', amount: 'много', reason: 'Брал из общака' });
  const asked = await press(again, 'forms:again');
  expect(JSON.stringify(asked.modal)).toContain('Брал из общака');
  const entered = await started.people.submitModal({
    interaction_id: asked.interaction_id,
    user_id: PEOPLE.owner,
    fields: { amount: '1к', reason: 'Брал из общака' },
  });
  expect(said(entered)).toMatch(/Долг.*\$1\s000/);
  await press(entered, 'take-back');
  // A reading that is pressed changes the line at once, and the question becomes the list.
  const changed = await press(unclear, buttonCalled(unclear.message, '$4 500'));
  expect(said(changed)).toMatch(/премия \+\$4\s500 \(За остров\) \(Пришёл к середине\)/);
  expect(customIdsOf(changed.message).some((id) => id.startsWith('payday:approve'))).toBe(true);
  const twice = await type('correct', { ...given, kind: 'debt', amount: '1.000', reason: 'Спор' });
  const thousand = buttonCalled(twice.message, '$1 000');
  const debts = await Promise.all([press(twice, thousand), press(twice, thousand)]);
  for (const debt of debts) expect(said(debt)).toMatch(/Долг.*\$1\s000/);
  expect(said(await type('show'))).toMatch(/\$2\s500/);
  await press(debts[0], 'take-back');
  // What was entered after the list was shown is named, and nothing is approved.
  const stale = await type('show');
  const late = await type('correct', { ...given, amount: '2к', reason: 'Забыли' });
  const moved = await press(stale, 'approve');
  expect(said(moved)).toContain('суммы изменились');
  expect(said(moved)).toMatch(/• \*\*.+\*\*: новое: Премия \+\$2\s000 \\?\(Забыли\\?\)/);
  expect(said(moved)).toContain('На проверке');
  await press(late, 'take-back');
  const approved = await press(await type('show'), 'approve');
  expect(said(approved)).toContain('Подтверждена');
  const file = await press(approved, 'file');
  const [attached] = file.message?.attachments ?? [];
  const read = await fetch(attached?.url ?? '');
  expect(Buffer.from(await read.arrayBuffer()).toString('hex')).toBe(
    Buffer.from('staticId;amount;comment\n265;3500;Премия за неделю').toString('hex'),
  );
  await eventually(async () => {
    const posts = await started.people.messages(CHANNEL, { limit: 10 });
    expect(posts.map(textOf).join('\n')).toMatch(/Семья выплачивает \$3\s500/);
    const letters = (await started.people.dms(PEOPLE.member)).map(textOf).join('\n');
    expect(letters).toMatch(/Зарплата: \$3\s500/);
  });
  const [older, oldest] = [await type('show'), await type('show')];
  const paid = await press(approved, 'paid');
  expect(said(paid)).toContain('выплачено');
  expect(said(await wallet(PEOPLE.member))).not.toContain('Вам должны');
  // The older message says “paid” of the same person: it does not take back what was paid since.
  await press(older, 'mark', [`${PEOPLE.member} paid`]);
  expect(said(await wallet(PEOPLE.member))).not.toContain('Вам должны');
  await press(paid, 'mark', [`${PEOPLE.member} unpaid`]);
  expect(said(await wallet(PEOPLE.member))).toMatch(/Вам должны: \$3\s500/);
  // Nor does its “all”: it says what changed, and shows what there is now.
  const shown = await press(oldest, 'paid');
  expect(said(shown)).toContain('кто-то другой');
  expect(said(await wallet(PEOPLE.member))).toMatch(/Вам должны: \$3\s500/);
  expect(said(await press(shown, 'paid'))).toMatch(/выплачено: \$3\s500/);
});

test('the schedule proposes a payday to the leaders once, and pays nothing', async () => {
  const { context, people } = started;
  await type('correct', { kind: 'bonus', member: PEOPLE.member, amount: '7к', reason: 'За цеха' });
  await travelWithBot(context, HOUR_MS);
  const now = context.clock();
  await save(({ channels, payday }) => ({
    time_zone: 'UTC',
    channels: { ...channels, personnel: MORETTI_CHANNELS.logs },
    payday: {
      ...payday,
      schedule: 'week',
      weekday: WEEKDAYS[now.getUTCDay()] ?? 'sunday',
      hour: now.getUTCHours(),
    },
  }));
  await proposePayday(context, guildId);
  await proposePayday(context, guildId);
  const cards = async () =>
    (await people.messages(MORETTI_CHANNELS.logs, { limit: 20 })).filter((message) =>
      textOf(message).includes('Зарплата готова'),
    );
  await eventually(async () => expect(await cards()).toHaveLength(1));
  const [card] = await cards();
  if (card === undefined) throw new Error('no card');
  expect(textOf(card)).toMatch(/\$7\s000/);
  const looked = await people.click({
    message_id: card.id,
    custom_id: customIdsOf(card)[0] ?? '',
    user_id: PEOPLE.owner,
  });
  expect(said(looked)).toContain('За цеха');
  expect(said(looked)).toContain('На проверке');
  expect(said(await wallet(PEOPLE.member))).not.toContain('Вам должны: $7');
  expect(await cards()).toHaveLength(1);
});

test('without the channel, and with closed direct messages, a payday is approved all the same; the post comes later, once', async () => {
  const { context, people } = started;
  const state = async (kind: string) => {
    const { rows } = await context.db.execute<{ problem: string | null }>(
      sql`select problem from deliveries where guild_id = ${guildId} and kind = ${kind} order by wanted_at desc limit 1`,
    );
    return rows[0];
  };
  await people.fault({ kind: 'dm_closed', user_id: PEOPLE.member });
  await people.channel({ channel_id: CHANNEL, action: 'delete' });
  expect(said(await press(await type('show'), 'approve'))).toContain('Подтверждена');
  await eventually(async () => expect(await state('payday_post')).toMatchObject({ problem: 'channel_gone' }));
  // What is done, and has no message, is forgotten.
  await eventually(async () => expect(await state('payday_notice')).toBeUndefined());
  expect(said(await wallet(PEOPLE.member))).toMatch(/Вам должны: \$7\s000/);
  await save(({ channels }) => ({ channels: { ...channels, payday: MORETTI_CHANNELS.general } }));
  const posts = async () =>
    (await people.messages(MORETTI_CHANNELS.general, { limit: 50 })).filter((message) =>
      textOf(message).includes('Семья выплачивает $7'),
    );
  await eventually(async () => expect(await posts()).toHaveLength(1));
  await eventually(async () => expect(await state('payday_post')).toMatchObject({ problem: null }));
  expect(await posts()).toHaveLength(1);
});
