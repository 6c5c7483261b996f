import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { editEvent } from '@famiglia/core/events/edit-event';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { rosterNotices } from '@famiglia/core/platform/db/schema/roster-messages';
import { listUndelivered } from '@famiglia/core/undelivered/undelivered';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const HOUR_MS = 60 * 60 * 1000;
const owner = discordActor(PEOPLE.owner);

let started: EventBot;
beforeAll(async () => {
  started = await startEventBot();
});
afterAll(async () => started.stop());

const press = async (message: SandboxMessage, action: string, user: string) =>
  (await started.press(message, action, user)).message as SandboxMessage;
const planned = async (title: string, slots = 5) => {
  const { id } = await started.plan(title, slots, { remindersMinutes: [], moreAnswers: true });
  return { id, post: await started.posted(title) };
};
const answersOf = async (eventId: string) =>
  (await readEventDetails(started.context.db, guildId, eventId)).answers.map(
    ({ user_id, answer }) => `${answer} ${user_id}`,
  );
/** Nothing of this kind waits any more. */
const delivered = async (kind: 'roster_notice' | 'answer_call', eventId: string) =>
  eventually(async () => {
    const { rows } = await started.context.db.execute(sql`
      select from delivery_requests where kind = ${kind} and subject = ${eventId}
      union all select from deliveries where kind = ${kind} and subject = ${eventId}
        and done_version < wanted_version`);
    expect(rows).toEqual([]);
  });
/** As after a process that was killed when it had sent the messages and not noted it. */
const forgetSending = async (
  kind: 'maybe_asked' | 'answer_asked',
  delivery: 'roster_notice' | 'answer_call',
  eventId: string,
) => {
  await started.context.db
    .update(rosterNotices)
    .set({ sentAt: null, via: null })
    .where(and(eq(rosterNotices.rosterId, eventId), eq(rosterNotices.kind, kind)));
  await requestDelivery(started.context.db, { guildId, kind: delivery, subject: eventId });
  await delivered(delivery, eventId);
};

test('a leader switches the answers on in Discord; everybody answers, and the post lists it in a line each', async () => {
  await started.plan('Дорога', 5, { remindersMinutes: [] });
  const plain = await started.posted('Дорога');
  expect(customIdsOf(plain).some((id) => id.startsWith('mp:maybe'))).toBe(false);
  const menu = await press(plain, 'manage', PEOPLE.owner);
  expect(textOf(await press(menu, 'answers', PEOPLE.owner))).toContain('«Под вопросом»');
  await started.shown('Дорога', /Основа 0\/5/);
  let post = plain;
  await eventually(async () => {
    post = await started.posted('Дорога');
    expect(customIdsOf(post).some((id) => id.startsWith('mp:maybe'))).toBe(true);
  });

  expect(textOf(await press(post, 'late', PEOPLE.member))).toMatch(/Вы в основе, место 1[\s\S]*опоздаете/);
  expect(textOf(await press(post, 'maybe', PEOPLE.moderator))).toContain('под вопросом');
  expect(textOf(await press(post, 'cannot', PEOPLE.manager))).toContain('не сможете');
  const text = await started.shown('Дорога', /Основа 1\/5/, /Опоздают 1:/, /Под вопросом 1:/, /Не смогут 1:/);
  expect(text.split('\n').filter((line) => /^\*\*(Опоздают|Под вопросом|Не смогут)/.test(line))).toHaveLength(
    3,
  );

  expect(textOf(await press(post, 'join', PEOPLE.moderator))).toMatch(/место 2/);
  expect(textOf(await press(post, 'leave', PEOPLE.manager))).toContain('ответ снят');
  await started.shown('Дорога', /Основа 2\/5/);
  await eventually(async () => expect(textOf(await started.posted('Дорога'))).not.toContain('Под вопросом'));

  // Switched off, an old button says so.
  const who = await press(await press(post, 'manage', PEOPLE.owner), 'unanswered', PEOPLE.owner);
  expect(textOf(await press(who, 'answers', PEOPLE.owner))).toContain('только плюс и минус');
  expect(textOf(await press(post, 'maybe', PEOPLE.member))).toContain('только плюс и минус');
});

test('giving up a spot late by an answer has to be confirmed, and the answer is kept', async () => {
  const { id, post } = await planned('Перевал');
  await press(post, 'join', PEOPLE.member);
  await travelWithBot(started.context, 2.7 * HOUR_MS);
  const asked = await press(post, 'cannot', PEOPLE.member);
  expect(textOf(asked)).toContain('Вы пока в основе');
  expect(await answersOf(id)).toEqual([]);
  const told = await press(asked, 'leave_anyway', PEOPLE.member);
  expect(textOf(told)).toContain('не сможете');
  expect(await answersOf(id)).toEqual([`cannot ${PEOPLE.member}`]);
});

const questions = async (userId: string, title: string) =>
  (await started.people.dms(userId)).filter(
    (message) => message.content.includes(`**${title}**`) && message.content.includes('Придёте?'),
  );

test('who is not sure is asked once by direct message and answers there; closed ones are named to leaders', async () => {
  const { id, post } = await planned('Туннель');
  await started.people.fault({ kind: 'dm_closed', user_id: PEOPLE.closed_dms });
  for (const user of [PEOPLE.member, PEOPLE.moderator, PEOPLE.closed_dms]) await press(post, 'maybe', user);
  await travelWithBot(started.context, 2.1 * HOUR_MS);
  await eventually(async () => expect(await questions(PEOPLE.member, 'Туннель')).toHaveLength(1));
  await eventually(async () => expect(await questions(PEOPLE.moderator, 'Туннель')).toHaveLength(1));
  await delivered('roster_notice', id);
  await forgetSending('maybe_asked', 'roster_notice', id);
  expect(await questions(PEOPLE.member, 'Туннель')).toHaveLength(1);

  // Nobody is exposed in the channel; the leaders see whom they have to ask themselves.
  expect((await started.inEvents()).some(({ content }) => content.includes('Придёте?'))).toBe(false);
  const who = await press(await press(post, 'manage', PEOPLE.owner), 'unanswered', PEOPLE.owner);
  expect(textOf(who)).toMatch(new RegExp(`личка закрыта: 1\\*\\*\\n<@${PEOPLE.closed_dms}>`));

  const [toMember] = await questions(PEOPLE.member, 'Туннель');
  const [toModerator] = await questions(PEOPLE.moderator, 'Туннель');
  const reply = async (message: SandboxMessage | undefined, end: string, user_id: string) => {
    const custom_id = customIdsOf(message as SandboxMessage).find((one) => one.endsWith(end)) ?? '';
    return (await started.people.click({ message_id: message?.id ?? '', custom_id, user_id })).message;
  };
  expect(textOf(await reply(toMember, ':main', PEOPLE.member))).toMatch(/Вы в основе, место 1/);
  expect(textOf(await reply(toModerator, ':cannot', PEOPLE.moderator))).toContain('не сможете');
  expect(await answersOf(id)).toEqual([`maybe ${PEOPLE.closed_dms}`, `cannot ${PEOPLE.moderator}`]);
  expect((await questions(PEOPLE.member, 'Туннель')).flatMap(customIdsOf)).toEqual([]);
});

const calls = async (title: string) =>
  (await started.inEvents()).filter(
    ({ content }) => content.includes(`**${title}**`) && content.includes('ответа от вас ещё нет'),
  );
const mentioned = (messages: readonly SandboxMessage[]): string[] =>
  messages.flatMap(({ content }) => [...content.matchAll(/<@(\d+)>/g)].map((match) => match[1] ?? ''));

test('leaders see who has not answered and ping them once, in messages of sixty', async () => {
  const { id, post } = await planned('Маяк');
  await press(post, 'join', PEOPLE.member);
  await press(post, 'cannot', PEOPLE.moderator);
  const who = await press(await press(post, 'manage', PEOPLE.owner), 'unanswered', PEOPLE.owner);
  expect(textOf(who)).toMatch(/Без ответа: \d+ человек/);
  expect(textOf(who)).not.toContain(`<@${PEOPLE.member}>`);
  const [first, second] = await Promise.all([
    press(who, 'ask', PEOPLE.owner),
    started.press(who, 'ask', PEOPLE.owner).then(({ message }) => message as SandboxMessage),
  ]);
  const texts = [textOf(first), textOf(second)];
  expect(texts.filter((text) => text.includes('Зовём'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('уже позвали'))).toHaveLength(1);
  await delivered('answer_call', id);

  const said = await calls('Маяк');
  const people = mentioned(said);
  expect(people.length).toBeGreaterThan(60);
  expect(said).toHaveLength(Math.ceil(people.length / 60));
  expect(new Set(people).size).toBe(people.length);
  expect(people).not.toContain(PEOPLE.member);
  expect(people).not.toContain(PEOPLE.moderator);
  expect(people).toContain(PEOPLE.manager);
  await forgetSending('answer_asked', 'answer_call', id);
  expect(await calls('Маяк')).toHaveLength(said.length);
  const later = await press(await press(post, 'manage', PEOPLE.owner), 'unanswered', PEOPLE.owner);
  expect(textOf(later)).toContain('Уже позвали');
});

test('where the bot may not write the ping waits, leaders see why, and who answers meanwhile is left out', async () => {
  const { id, post } = await planned('Шахта');
  await editEvent(started.context, owner, { guildId, eventId: id }, { pingRoleId: MORETTI_ROLES.moderator });
  const deny = async (permissions: ('SendMessages' | 'ViewChannel')[]) =>
    started.people.channel({ channel_id: MORETTI_CHANNELS.events, action: 'deny_bot', permissions });
  const who = await press(await press(post, 'manage', PEOPLE.owner), 'unanswered', PEOPLE.owner);
  expect(textOf(who)).toContain(`<@${PEOPLE.moderator}>`);
  await deny(['SendMessages']);
  await press(who, 'ask', PEOPLE.owner);
  await eventually(async () =>
    expect((await listUndelivered(started.context, owner, { guildId })).items).toContainEqual(
      expect.objectContaining({ kind: 'answer_call', problem: 'missing_permissions' }),
    ),
  );
  await press(post, 'cannot', PEOPLE.moderator);
  await deny([]);
  await delivered('answer_call', id);
  const called = mentioned(await calls('Шахта'));
  expect(called.length).toBeGreaterThan(0);
  expect(called).not.toContain(PEOPLE.moderator);
});

test('the bot sent no request that Discord does not know', async () => {
  expect(await started.people.unknownCalls()).toEqual([]);
});
