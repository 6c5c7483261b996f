import { getOrder } from '@famiglia/core/billing/orders/get-order';
import { openOrder } from '@famiglia/core/billing/orders/open-order';
import { createTestBank } from '@famiglia/core/billing/providers/test-bank/test-bank';
import { renewSubscriptions } from '@famiglia/core/billing/renewals/renew-subscriptions';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { guilds, members } from '@famiglia/core/platform/db/schema/guilds';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { BRATVA_CHANNELS, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const HALF_DAY_MS = 12 * 60 * 60 * 1000;
const guildId = GUILDS.bratva;
const payerId = PEOPLE.free_owner;
const payer = discordActor(payerId);
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { redirectUris: ['http://panel.test/'] } });
  const { context, sandbox } = started;
  const bank = createTestBank(sandbox.bank);
  Object.assign(context, { billing: new Map([[bank.name, bank]]) });
  const settings = await findSettings(context.db, guildId);
  const channels = { ...settings.channels, log: BRATVA_CHANNELS.general };
  await saveSettings(context, payer, { ...valuesOf(settings), channels, version: settings.version, guildId });
});
afterAll(async () => started.stop());

const told = async () => (await started.people.dms(payerId)).map(textOf);
const isInstalled = async () =>
  (await started.context.db.select().from(guilds).where(eq(guilds.id, guildId)))[0]?.botInstalled;

test('the payer hears of each charge, and of the end of charging when the bot is removed; the log says it when it is back', async () => {
  const { context, people, sandbox } = started;
  const term = { guildId, months: 1, currency: 'RUB', renew: true, receiptEmail: null } as const;
  const order = await openOrder(context, payer, { ...term, language: 'en' });
  await people.atBank(order.page_url ?? '', 'pay', 'good');
  await getOrder(context, payer, { guildId, orderId: order.id });

  const end = new Date(order.period_end).getTime();
  await travelWithBot(context, end - HALF_DAY_MS - context.clock().getTime());
  await renewSubscriptions(context);
  await renewSubscriptions(context);
  await eventually(async () => expect(await told()).toHaveLength(1));
  expect((await told())[0]).toMatch(
    /Premium renewed[\s\S]*899\s₽ was charged to \S+ •• \d{4} for \*\*.+\*\*\. Premium is paid until <t:\d+:D>\. The next charge is 899\s₽ on <t:\d+:D>/,
  );

  await people.member({ guild_id: GUILDS.moretti, user_id: payerId, action: 'join' });
  const elsewhere = and(eq(members.guildId, GUILDS.moretti), eq(members.userId, payerId));
  await eventually(async () => expect(await context.db.$count(members, elsewhere)).toBe(1));
  await people.bot({ guild_id: guildId, action: 'leave' });
  await eventually(async () => expect(await isInstalled()).toBe(false));
  await renewSubscriptions(context);
  await eventually(async () => expect(await told()).toHaveLength(2));
  expect((await told())[1]).toMatch(
    /Premium no longer renews\*\*\nThe bot was removed from \*\*.+\*\*\. So nothing more will be charged to \S+ •• \d{4}\. What you paid for stays: Premium for this server until <t:\d+:D>/,
  );

  await people.bot({ guild_id: guildId, action: 'join' });
  await eventually(async () => expect(await isInstalled()).toBe(true));
  await eventually(async () => {
    const texts = (await people.messages(BRATVA_CHANNELS.general)).map(textOf).join('\n');
    expect(texts).toMatch(/Premium больше не продлевается[\s\S]*работает до <t:\d+:D>/);
  });
  expect(sandbox.unknownCalls).toEqual([]);
});
