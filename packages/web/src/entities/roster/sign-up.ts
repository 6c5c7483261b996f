import type { EventDetails } from '@famiglia/contract/events/events';

/** What events and capts have in common: sign-up and roster. */
export type SignUp = Pick<
  EventDetails,
  | 'id'
  | 'status'
  | 'starts_at'
  | 'slots'
  | 'squads'
  | 'main_count'
  | 'reserve_count'
  | 'reward'
  | 'reminders_minutes'
  | 'sorting'
  | 'creator'
  | 'created_at'
  | 'closer'
  | 'closed_at'
  | 'ender'
  | 'ended_at'
  | 'cancel_reason'
  | 'message'
  | 'closes_at'
  | 'ping_role_id'
  | 'ping_again_minutes'
  | 'ping_refused'
  | 'thread'
  | 'more_answers'
  | 'answers'
>;
