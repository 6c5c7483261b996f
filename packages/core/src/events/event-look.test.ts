import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { drawScreenshot } from '../demo/draw-screenshot.ts';
import { eventPictures } from '../platform/db/schema/event-pictures.ts';
import { events } from '../platform/db/schema/events.ts';
import { screenshotSpace } from '../platform/db/schema/screenshots.ts';
import { createFightKind } from '../fight-kinds/save-fight-kind.ts';
import { toUseCaseInput } from '../platform/use-case-input.ts';
import { sharp } from '../platform/images/safe-sharp.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { DEFAULT_SCREENSHOT_LIMITS } from '../screenshots/intake/screenshot-limits.ts';
import { findKeysInUse } from '../screenshots/intake/submission.queries.ts';
import { createSeries } from '../series/create-series.ts';
import { listSeries } from '../series/list-series.ts';
import { postSeries } from '../series/post-series.ts';
import { saveTemplate } from '../series/save-template.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addGuild } from '../testing/test-guild.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createEvent } from './create-event.ts';
import { editEvent } from './edit-event.ts';
import {
  addEventPicture,
  getEventPicture,
  readEventPicture,
  sweepEventPictures,
  takeEventPicture,
} from './event-pictures.ts';
import { eventRoster } from './event-roster.ts';
import { getEvent } from './get-events.ts';
import { noteRemovedScheduledEvent, storeScheduledEvent } from './scheduled-event.ts';
import { updateEvent } from './update-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const { context, guildId, leader, inHours, plan, people } = await startEventGuild();
afterAll(async () => context.stop());

const addPicture = async (seed = 1) =>
  addEventPicture(context, leader, { guildId, file: await drawScreenshot(seed) });

const planned = async (look: object) =>
  createEvent(context, leader, {
    guildId,
    title: 'Drop',
    description: '',
    slots: 5,
    startsAt: inHours(48),
    ...look,
  });

const read = async (eventId: string) => getEvent(context, leader, { guildId, eventId });

const edit = async (eventId: string, change: object) => {
  const now = await read(eventId);
  const { title, description, slots, reward, reminders_minutes: remindersMinutes, version } = now;
  const same = { title, description, slots, reward, remindersMinutes, startsAt: now.starts_at, version };
  return updateEvent(context, leader, { guildId, eventId, ...same, ...change });
};

const requested = async (eventId: string) =>
  (await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.subject, eventId))).filter(
    ({ kind }) => kind === 'scheduled_event',
  ).length;

test('an event has an emoji, a colour and a picture; an edit that leaves them out changes none of them', async () => {
  const picture = await addPicture();
  const event = await planned({ emoji: '🎯', color: 0xd6_45_3d, pictureId: picture.id });
  const look = { emoji: '🎯', color: 0xd6_45_3d, picture_id: picture.id };
  expect(event).toMatchObject(look);
  await editEvent(context, leader, { guildId, eventId: event.id }, { slots: 6 });
  await edit(event.id, { title: 'Night drop' });
  expect(await read(event.id)).toMatchObject({ ...look, title: 'Night drop' });
  await edit(event.id, { emoji: null, color: null, pictureId: null });
  expect(await read(event.id)).toMatchObject({ emoji: null, color: null, picture_id: null });
});

test('a picture is cut to the size of a post, counted as room of the guild and shown to its own people only', async () => {
  const before = (await context.db.select().from(screenshotSpace))[0]?.bytes ?? 0;
  const picture = await addPicture(2);
  const bytes = await readEventPicture(context, guildId, picture.id);
  expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
    height: 320,
  });
  expect((await context.db.select().from(screenshotSpace))[0]?.bytes).toBe(before + (bytes?.length ?? 0));
  expect(picture.url).toMatch(/^\/api\/files\/.+signature=/);
  const other = await addGuild(context.db);
  const stranger = panelActor(other.ownerId);
  const asked = { guildId: other.id, pictureId: picture.id };
  await expect(getEventPicture(context, stranger, asked)).rejects.toMatchObject({ code: 'not_found' });
  // Neither can another family choose it.
  const chosen = { guildId: other.id, title: 'Drop', description: '', slots: 5, startsAt: inHours(48) };
  await expect(createEvent(context, stranger, { ...chosen, pictureId: picture.id })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('what is no picture is refused, and so is everybody who does not lead', async () => {
  const file = Buffer.from('no picture');
  await expect(addEventPicture(context, leader, { guildId, file })).rejects.toMatchObject({
    code: 'picture_unreadable',
  });
  const [member = ''] = await people(1);
  await expect(addEventPicture(context, panelActor(member), { guildId, file })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  const url = 'https://elsewhere.example/a.png';
  await expect(takeEventPicture(context, leader, { guildId, url })).rejects.toMatchObject({
    code: 'picture_gone',
  });
});

const uploads = async () => context.db.$count(eventPictures, eq(eventPictures.guildId, guildId));
const codesOf = async (...adding: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(adding)).map((one) =>
    one.status === 'rejected' ? String(one.reason.code) : 'added',
  );
const limit = (limits: Partial<typeof DEFAULT_SCREENSHOT_LIMITS>): void => {
  context.config.screenshotLimits = { ...DEFAULT_SCREENSHOT_LIMITS, ...limits };
};
afterEach(() => limit({}));

test('two uploads at once do not exceed the limit of a day', async () => {
  limit({ perMemberDay: (await uploads()) + 1 });
  const codes = await codesOf(addPicture(21), addPicture(22));
  expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['added', 'pictures_daily_limit']);
});

test('one that does not fit into the room of the guild is refused', async () => {
  const [space] = await context.db.select().from(screenshotSpace);
  const bytes = (space?.bytes ?? 0) + 1;
  limit({ freeGuildBytes: bytes, premiumGuildBytes: bytes });
  expect(await codesOf(addPicture(23))).toEqual(['pictures_no_room']);
});

test('a picture counts for the day on which it was uploaded, not when it is used', async () => {
  const picture = await addPicture(24);
  context.travel(DAY_MS + 1000);
  await planned({ pictureId: picture.id });
  limit({ perMemberDay: 1 });
  expect(await codesOf(addPicture(25))).toEqual(['added']);
  expect(await codesOf(addPicture(26))).toEqual(['pictures_daily_limit']);
});

test('a picture that nothing shows is deleted after a day; those of events, templates, series and kinds of fights stay', async () => {
  const [unused, ofEvent, ofTemplate, ofSeries, ofKind] = [
    await addPicture(3),
    await addPicture(4),
    await addPicture(5),
    await addPicture(6),
    await addPicture(7),
  ];
  const kind = fightKindRoutes.create.body.parse({ name: 'Drop' });
  const makeKind = async (pictureId: string) =>
    createFightKind(context, leader, {
      ...toUseCaseInput(fightKindRoutes.create, { guildId, ...kind }),
      pictureId,
    });
  await makeKind(ofKind.id);
  await expect(makeKind(crypto.randomUUID())).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'picture_id', message: 'no_such_picture' }],
  });
  await planned({ pictureId: ofEvent.id });
  const model = await planned({ pictureId: ofTemplate.id });
  await saveTemplate(context, leader, { guildId, eventId: model.id, name: 'With a picture' });
  await edit(model.id, { pictureId: null });
  const today = context.clock().toISOString().slice(0, 10);
  const rule = { days: [1, 2, 3, 4, 5, 6, 7], clock: '23:59', everyWeeks: 1, firstDay: today };
  await createSeries(context, leader, {
    guildId,
    plan: { title: 'Training', description: '', slots: 5, emoji: '🥊', color: 1, picture_id: ofSeries.id },
    ...rule,
    until: null,
    hoursBefore: 24,
  });
  const left = async () => (await context.db.select().from(eventPictures)).map(({ id }) => id);
  const keyOf = async (id: string) =>
    (await context.db.select().from(eventPictures).where(eq(eventPictures.id, id)))[0]?.fileKey ?? '';
  const keys = [await keyOf(unused.id), await keyOf(ofSeries.id)];
  await sweepEventPictures(context);
  expect(await left()).toContain(unused.id);
  context.travel(DAY_MS + 1000);
  await sweepEventPictures(context);
  expect(await left()).not.toContain(unused.id);
  for (const { id } of [ofEvent, ofTemplate, ofSeries, ofKind]) expect(await left()).toContain(id);
  expect([...(await findKeysInUse(context.db, keys))]).toEqual([keys[1]]);
  // A series passes its look on to its events.
  await postSeries(context);
  const [series] = (await listSeries(context, leader, { guildId })).items;
  const posted = series?.next.find(({ event_id }) => event_id !== null)?.event_id ?? '';
  expect(await read(posted)).toMatchObject({ emoji: '🥊', color: 1, picture_id: ofSeries.id });
});

test('every change of an event with one of Discord’s own asks for it to be brought in step; other events ask for nothing', async () => {
  const plain = await plan({});
  await edit(plain.id, { title: 'Other' });
  expect(await requested(plain.id)).toBe(0);
  const event = await planned({ scheduledEvent: true });
  expect(await requested(event.id)).toBe(1);
  await edit(event.id, { title: 'Renamed' });
  expect(await requested(event.id)).toBe(2);
  await storeScheduledEvent(context, { ...event, guildId }, '1210000000000000001');
  expect((await read(event.id)).scheduled_event_state).toEqual({
    url: `https://discord.com/events/${guildId}/1210000000000000001`,
    removed: false,
  });
  // Switched off it has to go there too.
  await edit(event.id, { scheduledEvent: false });
  expect(await requested(event.id)).toBe(3);
  await cancelRoster(context, leader, { ...eventRoster({ guildId, eventId: event.id }), reason: '' });
  expect(await requested(event.id)).toBe(4);
});

test('one that somebody removed in Discord is not wanted any more until a leader asks anew', async () => {
  const event = await planned({ scheduledEvent: true });
  const id = '1210000000000000002';
  await storeScheduledEvent(context, { ...event, guildId }, id);
  const { version } = await read(event.id);
  await noteRemovedScheduledEvent(context, guildId, id);
  const removed = await read(event.id);
  expect(removed).toMatchObject({
    scheduled_event: false,
    scheduled_event_state: { url: null, removed: true },
    version: version + 1,
  });
  // An edit of something else does not ask for it.
  expect(await edit(event.id, { title: 'Other' })).toMatchObject({
    scheduled_event_state: { removed: true },
  });
  expect(await edit(event.id, { scheduledEvent: true })).toMatchObject({
    scheduled_event: true,
    scheduled_event_state: { url: null, removed: false },
  });
  // What the bot itself removes is not somebody's wish.
  await storeScheduledEvent(context, { ...event, guildId }, id);
  await edit(event.id, { scheduledEvent: false });
  await noteRemovedScheduledEvent(context, guildId, id);
  expect((await read(event.id)).scheduled_event_state.removed).toBe(false);
});

test('an older form is refused with the newer look, and loses nothing', async () => {
  const event = await planned({ emoji: '🎯' });
  await edit(event.id, { color: 7 });
  await expect(edit(event.id, { emoji: '🚗', version: event.version })).rejects.toMatchObject({
    code: 'version_conflict',
    current: expect.objectContaining({ emoji: '🎯', color: 7 }),
  });
  const [row] = await context.db.select().from(events).where(eq(events.id, event.id));
  expect(row).toMatchObject({ emoji: '🎯', color: 7 });
});
