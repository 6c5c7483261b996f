import * as z from 'zod';
import { eventDetails } from './events.ts';
import { eventFields } from './event-fields.ts';
import type { EventDetails } from './events.ts';
import { squad } from '../rosters/squads.ts';

/**
 * What a copy, a template, a series and `/mp again` take over of an event: everything that a leader sets, but its start. A
 * field of `eventFields` that is missing here does not compile. Squads have a shape of their own below.
 */
const COPIED_FIELDS = {
  title: true,
  description: true,
  slots: true,
  reward: true,
  reminders_minutes: true,
  cutoff_minutes: true,
  ping_role_id: true,
  ping_again_minutes: true,
  thread: true,
  more_answers: true,
  emoji: true,
  color: true,
  picture_id: true,
  scheduled_event: true,
  fight_kind_id: true,
} as const satisfies Record<Exclude<keyof typeof eventFields, 'starts_at' | 'squads'>, true>;

/**
 * An event without its start, as a leader sends it. What is left out follows its kind of fight, then the guild's settings of the day it
 * is posted; looks and Discord's own event, which no setting has, are left out for none.
 */
export const planBody = z
  .strictObject({
    ...eventFields,
    description: eventFields.description.default(''),
    reward: eventFields.reward.optional(),
    reminders_minutes: eventFields.reminders_minutes.optional(),
    cutoff_minutes: eventFields.cutoff_minutes.optional(),
    ping_role_id: eventFields.ping_role_id.optional(),
    ping_again_minutes: eventFields.ping_again_minutes.optional(),
    thread: eventFields.thread.optional(),
    more_answers: eventFields.more_answers.optional(),
    emoji: eventFields.emoji.optional(),
    color: eventFields.color.optional(),
    picture_id: eventFields.picture_id.optional(),
    scheduled_event: eventFields.scheduled_event.optional(),
    fight_kind_id: eventFields.fight_kind_id.optional(),
  })
  .omit({ starts_at: true });

/** The same as it is stored and shown. Who leads a squad is decided for each event. */
export const eventPlan = eventDetails
  .pick(COPIED_FIELDS)
  .partial({
    reward: true,
    reminders_minutes: true,
    cutoff_minutes: true,
    ping_role_id: true,
    ping_again_minutes: true,
    thread: true,
    more_answers: true,
    emoji: true,
    color: true,
    picture_id: true,
    scheduled_event: true,
    fight_kind_id: true,
  })
  .extend({
    squads: z
      .array(squad.pick({ name: true, slots: true, role_id: true }).extend({ leader_id: z.null() }))
      .optional(),
  });
export type EventPlan = z.infer<typeof eventPlan>;

/** What a copy of an event is made of. */
export const planOf = (event: EventDetails): EventPlan => ({
  ...(Object.fromEntries(
    Object.keys(COPIED_FIELDS).map((field) => [field, event[field as keyof typeof COPIED_FIELDS]]),
  ) as Pick<EventDetails, keyof typeof COPIED_FIELDS>),
  squads: event.squads.map(({ name, slots, role_id }) => ({ name, slots, role_id, leader_id: null })),
});
