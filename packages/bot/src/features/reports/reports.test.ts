import { addPanelUser } from '@famiglia/core/access/add-panel-user';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { findReports } from '@famiglia/core/reports/report.queries';
import { readPrices } from '@famiglia/core/reports/prices';
import {
  ingestScreenshots,
  ingestScreenshotsJob,
} from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { buttonCalled, customIdsOf, textOf } from '../../testing/messages.ts';
import { reviewCardOf } from '../../testing/review-card-of.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
let seed = 900;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  const { context } = started;
  await context.jobs.work(ingestScreenshotsJob, async (source) => ingestScreenshots(context, source));
  await addPanelUser(context, owner, { guildId, userId: PEOPLE.moderator });
});
afterAll(async () => started.stop());

const setChannel = async (reports_review: string | null, prices: string | null = null): Promise<void> => {
  const { context } = started;
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  const channels = { ...settings.channels, reports_review, prices };
  await saveSettings(context, owner, { ...settings, guildId, channels });
};
const type = async (
  name: 'report' | 'prices',
  subcommand: string,
  options: Record<string, string | number> = {},
  { user_id = PEOPLE.owner, attachment }: { user_id?: string; attachment?: Uint8Array } = {},
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name,
    subcommand,
    options,
    ...(attachment === undefined ? {} : { file: { filename: 'screen.png', bytes: attachment } }),
  });
const submit = async (
  form: InteractionAnswer,
  fields: Record<string, string>,
  user_id: string = PEOPLE.owner,
) => started.people.submitModal({ interaction_id: form.interaction_id, user_id, fields });
const said = ({ message }: InteractionAnswer): string => textOf(message);
const press = async (message: SandboxMessage, action: string, user_id: string = PEOPLE.moderator) =>
  started.people.click({
    message_id: message.id,
    custom_id: customIdsOf(message).find((id) => id.startsWith(`reports:${action}`)) ?? '',
    user_id,
  });
const send = async (quantity: number) =>
  type(
    'report',
    'send',
    { item: 'Рыба', quantity },
    {
      user_id: PEOPLE.member,
      attachment: await drawScreenshot((seed += 1)),
    },
  );
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');
const FISH = { name: 'Рыба', price: '1,5к', unit: 'кг', limits: '150/', from: '' };

test('a leader writes the price list as people type money; what can be read in two ways is asked', async () => {
  expect(said(await send(5))).toContain('Прайс пока пуст');
  expect(said(await type('prices', 'add', {}, { user_id: PEOPLE.member }))).toContain('прав');
  const asked = await submit(await type('prices', 'add'), { ...FISH, name: 'Руда', price: '1,250' });
  expect(said(asked)).toContain('можно понять по-разному');
  const ore = await started.people.click({
    message_id: asked.message?.id ?? '',
    custom_id: buttonCalled(asked.message, '$1,25'),
    user_id: PEOPLE.owner,
  });
  expect(said(ore)).toContain('Добавлено в прайс: **Руда**');
  expect(said(await submit(await type('prices', 'add'), { ...FISH, limits: 'много' }))).toContain(
    'не лимиты',
  );
  expect(said(await submit(await type('prices', 'add'), FISH))).toContain('Добавлено в прайс: **Рыба**');
  expect(await readPrices(started.context, guildId)).toMatchObject([
    { name: 'Руда', price_cents: '125' },
    { name: 'Рыба', price_cents: '150000', daily_limit: 150, weekly_limit: null },
  ]);
  const list = said(await type('prices', 'list', {}, { user_id: PEOPLE.member }));
  expect(list).toMatch(/\*\*Рыба\*\* · \$1\s500 \/ кг/u);
  expect(list).toContain('до 150 кг в день');
});

test('without a channel the officers are told by direct message where it waits', async () => {
  await setChannel(null);
  expect(said(await send(10))).toMatch(/Рыба, 10 кг: \$15\s000[\s\S]*Ждёт офицера/u);
  await eventually(async () => expect(await dms(PEOPLE.moderator)).toContain('/отчёт список'));
});

test('once there is a channel it comes there; an officer corrects the quantity and the member is told why', async () => {
  await setChannel(MORETTI_CHANNELS.review);
  const sent = await send(100);
  const waiting = await reviewCardOf(started, sent.interaction_id);
  expect(textOf(waiting)).toMatch(/Рыба[\s\S]*100 кг[\s\S]*\$150\s000/u);
  const form = await press(waiting, 'correct');
  expect(said(await submit(form, { quantity: 'сто', comment: 'x' }, PEOPLE.moderator))).toContain(
    'целое число',
  );
  const again = await press(waiting, 'correct');
  const done = await submit(again, { quantity: '80', comment: 'Видно только 80' }, PEOPLE.moderator);
  expect(said(done)).toContain('Одобрено');
  await eventually(async () =>
    expect(await dms(PEOPLE.member)).toMatch(
      /Отчёт принят с поправкой: Рыба, 100 кг → 80 кг, \$120\s000\. Причина: Видно только 80/u,
    ),
  );
  const found = await findReports(started.context.db, guildId, [sent.interaction_id]);
  expect([...found.values()][0]?.report).toMatchObject({ acceptedQuantity: 80, amountCents: 12_000_000n });
  await reviewCardOf(started, sent.interaction_id, (message) =>
    expect(textOf(message)).toMatch(/Одобрен[\s\S]*~~100 кг~~ 80 кг/u),
  );
});

test('what is over the limit is refused at once, with how much still counts', async () => {
  expect(said(await send(70))).toContain('ещё 60');
});

test('one message with the prices is kept, with a button to report; it follows the price list and comes back', async () => {
  await setChannel(MORETTI_CHANNELS.review, MORETTI_CHANNELS.events);
  const kept = async (words: RegExp): Promise<SandboxMessage> => {
    let found: SandboxMessage[] = [];
    await eventually(async () => {
      found = (await started.people.messages(MORETTI_CHANNELS.events)).filter((message) =>
        customIdsOf(message).includes('reports:how'),
      );
      expect(found.map(textOf).join()).toMatch(words);
    });
    const [only, ...more] = found;
    expect(more).toEqual([]);
    if (only === undefined) throw new Error('no message is kept');
    return only;
  };
  const first = await kept(/Рыба.*\$1\s500/u);
  expect(said(await press(first, 'how', PEOPLE.member))).toContain('/отчёт сдать');
  await submit(await type('prices', 'add'), { ...FISH, name: 'Дерево', price: '20' });
  expect((await kept(/Дерево.*\$20/u)).id).toBe(first.id);
  await started.people.deleteMessage(first.id, PEOPLE.owner);
  await eventually(async () => expect((await kept(/Дерево/u)).id).not.toBe(first.id));
  await setChannel(MORETTI_CHANNELS.review);
  await eventually(async () => {
    const left = (await started.people.messages(MORETTI_CHANNELS.events)).flatMap(customIdsOf);
    expect(left).not.toContain('reports:how');
  });
});
