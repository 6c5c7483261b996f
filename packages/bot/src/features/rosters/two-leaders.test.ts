import { changeSlots } from '@famiglia/core/events/change-slots';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { editEvent } from '@famiglia/core/events/edit-event';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { readSquads } from '@famiglia/core/rosters/read-squads';
import { listParticipants } from '@famiglia/core/rosters/list-participants';
import { eventRoster } from '@famiglia/core/events/event-roster';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const HOUR_MS = 60 * 60 * 1000;
const owner = discordActor(PEOPLE.owner);
const user_id = PEOPLE.owner;

let started: EventBot;
beforeAll(async () => {
  started = await startEventBot();
});
afterAll(async () => started.stop());

const press = async (message: SandboxMessage, action: string) => started.press(message, action, user_id);
const menuOf = async (title: string) =>
  (await press(await started.posted(title), 'manage')).message as SandboxMessage;
const again = async (message: SandboxMessage) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith('forms:again')) ?? '';
  return started.people.click({ message_id: message.id, custom_id, user_id });
};
const submit = async (opened: { interaction_id: string }, fields: Record<string, string>) =>
  started.people.submitModal({ interaction_id: opened.interaction_id, user_id, fields });

test('a form that was opened before another leader saved overwrites nothing: it says who and what, and opens again with both', async () => {
  const { id: eventId } = await started.plan('Две правки', 5);
  const opened = await press(await menuOf('Две правки'), 'edit');
  await editEvent(started.context, owner, { guildId, eventId }, { slots: 9 });
  const fields = { title: 'Моя правка', start: 'завтра 20:00', slots: '5', description: '', reward: '15' };
  const { message } = await submit(opened, fields);
  expect(textOf(message)).toContain('это изменил кто-то другой');
  expect(textOf(message)).toMatch(/Изменено МП/);
  expect(textOf(message)).toMatch(/5 → 9/);
  expect(textOf(message)).toContain('Моя правка');
  expect(await readEventDetails(started.context.db, guildId, eventId)).toMatchObject({
    title: 'Две правки',
    slots: 9,
  });
  // What was not touched is what is stored now; what was typed is kept.
  const reopened = await again(message as SandboxMessage);
  expect(reopened.kind).toBe('modal');
  expect(JSON.stringify(reopened.modal)).toContain('Моя правка');
  expect(JSON.stringify(reopened.modal)).toContain('"value":"9"');
  await submit(reopened, { ...fields, slots: '9' });
  expect(await readEventDetails(started.context.db, guildId, eventId)).toMatchObject({
    title: 'Моя правка',
    slots: 9,
  });
});

test('squads that cannot be read come back in the form, and older ones do not overwrite newer ones', async () => {
  const { id: eventId } = await started.plan('Два отряда', 5);
  const opened = await press(await menuOf('Два отряда'), 'squads');
  const { message } = await submit(opened, { squads: 'Снайперы без числа' });
  expect(textOf(message)).toContain('Снайперы без числа');
  const reopened = await again(message as SandboxMessage);
  expect(JSON.stringify(reopened.modal)).toContain('Снайперы без числа');
  const squads = [{ name: 'Штурм', slots: 4, role_id: null, leader_id: null }];
  await editEvent(started.context, owner, { guildId, eventId }, { squads, slots: 4 });
  const stale = await submit(reopened, { squads: 'Снайперы, 3' });
  expect(textOf(stale.message)).toContain('это изменил кто-то другой');
  expect(textOf(stale.message)).toContain('Штурм');
  expect(await readSquads(started.context.db, guildId, eventId)).toMatchObject([{ name: 'Штурм', slots: 4 }]);
});

test('a number of places from an older form overwrites nothing, and comes back to be saved knowingly', async () => {
  const { id: eventId } = await started.plan('Два числа', 5);
  const slots = async () => (await readEventDetails(started.context.db, guildId, eventId)).slots;
  const opened = await press(await menuOf('Два числа'), 'slots');
  expect(JSON.stringify(opened.modal)).toContain('"value":"5"');
  await changeSlots(started.context, owner, { guildId, eventId, slots: 8 });
  const stale = await submit(opened, { slots: '6' });
  expect(textOf(stale.message)).toContain('это изменил кто-то другой');
  expect(await slots()).toBe(8);
  const reopened = await again(stale.message as SandboxMessage);
  expect(JSON.stringify(reopened.modal)).toContain('"value":"6"');
  await submit(reopened, { slots: '6' });
  expect(await slots()).toBe(6);
});

test('an edit form that was open while somebody changed the places does not take them back', async () => {
  const { id: eventId } = await started.plan('Форма и места', 5);
  const { version } = await readEventDetails(started.context.db, guildId, eventId);
  await changeSlots(started.context, owner, { guildId, eventId, slots: 8, version });
  await expect(
    editEvent(started.context, owner, { guildId, eventId }, { slots: 5, version }),
  ).rejects.toMatchObject({ code: 'version_conflict' });
});

test('if another leader saved meanwhile, the marks are kept and nobody is paid until they are saved again', async () => {
  const { id: eventId } = await started.plan('Две явки', 5, { reward: 10 });
  const message = await started.posted('Две явки');
  await started.press(message, 'join', PEOPLE.member);
  await travelWithBot(started.context, 4 * HOUR_MS);
  const sheet = (await press(await menuOf('Две явки'), 'attendance')).message as SandboxMessage;
  await finishEvent(started.context, owner, { guildId, eventId, attended: [], excused: [] });
  const refused = (await press(sheet, 'finish')).message as SandboxMessage;
  expect(textOf(refused)).toContain('явку сохранил другой лидер');
  expect(textOf(refused)).toContain(`<@${PEOPLE.member}>: сохранено: неявка`);
  const marks = async () =>
    (await listParticipants(started.context, owner, eventRoster({ guildId, eventId }))).items.map(
      ({ attendance }) => attendance,
    );
  expect(await marks()).toEqual(['absent']);
  await press(refused, 'finish');
  expect(await marks()).toEqual(['attended']);
});

test('a form of an event that is over is not opened, and says who finished it', async () => {
  const { id: eventId } = await started.plan('Уже всё', 5);
  const menu = await menuOf('Уже всё');
  await travelWithBot(started.context, 4 * HOUR_MS);
  await finishEvent(started.context, owner, { guildId, eventId, attended: [], excused: [] });
  const late = await press(menu, 'edit');
  expect(late.kind).not.toBe('modal');
  expect(textOf(late.message)).toMatch(/Завершено МП/);
});
