import * as z from 'zod';
import { eventFields } from './event-fields.ts';
import { CHANNEL_PROBLEMS } from '../deliveries/delivery-problems.ts';
import { fightKindMark } from '../fight-kinds/fight-kind-mark.ts';
import { person, snowflake, time, version } from '../kit/shapes.ts';
import { givenAnswer } from '../rosters/answers.ts';
import { squad } from '../rosters/squads.ts';
import { VACATION_KINDS } from '../vacations/vacations.ts';

export const EVENT_STATUSES = ['open', 'closed', 'finished', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const ROSTER_LISTS = ['main', 'reserve'] as const;
/** Where a participant can stand. A walk-in came without having signed up. */
export const PARTICIPANT_LISTS = [...ROSTER_LISTS, 'walk_in'] as const;
export const ATTENDANCE_STATES = ['attended', 'absent', 'excused'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];
export const SORTING_CRITERIA = [
  'role_priority',
  'reputation',
  'reliability',
  'benched_last_time',
  'signed_up_at',
] as const;

/** Why a roster is not shown in Discord. */
export const ROSTER_MESSAGE_PROBLEMS = [...CHANNEL_PROBLEMS, 'discord_failed'] as const;

/** Who came, and who had a good reason not to. Whoever has a place and is in neither list did not come. */
export const attendanceFields = {
  /** Somebody who did not sign up is added as a walk-in. */
  attended: z.array(snowflake).max(2000),
  excused: z.array(snowflake).max(2000),
};

/** How many people were at the limit of reputation, and got only what fits. */
export const limited = z.number().int().nonnegative();

export const event = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(EVENT_STATUSES),
  starts_at: time,
  slots: z.number().int(),
  main_count: z.number().int(),
  reserve_count: z.number().int(),
  reward: z.number().int(),
  emoji: z.string().nullable(),
  color: eventFields.color,
  /** The kind of fight it is, by today's name; null for none. */
  fight_kind: fightKindMark.nullable(),
  created_by: snowflake,
  created_at: time,
  closed_by: snowflake.nullable(),
  closed_at: time.nullable(),
});
export type Event = z.infer<typeof event>;

/** What the page of an event and of a capt shows of sign-up and attendance. */
export const signUpDetails = {
  cutoff_minutes: eventFields.cutoff_minutes,
  ping_role_id: eventFields.ping_role_id,
  ping_again_minutes: eventFields.ping_again_minutes,
  thread: eventFields.thread,
  more_answers: eventFields.more_answers,
  /** The answers besides plus and minus, earliest first; empty where nobody is asked for them. */
  answers: z.array(givenAnswer),
  /** Whether the mention reaches nobody, because Discord does not let the bot make it where the roster is posted. */
  ping_refused: z.boolean(),
  /** When nobody can join or leave any more; null where only a leader ends sign-up. */
  closes_at: time.nullable(),
  /** Until when a finished one can be corrected or undone; null unless it is finished. */
  correctable_until: time.nullable(),
  /** What the guild takes for it at present; 0 is nothing. */
  no_show_penalty: z.number().int(),
  late_leave_penalty: z.number().int(),
  /** Who gave up a place too late. Coming after all makes it undone. */
  late_leaves: z.array(
    z.object({ user_id: snowflake, display_name: z.string(), left_at: time, excused: z.boolean() }),
  ),
};

/** One event with everything that its page shows. */
export const eventDetails = event.extend({
  /** Grows with every change of the event itself, attendance included, but not with sign-ups. */
  version,
  reminders_minutes: z.array(z.number().int()),
  /** The named parts of main, in their order; empty where main is one list. */
  squads: z.array(squad),
  /** The guild's sorting criteria when the event was made; later changes do not affect this event. */
  sorting: z.array(z.enum(SORTING_CRITERIA)),
  creator: person,
  closer: person.nullable(),
  /** Who marked the attendance or cancelled, when, and the reason of a cancellation. */
  ender: person.nullable(),
  ended_at: time.nullable(),
  cancel_reason: z.string().nullable(),
  message: z.object({
    /** Link to the roster message in Discord; null while it is not posted. */
    url: z.string().nullable(),
    problem: z.enum(ROSTER_MESSAGE_PROBLEMS).nullable(),
  }),
  picture_id: eventFields.picture_id,
  scheduled_event: eventFields.scheduled_event,
  fight_kind_id: eventFields.fight_kind_id,
  /** What became of it in Discord's own list of events. */
  scheduled_event_state: z.object({
    /** Link to it; null while Discord has none. */
    url: z.string().nullable(),
    /** Somebody removed it there by hand. It is made again only if a leader asks for it anew. */
    removed: z.boolean(),
  }),
  ...signUpDetails,
});
export type EventDetails = z.infer<typeof eventDetails>;

/** The criterion that decided a place, the participant's value and that of the last one in main. */
export const placeReason = z.object({
  criterion: z.enum([...SORTING_CRITERIA, 'room', 'pinned', 'chose_reserve', 'squad_role', 'squad_leader']),
  mine: z.string().nullable(),
  cutoff: z.string().nullable(),
  /** The squad that was full, whose role is missing, or that the person leads. */
  squad: z.uuid().exactOptional(),
});

export const participant = z.object({
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  /** As it was when the roster was frozen; of an open one as it is now. */
  reputation: z.number().int(),
  list: z.enum(PARTICIPANT_LISTS),
  position: z.number().int(),
  signed_up_at: time,
  pinned: z.enum(['in', 'out']).nullable(),
  /** Whether they came; null where nothing was marked, as for a reserve who was not needed. */
  attended: z.boolean().nullable(),
  /** The same with its reason: an excused absence costs nothing and does not count. */
  attendance: z.enum(ATTENDANCE_STATES).nullable(),
  /** The squad they stand in, and the one they asked for; null means any. */
  squad_id: z.uuid().nullable(),
  wanted_squad_id: z.uuid().nullable(),
  why: placeReason,
  /** On vacation or AFK when it begins: their absence is excused. Null for everybody else. */
  away: z.enum(VACATION_KINDS).nullable(),
  /** The role that gave them priority in the order; null for none, or if they no longer have the one that decided. */
  role: z.string().nullable(),
  /** The reputation that they got from it or lost by it; null unless it is finished. */
  paid: z.number().int().nullable(),
});
export type Participant = z.infer<typeof participant>;

/** The whole comparison behind a place: every criterion in its order. */
export const placeExplanation = z.object({
  /** The role that gives them priority in the order; null for none. */
  role: z.string().nullable(),
  /** Whom they are compared with: on the reserve the last one in main, in main the first one without a place. */
  rival: person.extend({ role: z.string().nullable() }).nullable(),
  criteria: z.array(
    z.object({
      criterion: z.enum(SORTING_CRITERIA),
      mine: z.string(),
      theirs: z.string().nullable(),
      decided: z.boolean(),
    }),
  ),
});
export type PlaceExplanation = z.infer<typeof placeExplanation>;

const place = z.object({ list: z.enum(ROSTER_LISTS), position: z.number().int() });

/** The last event, placed by another order of criteria. */
export const sortingPreview = z.object({
  /** Null where no event has been closed yet. */
  event: z.object({ id: z.uuid(), title: z.string(), starts_at: time, slots: z.number().int() }).nullable(),
  /** All participants, in the order that these criteria would give. */
  items: z.array(
    z.object({
      user_id: snowflake,
      display_name: z.string(),
      before: place,
      after: place,
      why: placeReason,
    }),
  ),
  /** Who would have moved into main, and who would have moved out. */
  moved_in: z.array(snowflake),
  moved_out: z.array(snowflake),
});
export type SortingPreview = z.infer<typeof sortingPreview>;

/** A participant whom the bot saw in a voice channel around the start. */
export const voiceSighting = z.object({
  user_id: snowflake,
  channel_id: snowflake,
  channel_name: z.string(),
  minutes: z.number().int(),
});
