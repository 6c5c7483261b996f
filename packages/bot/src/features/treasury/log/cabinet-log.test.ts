import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { decideCabinetLog } from '@famiglia/core/cabinet-log/open-log';
import { writeLog } from '@famiglia/core/cabinet-log/testing/write-log';
import { createCategory } from '@famiglia/core/treasury/categories';
import { listEntries } from '@famiglia/core/treasury/list-entries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer } from '@famiglia/sandbox/sandbox-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customIdsOf, textOf } from '../../../testing/messages.ts';
import { startTestBot } from '../../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: Awaited<ReturnType<typeof startTestBot>>;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  await started.context.db.execute(sql`delete from subscriptions where guild_id = ${guildId}::bigint`);
});
afterAll(async () => started.stop());

const HOUR_MS = 60 * 60 * 1000;
const ago = (hours: number): string => {
  const at = new Date(started.context.clock().getTime() - hours * HOUR_MS);
  const { day, clock } = wallTimeAt(at, 'Europe/Moscow');
  return `${day.split('-').toReversed().join('.')}, ${clock}`;
};
const type = async (subcommand: string, file?: { filename: string; bytes: Uint8Array }) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    name: 'bank',
    subcommand,
    options: {},
    ...(file && { file: { ...file, option: 'file' } }),
  });
const said = ({ message }: InteractionAnswer): string => textOf(message).replaceAll('\u00A0', ' ');
const press = async ({ message }: InteractionAnswer, part: string, values?: string[]) => {
  const custom_id = message && customIdsOf(message).find((id) => id.includes(part));
  expect(custom_id, `${part} of ${customIdsOf(message).join(' ')}`).toBeDefined();
  return started.people.click({
    message_id: message?.id ?? '',
    custom_id: custom_id ?? '',
    user_id: PEOPLE.owner,
    ...(values ? { values } : {}),
  });
};
const submit = async (form: InteractionAnswer, fields: Record<string, string | string[]>) =>
  started.people.submitModal({ interaction_id: form.interaction_id, user_id: PEOPLE.owner, fields });
const entries = async () =>
  (await listEntries(started.context, owner, { guildId, limit: 50, offset: 0 })).items;
/** The values that a select of the message offers. */
const offered = ({ message }: InteractionAnswer, part: string): string[] =>
  JSON.stringify(message?.components ?? [])
    .split('"custom_id"')
    .filter((piece) => piece.startsWith(`:"treasury:${part}`))
    .flatMap((piece) => [...piece.matchAll(/"value":"([^"]+)"/g)].map(([, value = '']) => value));

test('a family on Free pastes the log, says what and who it was, enters it, counts, and takes it back', async () => {
  const { id } = await createCategory(started.context, owner, { guildId, name: 'Оружие', use: 'expense' });
  const log = writeLog(5000, [
    { at: ago(9), amount: 500 },
    { at: ago(8), amount: -200, words: 'Взято из баланса семьи', who: 'Nobody Here #98989' },
  ]);
  const form = await type('log');
  const refused = await submit(form, { text: 'это не лог' });
  expect(said(refused)).toContain('нет ни одной операции');
  // What was pasted is not lost.
  expect(JSON.stringify((await press(refused, 'forms:again')).modal)).toContain('это не лог');
  const card = await submit(await type('log'), { text: ['мусор', ...log].join('\n') });
  expect(said(card)).toContain('приход **$500**, расход **$200**');
  expect(said(card)).toContain('В банке станет $300, в игре $5 300: разница $5 000');
  expect(said(card)).toContain('«мусор» (не из лога)');
  const words = await submit(await press(card, 'log-words', [offered(card, 'log-words')[0] ?? '']), {
    purpose: [id],
  });
  expect(said(words)).toContain('Оружие');
  const who = await submit(await press(words, 'log-who', [offered(words, 'log-who')[0] ?? '']), {
    person: [PEOPLE.member],
  });
  const line = await press(who, 'log-line', [offered(who, 'log-line')[1] ?? '']);
  const without = await submit(line, { whether: ['no'], purpose: ['none'] });
  expect(said(without)).toContain('исключена');
  const whole = await submit(await press(without, 'log-line', [offered(without, 'log-line')[1] ?? '']), {
    whether: ['yes'],
    purpose: ['none'],
  });
  // Another officer says something else meanwhile: only what is seen is entered.
  const importId = customIdsOf(whole.message)[0]?.split(':')[2] ?? '';
  await decideCabinetLog(started.context, owner, {
    guildId,
    importId,
    decisions: [{ about: 'who', who: 'Nobody Here #98989', user_id: PEOPLE.english_member }],
  });
  const moved = await press(whole, 'log-enter');
  expect(said(moved)).toContain('кое-что изменилось');
  const done = await press(moved, 'log-enter');
  expect(said(done)).toContain('Внесено: 2 операции, **+$300**');
  expect(said(done)).toContain('В общаке в банке $300, в игре $5 300');
  expect(await entries()).toMatchObject([
    { kind: 'expense', category: { id }, person: { id: PEOPLE.english_member } },
    { kind: 'income', reason: 'Пополнение баланса семьи · Luffy Klaiz #206656' },
  ]);
  expect(said(await press(done, 'log-count'))).toContain('Разница записана');
  expect((await entries())[0]).toMatchObject({ kind: 'stocktaking', change_cents: '500000' });

  // A longer text comes as a file; what it repeats is recognised, and a gap is told. Texts of one moment would have no order.
  started.context.travel(60_000);
  const more = writeLog(5400, [{ at: ago(2), amount: 7.5 }]);
  const bytes = new TextEncoder().encode([...more, ...log].join('\r\n'));
  const second = await type('log', { filename: 'log.txt', bytes });
  expect(said(second)).toContain('уже внесено: 2');
  expect(said(second)).toContain('Здесь не хватает операций: пришло ещё $100');
  expect(said(await press(second, 'log-enter'))).toContain('Внесено: 1 операция, **+$7,50**');

  const list = await type('logs');
  expect(said(list)).toContain('2 операции, +$300');
  const opened = await press(list, 'log-open', [offered(list, 'log-open')[1] ?? '']);
  expect(said(await press(opened, 'log-back'))).toContain('Отменено: 2 операции');
  expect((await entries()).filter(({ kind }) => kind === 'counter')).toHaveLength(2);
  const thrown = await submit(await type('log'), { text: log.join('\n') });
  expect(said(await press(thrown, 'log-discard'))).toContain('Выброшено');
});
