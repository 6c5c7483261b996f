import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFeeds } from '../platform/db/schema/events.ts';
import { subscriptions } from '../platform/db/schema/subscriptions.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { downloadCalendar } from './download-calendar.ts';
import { getCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts';

let context: TestContext;
let feed: Awaited<ReturnType<typeof readFeed>>;
beforeAll(async () => {
  context = await createTestContext();
  feed = await readFeed();
});
afterAll(async () => context.stop());

const nobody = {
  kind: 'anonymous',
  client: { ip: '127.0.0.1', countryCode: null, userAgent: 'calendar', browserId: null, refreshKey: null },
} as const;
const read = async (url: string | null): Promise<string> => {
  const token = /\/api\/calendar\/([^/]+)\/events\.ics$/.exec(url ?? '')?.[1] ?? '';
  let text = '';
  for await (const part of await downloadCalendar(context, nobody, { token })) text += part;
  return text;
};

/** A feed with two events: one whose text contains everything that could break a calendar, and a cancelled one. */
const readFeed = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { name: 'Семья; Моретти' });
  const owner = discordActor(ownerId);
  const title = `Война, завод; \\ ${'сбор у гаража '.repeat(6)}`.trim();
  const event = await createEvent(context, owner, {
    guildId,
    title,
    description: 'Строка 1\nBEGIN:VEVENT',
    startsAt: '2026-03-02T17:00:00Z',
    slots: 5,
  });
  const off = await createEvent(context, owner, {
    guildId,
    title: 'Off',
    description: '',
    startsAt: '2026-03-03T17:00:00Z',
    slots: 5,
  });
  await cancelRoster(context, owner, { ...eventRoster({ guildId, eventId: off.id }), reason: '' });
  const { url } = await createCalendarFeed(context, owner, { guildId });
  const text = await read(url);
  return { text, title, event, unfolded: text.replaceAll('\r\n ', '').split('\r\n') };
};

test('the lines of a calendar are no longer than the format allows', () => {
  const { text } = feed;
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a calendar program reads every event, whatever text people typed', () => {
  const { unfolded, title, event } = feed;
  expect(unfolded).toContain('X-WR-CALNAME:Семья\\; Моретти');
  expect(unfolded).toContain(`SUMMARY:${title.replace(',', '\\,').replace('; \\', '\\; \\\\')}`);
  expect(unfolded).toContain('DESCRIPTION:Строка 1\\nBEGIN:VEVENT');
  expect(unfolded).toContain('DTSTART:20260302T170000Z');
  expect(unfolded).toContain(`UID:${event.id}@famiglia`);
});

test('every entry has its time stamp and its own id', () => {
  const { unfolded } = feed;
  // A strict program refuses the whole calendar if any entry lacks one of these two.
  expect(unfolded.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(2);
  expect(new Set(unfolded.filter((line) => line.startsWith('UID:'))).size).toBe(2);
  expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('a cancelled event stays in the calendar as cancelled, in a newer version', () => {
  const { unfolded } = feed;
  expect(unfolded.filter((line) => line.startsWith('STATUS'))).toEqual([
    'STATUS:CONFIRMED',
    'STATUS:CANCELLED',
  ]);
  expect(unfolded.filter((line) => line.startsWith('SEQUENCE'))).toEqual(['SEQUENCE:0', 'SEQUENCE:1']);
});

test('the address is shown once and stored as a hash; it stops working after a new address, after revoking and without Premium', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = discordActor(ownerId);
  const first = await createCalendarFeed(context, owner, { guildId });
  const [row] = await context.db.select().from(calendarFeeds).where(eq(calendarFeeds.guildId, guildId));
  expect(JSON.stringify(row)).not.toContain(first.url?.split('/')[5]);
  expect(await getCalendarFeed(context, owner, { guildId })).toMatchObject({
    url: null,
    created_by: ownerId,
  });
  const second = await createCalendarFeed(context, owner, { guildId });
  await expect(read(first.url)).rejects.toMatchObject({ code: 'not_found' });
  expect(await read(second.url)).toContain('BEGIN:VCALENDAR');
  await context.db
    .update(subscriptions)
    .set({ tier: 'free', status: 'expired' })
    .where(eq(subscriptions.guildId, guildId));
  await expect(read(second.url)).rejects.toMatchObject({ code: 'premium_required' });
  await revokeCalendarFeed(context, owner, { guildId });
  await expect(read(second.url)).rejects.toMatchObject({ code: 'not_found' });
  await expect(revokeCalendarFeed(context, owner, { guildId })).rejects.toMatchObject({ code: 'not_found' });
});
