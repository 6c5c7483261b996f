import { actorNameOf } from '@famiglia/contract/activity/activity-types';
import {
  MESSAGES_PER_HOUR,
  MAX_OPEN_TICKETS,
  MAX_TICKET_MESSAGES,
  supportRoutes,
} from '@famiglia/contract/support/support';
import type { Permission } from '@famiglia/contract/access/permissions';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivity } from '../activity-feed/list-activity.ts';
import type { Actor } from '../platform/actor.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { supportMessages } from '../platform/db/schema/support.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { exportMyData } from '../privacy/export-my-data.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { recordEvents } from '../testing/record-events.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, addUser, newId } from '../testing/test-guild.ts';
import { addTicket, QUESTION } from '../testing/test-tickets.ts';
import { closeAsSupport, closeTicket, readTicket, reopenTicket } from './close-ticket.ts';
import { answerTicket, replyToTicket } from './ticket-messages.ts';
import { findAnswer } from './ticket.queries.ts';
import { getQueuedTicket, getTicket, listQueue, listTickets } from './list-tickets.ts';
import { openTicket } from './open-ticket.ts';

const ADMIN = newId();
const admin = panelActor(ADMIN);
const PAGE = { limit: 20, offset: 0 };
const HOUR_MS = 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([ADMIN]) } });
  await addUser(context.db, ADMIN);
});
afterAll(async () => context.stop());

const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { name: `Family ${newId()}` });
  return { guildId, ownerId, owner: panelActor(ownerId) };
};
const asked = { ...QUESTION, doing: '', requestId: null };
const kindsOf = async (guildId: string) =>
  (await context.db.select().from(activity).where(eq(activity.guildId, guildId))).map(
    ({ type, actorId, data }) => `${type} by ${actorId === null ? String(data['side']) : 'family'}`,
  );

test('a ticket has the page that its author was on, without people’s ids, and is in the queue', async () => {
  const { guildId, ownerId, owner } = await family();
  const ticket = await openTicket(context, owner, {
    guildId,
    ...QUESTION,
    doing: `/guild/${guildId}/users/${ownerId}`,
    requestId: 'req-1',
  });
  expect(ticket).toMatchObject({
    subject: QUESTION.subject,
    state: 'open',
    origin: 'panel',
    language: 'en',
    unread: false,
    doing: '/guild/:id/users/:id',
    request_id: 'req-1',
    author: { id: ownerId, name: 'Owner' },
    version: expect.stringMatching(/^v\d/) as string,
    messages: [{ side: 'guild', text: QUESTION.text }],
  });
  const queue = await listQueue(context, admin, { ...PAGE, state: 'open', search: ticket.guild.name });
  expect(queue).toMatchObject({ total: 1, items: [{ id: ticket.id, guild: { id: guildId } }] });
  expect(await listQueue(context, admin, { ...PAGE, state: 'closed', search: guildId })).toMatchObject({
    total: 0,
  });
  expect(await kindsOf(guildId)).toEqual(['support.opened by family']);
});

test('an answer is unread until somebody of the family reads it, comes from Famiglia, and is told in Discord', async () => {
  const { guildId, ownerId, owner } = await family();
  const ticketId = await addTicket(context, guildId, ownerId);
  const answered = await answerTicket(context, admin, { guildId, ticketId, text: 'Look at the roles.' });
  expect(answered).toMatchObject({ state: 'answered', unread: true });
  expect(answered.messages.at(-1)?.author).toEqual({ id: ADMIN, name: `user_${ADMIN}` });
  const seen = await getTicket(context, owner, { guildId, ticketId });
  expect(seen.messages.at(-1)).toMatchObject({ side: 'support', author: null, text: 'Look at the roles.' });
  expect(await listTickets(context, owner, { guildId, ...PAGE })).toMatchObject({ unread: 1, total: 1 });
  const [wanted] = await context.db
    .select()
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'support_answer')));
  expect(await findAnswer(context, guildId, wanted?.subject ?? '')).toMatchObject({
    ticket: { authorId: ownerId },
    message: { text: 'Look at the roles.' },
  });
  expect(await findAnswer(context, newId(), wanted?.subject ?? '')).toBeNull();
  const heard = await recordEvents(context, async () => {
    await readTicket(context, owner, { guildId, ticketId });
    await readTicket(context, owner, { guildId, ticketId });
  });
  expect(heard).toEqual([{ type: 'support.changed', guildId, ticketIds: [ticketId] }]);
  expect(await listTickets(context, owner, { guildId, ...PAGE })).toMatchObject({ unread: 0 });
});

test('closing and opening again are done once each; what a family writes opens a closed ticket', async () => {
  const { guildId, ownerId, owner } = await family();
  const ticketId = await addTicket(context, guildId, ownerId);
  const it = { guildId, ticketId };
  for (const times of [1, 2])
    expect((await closeTicket(context, owner, it)).state, String(times)).toBe('closed');
  await expect(answerTicket(context, admin, { ...it, text: 'late' })).rejects.toMatchObject({
    code: 'ticket_closed',
  });
  for (const times of [1, 2])
    expect((await reopenTicket(context, admin, it)).state, String(times)).toBe('open');
  expect((await closeAsSupport(context, admin, it)).state).toBe('closed');
  expect(await replyToTicket(context, owner, { ...it, text: 'Again.' })).toMatchObject({ state: 'open' });
  expect(await kindsOf(guildId)).toEqual([
    'support.opened by family',
    'support.closed by family',
    'support.reopened by support',
    'support.closed by support',
    'support.reopened by family',
  ]);
  // Whoever of the site's admins it was, the family reads one name, as it does beside the answers.
  const { items } = await listActivity(context, owner, { guildId, ...PAGE });
  expect(items.map(({ type, actor }) => [type, actor?.id ?? null])).toEqual([
    ['support.reopened', ownerId],
    ['support.closed', null],
    ['support.reopened', null],
    ['support.closed', ownerId],
    ['support.opened', ownerId],
  ]);
  expect(JSON.stringify(items)).not.toContain(ADMIN);
  expect(await listActivity(context, owner, { guildId, ...PAGE, actorId: ADMIN })).toMatchObject({
    total: 0,
  });
  expect(items.slice(0, 2).map((entry) => actorNameOf(entry, 'ru'))).toEqual(['Owner', 'Поддержка Famiglia']);
});

test('whoever may open the panel writes in it and in Discord; nobody else, and no Free server', async () => {
  const { guildId, ownerId } = await family();
  const role = await addRole(context.db, guildId, { granted: ['panel.view'] });
  const helper = await addMember(context.db, guildId, { roleIds: [role] });
  const member = await addMember(context.db, guildId);
  const ticketId = await addTicket(context, guildId, helper);
  expect(await openTicket(context, discordActor(ownerId), { guildId, ...asked })).toMatchObject({
    origin: 'discord',
  });
  for (const actor of [panelActor(member), discordActor(member)]) {
    const code = 'permission_denied';
    await expect(openTicket(context, actor, { guildId, ...asked })).rejects.toMatchObject({ code });
    await expect(replyToTicket(context, actor, { guildId, ticketId, text: 'x' })).rejects.toMatchObject({
      code,
    });
  }
  await expect(getQueuedTicket(context, panelActor(ownerId), { guildId, ticketId })).rejects.toMatchObject({
    code: 'site_admin_only',
  });
  const free = await addGuild(context.db, { tier: 'free' });
  for (const actor of [panelActor(free.ownerId), discordActor(free.ownerId)]) {
    await expect(openTicket(context, actor, { guildId: free.id, ...asked })).rejects.toMatchObject({
      code: 'premium_required',
    });
  }
});

test('a panel user reads and writes in their own tickets; who manages money or settings in all', async () => {
  const { guildId, ownerId } = await family();
  const granted = async (...rights: Permission[]) => {
    const role = await addRole(context.db, guildId, { granted: ['panel.view', ...rights] });
    return panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  };
  const writer = await granted('users.edit');
  const theirs = await openTicket(context, writer, { guildId, ...asked });
  const ownersId = await addTicket(context, guildId, ownerId);
  for (const ticketId of [theirs.id, ownersId])
    await answerTicket(context, admin, { guildId, ticketId, text: 'An answer.' });
  const seenBy = async (actor: Actor) => {
    const { items, total, unread } = await listTickets(context, actor, { guildId, ...PAGE });
    expect(total).toBe(items.length);
    return [items.length, unread];
  };
  expect(await seenBy(writer)).toEqual([1, 1]);
  expect(await seenBy(await granted('access.manage'))).toEqual([0, 0]);
  for (const actor of [await granted('subscription.manage'), await granted('settings.manage')]) {
    expect(await seenBy(actor)).toEqual([2, 2]);
    expect(await getTicket(context, actor, { guildId, ticketId: theirs.id })).toMatchObject({
      id: theirs.id,
    });
  }
  const foreign = { guildId, ticketId: ownersId };
  for (const act of [
    async () => getTicket(context, writer, foreign),
    async () => replyToTicket(context, writer, { ...foreign, text: 'x' }),
    async () => closeTicket(context, writer, foreign),
    async () => readTicket(context, writer, foreign),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' });
  const own = { guildId, ticketId: theirs.id };
  expect(await replyToTicket(context, writer, { ...own, text: 'x' })).toMatchObject({ state: 'open' });
  expect(await closeTicket(context, writer, own)).toMatchObject({ state: 'closed' });
});

test('five tickets of a family wait at most, also if two are opened at once', async () => {
  const { guildId, ownerId } = await family();
  for (let opened = 1; opened < MAX_OPEN_TICKETS; opened += 1) await addTicket(context, guildId, ownerId);
  const both = await Promise.allSettled([
    addTicket(context, guildId, ownerId),
    addTicket(context, guildId, ownerId),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'too_many_tickets' },
  });
});

test('a person and a family can write a limited number of messages in an hour', async () => {
  const { guildId, ownerId } = await family();
  const ticketId = await addTicket(context, guildId, ownerId);
  const write = async (userId: string) =>
    replyToTicket(context, panelActor(userId), { guildId, ticketId, text: 'more' });
  const code = 'support_too_often';
  const fill = async (authorId: string, messages: number) =>
    context.db.insert(supportMessages).values(
      Array.from({ length: messages }, () => ({
        guildId,
        ticketId,
        authorId,
        side: 'guild' as const,
        text: 'more',
        createdAt: context.clock(),
      })),
    );
  await fill(ownerId, MESSAGES_PER_HOUR.person - 2);
  await write(ownerId);
  await expect(write(ownerId)).rejects.toMatchObject({ code });
  await fill(newId(), MESSAGES_PER_HOUR.guild - MESSAGES_PER_HOUR.person);
  const manager = await addRole(context.db, guildId, { granted: ['panel.view', 'settings.manage'] });
  const fresh = await addMember(context.db, guildId, { roleIds: [manager] });
  await expect(write(fresh)).rejects.toMatchObject({ code });
  context.travel(HOUR_MS);
  expect((await write(ownerId)).messages).toHaveLength(MESSAGES_PER_HOUR.guild + 1);
});

test('a ticket has a limited number of messages, of both sides together', async () => {
  const { guildId, ownerId, owner } = await family();
  const [ticketId, other] = [
    await addTicket(context, guildId, ownerId),
    await addTicket(context, guildId, ownerId),
  ];
  await context.db.insert(supportMessages).values(
    Array.from({ length: MAX_TICKET_MESSAGES - 2 }, () => ({
      guildId,
      ticketId,
      authorId: ADMIN,
      side: 'support' as const,
      text: 'more',
      createdAt: context.clock(),
    })),
  );
  await answerTicket(context, admin, { guildId, ticketId, text: 'The last one.' });
  const full = { code: 'ticket_full' };
  await expect(answerTicket(context, admin, { guildId, ticketId, text: 'x' })).rejects.toMatchObject(full);
  await expect(replyToTicket(context, owner, { guildId, ticketId, text: 'x' })).rejects.toMatchObject(full);
  expect(await replyToTicket(context, owner, { guildId, ticketId: other, text: 'x' })).toMatchObject({
    state: 'open',
  });
});

test('texts without anything to see, too long ones and foreign fields are refused', () => {
  const { body } = supportRoutes.open;
  const valid = { subject: 'Sign-up', text: 'Text', language: 'ru' };
  expect(body.safeParse(valid).success).toBe(true);
  for (const wrong of [
    { subject: '\u200B\u2800' },
    { text: '\u200B\n\u2060' },
    { text: 'x'.repeat(4001) },
    { subject: 'x'.repeat(101) },
    { doing: '/guild/1/users?search=Vito' },
    { more: 1 },
  ])
    expect(body.safeParse({ ...valid, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test('messages are never changed or deleted, but go with their guild', async () => {
  const { guildId, ownerId } = await family();
  await addTicket(context, guildId, ownerId);
  const mine = eq(supportMessages.guildId, guildId);
  const refused = { cause: { message: 'rows of support_messages are never changed or deleted' } };
  await expect(context.db.update(supportMessages).set({ text: 'other' }).where(mine)).rejects.toMatchObject(
    refused,
  );
  await expect(context.db.delete(supportMessages).where(mine)).rejects.toMatchObject(refused);
  await context.db.execute(sql`delete from members where guild_id = ${guildId}`);
  await context.db.delete(guilds).where(eq(guilds.id, guildId));
  expect(await context.db.select().from(supportMessages).where(mine)).toEqual([]);
});

test('an export has what a person wrote; a forgotten person’s words are gone, and the answers stay', async () => {
  const { guildId, ownerId, owner } = await family();
  const ticketId = await addTicket(context, guildId, ownerId);
  await answerTicket(context, admin, { guildId, ticketId, text: 'An answer.' });
  let exported = '';
  for await (const part of await exportMyData(context, owner, {})) exported += part;
  expect(exported).toContain(QUESTION.text);
  await forgetPerson(context, (await beginForgetting(context, context.db, ownerId)).id);
  const left = await getQueuedTicket(context, admin, { guildId, ticketId });
  expect(left).toMatchObject({ subject: '', messages: [{ text: '' }, { text: 'An answer.' }] });
  expect(JSON.stringify(left)).not.toContain(ownerId);
});
