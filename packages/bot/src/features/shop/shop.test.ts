import { addPanelUser } from '@famiglia/core/access/add-panel-user';
import { findMember } from '@famiglia/core/members/member.queries';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { roles } from '@famiglia/core/platform/db/schema/guilds';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { editOffer, readOffers } from '@famiglia/core/shop/offers';
import { endShopRolesJob } from '@famiglia/core/shop/shop-roles';
import { findPurchases } from '@famiglia/core/shop/shop.queries';
import { undoEntryOrPurchase } from '@famiglia/core/shop/undo-purchase';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { giveWarning } from '@famiglia/core/warnings/give-warning';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const DAY_MS = 24 * 60 * 60 * 1000;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  await addPanelUser(started.context, owner, { guildId, userId: PEOPLE.moderator });
  const given = { guildId, userIds: [PEOPLE.member], delta: 500, reason: 'start' };
  await changeReputation(started.context, owner, given);
});
afterAll(async () => started.stop());

const save = async (values: Partial<SettingsValues>, channels: Partial<SettingsValues['channels']> = {}) => {
  const { context } = started;
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...settings,
    ...values,
    channels: { ...settings.channels, ...channels },
    guildId,
  });
};
const type = async (
  subcommand: string,
  options: Record<string, string | number> = {},
  user_id: string = PEOPLE.owner,
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'shop',
    subcommand,
    options,
  });
const said = ({ message }: InteractionAnswer): string => textOf(message);
const use = async (
  message: SandboxMessage | null | undefined,
  action: string,
  { values, user_id = PEOPLE.member }: { values?: string[]; user_id?: string } = {},
) => {
  if (message === null || message === undefined) throw new Error('there is no message');
  return started.people.click({
    message_id: message.id,
    custom_id: customIdsOf(message).find((id) => id.startsWith(`shop:${action}`)) ?? '',
    user_id,
    ...(values === undefined ? {} : { values }),
  });
};
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');
const offerOf = async (name: string) => {
  const offer = (await readOffers(started.context.db, guildId)).find((one) => one.name === name);
  if (offer === undefined) throw new Error(`${name} is not offered`);
  return offer;
};
/** The member opens the shop and looks at an offer. */
const lookAt = async (name: string) => {
  const shop = await type('buy', {}, PEOPLE.member);
  return use(shop.message, 'offer', { values: [(await offerOf(name)).id] });
};
const balance = async () => (await findMember(started.context.db, guildId, PEOPLE.member))?.reputation ?? 0;
const rolesOf = async () => {
  const world = await started.people.world();
  const guild = world.guilds.find(({ id }) => id === guildId);
  return guild?.members.find(({ user_id }) => user_id === PEOPLE.member)?.roles ?? [];
};

test('a leader fills the shop in Discord; who may not is told so, and it is closed until it is opened', async () => {
  expect(said(await type('add', { kind: 'note', name: 'x', price: 1 }, PEOPLE.member))).toContain('прав');
  const song = { kind: 'note', name: 'Песня *на* радио', price: 40, stock: 3 };
  expect(said(await type('add', song))).toContain('Добавлено в магазин');
  expect(said(await type('add', song))).toContain('уже есть');
  expect(said(await type('add', { kind: 'warning', name: 'Прощение', price: 100 }))).toContain('Прощение');
  const boss = { kind: 'role', name: 'Босс', price: 9, days: 3, role: MORETTI_ROLES.don };
  expect(said(await type('add', boss))).toMatch(/управля|выше/u);
  const vip = { kind: 'role', name: 'VIP', price: 50, days: 7, role: MORETTI_ROLES.event_ping };
  expect(said(await type('add', vip))).toContain('VIP');
  expect(said(await type('offers'))).toMatch(/осталось 3 из 3[\s\S]*Магазин закрыт/u);
  expect(said(await type('buy', {}, PEOPLE.member))).toContain('закрыт');
  await save({ shop: { open: true } });
  const list = said(await type('buy', {}, PEOPLE.member));
  expect(list).toContain(String.raw`Песня \*на\* радио`);
  expect(list).toContain('500');
});

test('what an officer does is told where there is a channel, else by letter, and marked once', async () => {
  await save({}, { shop: null, personnel: null });
  const looked = await lookAt('Песня *на* радио');
  const form = await use(looked.message, 'write');
  const submit = async () =>
    started.people.submitModal({
      interaction_id: form.interaction_id,
      user_id: PEOPLE.member,
      fields: { note: '@everyone Кино' },
    });
  expect(said(await submit())).toMatch(/Куплено[\s\S]*460/u);
  await eventually(async () => expect(await dms(PEOPLE.moderator)).toContain('/магазин покупки'));

  await save({}, { shop: MORETTI_CHANNELS.review });
  const again = await lookAt('Песня *на* радио');
  const second = await use(again.message, 'write');
  await started.people.submitModal({
    interaction_id: second.interaction_id,
    user_id: PEOPLE.member,
    fields: { note: 'второй' },
  });
  const findCard = async () => {
    const posted = await started.people.messages(MORETTI_CHANNELS.review);
    const card = posted.find((message) => textOf(message).includes('второй'));
    if (card === undefined) throw new Error('there is no card');
    return card;
  };
  await eventually(async () => expect(textOf(await findCard())).toContain('Куплено за репутацию'));
  expect(said(await use(await findCard(), 'done', { user_id: PEOPLE.moderator }))).toContain('Отмечено');
  await eventually(async () => expect(customIdsOf(await findCard())).toEqual([]));
  await eventually(async () => expect(await dms(PEOPLE.member)).toContain('выполнена'));

  const notes = await type('notes', {}, PEOPLE.moderator);
  expect(said(notes)).toContain('Песня');
  const [waiting] = await findPurchases(
    started.context.db,
    guildId,
    { state: 'waiting' },
    { limit: 5, offset: 0 },
  );
  const done = await use(notes.message, 'finish', {
    values: [waiting?.purchase.id ?? ''],
    user_id: PEOPLE.moderator,
  });
  expect(said(done)).toContain('ничего не ждёт');
});

test('an offer that changed while it was looked at costs nothing, and the shop is shown as it is now', async () => {
  const before = await balance();
  const looked = await lookAt('Прощение');
  expect(said(looked)).toContain('Действующих предупреждений нет');
  await giveWarning(started.context, owner, {
    guildId,
    userId: PEOPLE.member,
    kind: 'verbal',
    reason: 'late',
  });
  const fresh = await lookAt('Прощение');
  const {
    id: offerId,
    version,
    kind,
    name,
    description,
    stock,
    per_person,
    role_id,
    days,
  } = await offerOf('Прощение');
  const terms = { kind, name, description, stock, perPerson: per_person, roleId: role_id, days };
  await editOffer(started.context, owner, { guildId, offerId, version, ...terms, price: 120 });
  const refused = await use(fresh.message, 'buy');
  expect(said(refused)).toMatch(/только что изменили[\s\S]*120/u);
  expect(await balance()).toBe(before);

  const now = await lookAt('Прощение');
  expect(said(await use(now.message, 'buy'))).toContain('Предупреждение снято');
  expect(await balance()).toBe(before - 120);
});

test('a role that the bot cannot give any more costs nothing, and buyer and leader read why', async () => {
  const { db } = started.context;
  const before = await balance();
  const offered = await lookAt('VIP');
  const isPing = and(eq(roles.guildId, guildId), eq(roles.id, MORETTI_ROLES.event_ping));
  await db.update(roles).set({ managed: true }).where(isPing);
  const pressed = await use(offered.message, 'buy');
  expect(said(pressed)).toContain('не может выдать эту роль');
  const looked = await lookAt('VIP');
  expect(said(looked)).toMatch(/Сейчас купить нельзя: роль принадлежит боту/u);
  expect(JSON.stringify(looked.message?.components?.[0])).toMatch(/"disabled":true/u);
  expect(said(await type('edit', { offer: 'VIP', price: 50 }))).toContain('бот не выдаёт роль');
  await db.update(roles).set({ managed: false }).where(isPing);
  expect(await balance()).toBe(before);
});

test('a role comes and goes with its days, and goes at once when the purchase is undone', async () => {
  const { context } = started;
  // The clock stands still: what was bought in the test before would be as new.
  await travelWithBot(context, 1000);
  const had = await rolesOf();
  expect(had).not.toContain(MORETTI_ROLES.event_ping);
  const looked = await lookAt('VIP');
  expect(said(await use(looked.message, 'buy'))).toContain('выдаст роль');
  await eventually(async () => expect(await rolesOf()).toContain(MORETTI_ROLES.event_ping));
  const page = { limit: 1, offset: 0 };
  const state = async () => (await findPurchases(context.db, guildId, {}, page))[0]?.purchase.roleState;
  await eventually(async () => expect(await state()).toBe('given'));
  await travelWithBot(context, 7 * DAY_MS);
  await endShopRolesJob.run(context, undefined as never, undefined as never);
  await eventually(async () => expect(await rolesOf()).toEqual(had));
  await eventually(async () => expect(await state()).toBe('over'));

  const again = await lookAt('VIP');
  await use(again.message, 'buy');
  await eventually(async () => expect(await state()).toBe('given'));
  const [last] = await findPurchases(context.db, guildId, {}, page);
  await undoEntryOrPurchase(context, owner, { guildId, entryId: String(last?.purchase.entryId) });
  await eventually(async () => expect(await rolesOf()).toEqual(had));
});
