import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { Context } from '@famiglia/core/platform/context';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import { createCalendarFeed } from '@famiglia/core/calendar/create-calendar-feed';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { createEvent } from '@famiglia/core/events/create-event';
import { editEvent } from '@famiglia/core/events/edit-event';
import { eventRoster } from '@famiglia/core/events/event-roster';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { addParticipant } from '@famiglia/core/rosters/add-participant';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { markPosted } from '@famiglia/core/testing/test-events';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const HOUR_MS = 60 * 60 * 1000;

const plan = (context: Context) => ({
  title: 'Factory war',
  description: '',
  starts_at: new Date(context.clock().getTime() + HOUR_MS).toISOString(),
  slots: 2,
});

/** An open event with one participant; the activity of its creation is removed. */
export const openEvent = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const leader = discordActor(ownerId);
  const userId = await addMember(context.db, guildId);
  const { id: eventId } = await createEvent(
    context,
    leader,
    toUseCaseInput(eventRoutes.create, { guildId, ...plan(context) }),
  );
  await addParticipant(context, leader, { ...eventRoster({ guildId, eventId }), userId, reserve: false });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, userId, params: { eventId, userId } };
};

/** The same event, begun an hour ago. */
const startedEvent = async (context: Context) =>
  openEvent({ ...context, clock: () => new Date(context.clock().getTime() - 2 * HOUR_MS) });

const finishedEvent = async (context: Context) => {
  const event = await startedEvent(context);
  const { guildId, ownerId, userId, params } = event;
  const input = { guildId, eventId: params.eventId, attended: [userId], excused: [] };
  await finishEvent(context, discordActor(ownerId), input);
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return event;
};

/** For each route that changes an event: a request that does change one. */
export const SAMPLE_EVENT_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/events/:guildId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    return { guildId, ownerId, body: plan(context) };
  },
  'PUT /api/events/:guildId/:eventId': async (context) => ({
    ...(await openEvent(context)),
    body: { ...plan(context), title: 'Training', reward: 5, reminders_minutes: [30], version: 0 },
  }),
  'POST /api/cabinet/:guildId/gatherings/:rosterId': async (context) => {
    const { params, ...event } = await openEvent(context);
    return {
      ...event,
      params: { rosterId: params.eventId },
      body: { choice: 'main', key: '0c6f6b6e-4f53-4d0e-9d2b-4b0e3a4f5a61' },
    };
  },
  'POST /api/events/:guildId/:eventId/close': openEvent,
  'POST /api/events/:guildId/:eventId/cancel': async (context) => ({
    ...(await openEvent(context)),
    body: { reason: 'too few' },
  }),
  'POST /api/events/:guildId/:eventId/finish': async (context) => {
    const event = await startedEvent(context);
    return { ...event, body: { attended: [event.userId], version: 0 } };
  },
  'POST /api/events/:guildId/:eventId/finish/undo': finishedEvent,
  'POST /api/events/:guildId/:eventId/reopen': startedEvent,
  'POST /api/events/:guildId/:eventId/slots': async (context) => ({
    ...(await openEvent(context)),
    body: { slots: 5, version: 0 },
  }),
  'POST /api/events/:guildId/:eventId/participants': async (context) => {
    const event = await openEvent(context);
    return { ...event, body: { user_id: await addMember(context.db, event.guildId) } };
  },
  'DELETE /api/events/:guildId/:eventId/participants/:userId': openEvent,
  'PUT /api/events/:guildId/:eventId/participants/:userId/pin': async (context) => ({
    ...(await openEvent(context)),
    body: { pinned: 'out' },
  }),
  'POST /api/events/:guildId/:eventId/unanswered/ask': async (context) => {
    const event = await openEvent(context);
    const { guildId, ownerId, params } = event;
    await editEvent(
      context,
      discordActor(ownerId),
      { guildId, eventId: params.eventId },
      { moreAnswers: true },
    );
    await markPosted(context.db, { guildId, rosterId: params.eventId });
    await context.db.delete(activity).where(eq(activity.guildId, guildId));
    return event;
  },
  'POST /api/events/:guildId/:eventId/line-up/call': openEvent,
  'PUT /api/events/:guildId/:eventId/group-code': async (context) => ({
    ...(await openEvent(context)),
    body: { code: '4815', send: true, version: 0 },
  }),
  'POST /api/events/:guildId/:eventId/line-up/replace': async (context) => {
    const event = await openEvent(context);
    const { guildId, ownerId, userId, params } = event;
    // One for the other place, and one who waits.
    for (const other of [await addMember(context.db, guildId), await addMember(context.db, guildId)])
      await addParticipant(context, discordActor(ownerId), {
        ...eventRoster({ guildId, eventId: params.eventId }),
        userId: other,
        reserve: false,
      });
    await context.db.delete(activity).where(eq(activity.guildId, guildId));
    return { ...event, body: { user_ids: [userId] } };
  },
  'POST /api/events/:guildId/calendar-feed': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    return { guildId, ownerId };
  },
  'DELETE /api/events/:guildId/calendar-feed': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    await createCalendarFeed(context, discordActor(ownerId), { guildId });
    await context.db.delete(activity).where(eq(activity.guildId, guildId));
    return { guildId, ownerId };
  },
};
