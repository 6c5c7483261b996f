import { openOrder } from '@famiglia/core/billing/orders/open-order';
import { createTestBank } from '@famiglia/core/billing/providers/test-bank/test-bank';
import { getOrder } from '@famiglia/core/billing/orders/get-order';
import { renewSubscriptions } from '@famiglia/core/billing/renewals/renew-subscriptions';
import { expireSubscriptions } from '@famiglia/core/billing/subscriptions/expire-subscriptions';
import { remindOfPlanEnd } from '@famiglia/core/billing/renewals/remind-of-plan-end';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { renewals } from '@famiglia/core/platform/db/schema/billing';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { supportTickets } from '@famiglia/core/platform/db/schema/support';
import { answerTicket } from '@famiglia/core/support/ticket-messages';
import { getQueuedTicket } from '@famiglia/core/support/list-tickets';
import { discordActor, panelActor } from '@famiglia/core/testing/test-actor';
import { newId } from '@famiglia/core/testing/test-guild';
import { BRATVA_CHANNELS, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const guildId = GUILDS.bratva;
const owner = discordActor(PEOPLE.free_owner);
const panel = `http://panel.test/guild/${guildId}`;
let started: TestBot;
/** A person without rights on the small server. */
let memberId: string;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { redirectUris: ['http://panel.test/'] } });
  const { context, people, sandbox } = started;
  const bank = createTestBank(sandbox.bank);
  Object.assign(context, { billing: new Map([[bank.name, bank]]) });
  const settings = await findSettings(context.db, guildId);
  const channels = { ...settings.channels, log: BRATVA_CHANNELS.general };
  await saveSettings(context, owner, { ...valuesOf(settings), channels, version: settings.version, guildId });
  memberId = (await people.createUser({ username: 'newcomer', global_name: 'Newcomer' })).id;
  await people.member({ guild_id: guildId, user_id: memberId, action: 'join' });
});
afterAll(async () => started.stop());

const premium = async (userId: string): Promise<SandboxMessage> => {
  const where = { guild_id: guildId, channel_id: BRATVA_CHANNELS.general, user_id: userId };
  const { message } = await started.people.command({ ...where, name: 'premium' });
  if (!message) throw new Error('/premium was not answered');
  return message;
};

const linksOf = (message: SandboxMessage | undefined): string[] =>
  [...JSON.stringify(message?.components ?? []).matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);

/** The channel contains other messages as well. */
const news = async (title: string): Promise<SandboxMessage[]> => {
  const messages = await started.people.messages(BRATVA_CHANNELS.general);
  return messages.filter(({ embeds }) => embeds.some((embed) => embed.title === title));
};

test('/premium tells a member what Premium gives and who can start it, without buttons', async () => {
  const message = await premium(memberId);
  expect(textOf(message)).toMatch(/На этом сервере Free[\s\S]*веб-панель[\s\S]*«Управлять сервером»/);
  expect(message.components ?? []).toEqual([]);
});

test('/premium shows a manager the price and the way to pay, and starts the trial', async () => {
  const message = await premium(PEOPLE.free_owner);
  expect(textOf(message)).toMatch(/На этом сервере Free[\s\S]*899\s₽ в месяц/);
  expect(linksOf(message)).toEqual([`${panel}/checkout`]);
  const [trial = ''] = customIdsOf(message);
  const pressed = { message_id: message.id, custom_id: trial, user_id: PEOPLE.free_owner };
  const { message: after } = await started.people.click(pressed);
  expect(textOf(after)).toMatch(/Пробный период до <t:\d+:D>/);
  expect(linksOf(after ?? message)).toEqual([`${panel}/checkout`, `${panel}/settings/subscription`]);
  expect(customIdsOf(after ?? message)).toEqual([]);
});

const trialNews = async () => news('Пробный Premium заканчивается');

test('the log channel is told of the trial’s end two days and one day before, once each', async () => {
  const { context } = started;
  await remindOfPlanEnd(context);
  await travelWithBot(context, 5 * DAY_MS);
  await remindOfPlanEnd(context);
  await remindOfPlanEnd(context);
  await eventually(async () => expect(await trialNews()).toHaveLength(1));
  expect((await trialNews()).flatMap(linksOf)).toEqual([`${panel}/checkout`]);
  await travelWithBot(context, DAY_MS);
  await remindOfPlanEnd(context);
  await eventually(async () => expect(await trialNews()).toHaveLength(2));
  const texts = (await trialNews()).map(textOf);
  expect(texts.filter((text) => text.includes('Остался один день'))).toHaveLength(1);
});

test('a bought plan says when it renews, a failed renewal until when it stays open, and its end that nothing is deleted', async () => {
  const { context, people, sandbox } = started;
  const term = {
    guildId,
    months: 1,
    currency: 'RUB',
    renew: true,
    receiptEmail: null,
    language: 'en',
  } as const;
  const order = await openOrder(context, owner, term);
  // The server speaks Russian, its payer English.
  expect(await (await fetch(order.page_url ?? '')).text()).toContain('Famiglia Premium, 1 month:');
  await people.atBank(order.page_url ?? '', 'pay', 'expiring');
  await getOrder(context, owner, { guildId, orderId: order.id });
  const renews = textOf(await premium(PEOPLE.free_owner));
  expect(renews).toMatch(/Premium до <t:\d+:D>\. Продление <t:\d+:D>: 899\s₽ с Visa •• 0069/);
  expect(textOf(await premium(memberId))).not.toContain('Visa');

  const end = new Date(order.period_end).getTime();
  const goTo = async (moment: number) => travelWithBot(context, moment - context.clock().getTime());
  await goTo(end - 2 * DAY_MS);
  await remindOfPlanEnd(context);
  await eventually(async () => expect(await news('Скоро продление Premium')).toHaveLength(1));
  expect((await news('Скоро продление Premium')).map(textOf).join()).toMatch(/899\s₽ спишем с Visa •• 0069/);

  await goTo(end - DAY_MS / 2);
  await renewSubscriptions(context);
  await eventually(async () => expect(await news('Не удалось продлить Premium')).toHaveLength(1));
  const [failed] = await news('Не удалось продлить Premium');
  const graceEnd = Math.floor((end + 3 * DAY_MS) / 1000);
  expect(textOf(failed)).toContain(`срок карты истёк. До <t:${graceEnd}:D> всё открыто`);
  expect(linksOf(failed)).toEqual([`${panel}/settings/subscription`]);
  const told = await people.dms(PEOPLE.free_owner);
  expect(told.map(textOf)).toEqual([
    expect.stringMatching(/Premium renews soon[\s\S]*899\s₽ will be charged to Visa •• 0069/),
    expect.stringMatching(/Premium could not be renewed[\s\S]*the card has expired/),
  ]);
  expect(told.flatMap(linksOf)).toEqual(Array(2).fill(`${panel}/settings/subscription`));
  expect(textOf(await premium(PEOPLE.free_owner))).toContain('срок карты истёк');

  const [renewal] = await context.db.select().from(renewals).where(eq(renewals.guildId, guildId));
  await people.atBank(`${sandbox.url}/bank/cards/${renewal?.methodReference}`, 'pay', 'confirming');
  await goTo(end + DAY_MS);
  await renewSubscriptions(context);
  await eventually(async () => expect(await news('Подтвердите продление Premium')).toHaveLength(1));
  const [confirm] = await news('Подтвердите продление Premium');
  expect(textOf(confirm)).toContain(`до <t:${graceEnd}:D> всё открыто. Подтвердите платёж`);
  await eventually(async () =>
    expect((await people.dms(PEOPLE.free_owner)).map(textOf).at(-1)).toMatch(
      /Confirm the Premium renewal[\s\S]*The bank wants the cardholder to confirm the payment of 899\s₽/,
    ),
  );

  await goTo(end + 3 * DAY_MS + 1000);
  await expireSubscriptions(context);
  await eventually(async () => expect(await news('Premium закончился')).toHaveLength(1));
  const [ended] = await news('Premium закончился');
  expect(textOf(ended)).toContain('Ничего не удалено');
  expect(linksOf(ended)).toEqual([`${panel}/checkout`]);
  expect(sandbox.unknownCalls).toEqual([]);
});

test('/support opens a ticket on Premium and names the site’s owner on Free; answers come by DM, else as a call in the log', async () => {
  const { context, people, sandbox } = started;
  const ADMIN = newId();
  Object.assign(context.config, {
    siteAdminIds: new Set([ADMIN]),
    contact: { url: 'https://discord.gg/famiglia' },
  });
  const user_id = PEOPLE.free_owner;
  const where = { guild_id: guildId, channel_id: BRATVA_CHANNELS.general };
  const ask = async (by: string) => people.command({ ...where, user_id: by, name: 'support' });
  expect(textOf((await ask(user_id)).message)).toMatch(
    /входят в Premium[\s\S]*<https:\/\/discord\.gg\/famiglia>/,
  );

  const premiumPlan = { tier: 'premium', status: 'active', periodEnd: null, graceUntil: null } as const;
  await context.db.update(subscriptions).set(premiumPlan).where(eq(subscriptions.guildId, guildId));
  context.access.forget(guildId);
  // They joined a moment ago, which the mirror may not have yet.
  await eventually(async () => expect(textOf((await ask(memberId)).message)).toContain('нет права'));
  const options = { member: PEOPLE.outsider, kind: 'verbal', reason: 'x' };
  await people.command({ ...where, user_id, name: 'warn', options });
  const empty = await ask(user_id);
  const unseen = { subject: '\u2800', text: 'x' };
  const refused = await people.submitModal({ interaction_id: empty.interaction_id, user_id, fields: unseen });
  expect(textOf(refused.message)).toContain('заполнена неверно');
  await people.command({ ...where, user_id, name: 'warn', options });
  const opened = await ask(user_id);
  const fields = { subject: 'Запись *стоит*', text: 'Никто не может записаться' };
  const sent = await people.submitModal({ interaction_id: opened.interaction_id, user_id, fields });
  expect(textOf(sent.message)).toContain('Обращение отправлено');
  const [row] = await context.db.select().from(supportTickets);
  expect(row).toMatchObject({ origin: 'discord', doing: '/warn · member_not_found', language: 'ru' });
  const ticketId = row?.id ?? '';
  expect(linksOf(sent.message ?? undefined)).toEqual([`${panel}/support/${ticketId}`]);

  const admin = panelActor(ADMIN);
  const answer = async (text: string) => answerTicket(context, admin, { guildId, ticketId, text });
  const told = async (text: string) =>
    (await people.dms(user_id)).filter((message) => textOf(message).includes(text));
  await answer('Проверьте _роли_ @everyone');
  await eventually(async () => expect(await told('Проверьте')).toHaveLength(1));
  const [dm] = await told('Проверьте');
  expect(textOf(dm)).toContain('ответила** на обращение «Запись \\*стоит\\*»');
  expect(textOf(dm)).toContain('Проверьте \\_роли\\_ @\u200Beveryone');
  const custom_id = `support:reply:${guildId}:${ticketId}`;
  const pressed = await people.click({ message_id: dm?.id ?? '', custom_id, user_id });
  const replied = { interaction_id: pressed.interaction_id, user_id, fields: { text: 'Помогло' } };
  expect(textOf((await people.submitModal(replied)).message)).toContain('Сообщение отправлено');
  const thread = await getQueuedTicket(context, admin, { guildId, ticketId });
  expect(thread).toMatchObject({ state: 'open', unread: false });
  expect(thread.messages.map(({ text }) => text).at(-1)).toBe('Помогло');

  await people.fault({ kind: 'dm_closed', user_id, closed: true });
  await answer('Секретный ответ');
  const calls = async () =>
    (await people.messages(BRATVA_CHANNELS.general)).filter(({ content }) =>
      content.includes('Личные сообщения у вас закрыты'),
    );
  await eventually(async () => expect(await calls()).toHaveLength(1));
  const [call] = await calls();
  expect(call?.content).toContain(`<@${user_id}>`);
  expect(call?.content).toContain(`${panel}/support/${ticketId}`);
  expect(JSON.stringify(await people.messages(BRATVA_CHANNELS.general))).not.toContain('Секретный');
  expect(sandbox.unknownCalls).toEqual([]);
});
