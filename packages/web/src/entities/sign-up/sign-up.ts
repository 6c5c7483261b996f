import type { EventDetails } from '@famiglia/contract/events';

/** What an event and a capt have in common: people sign up for it, and a roster comes of it. */
export type SignUp = Pick<
  EventDetails,
  | 'id'
  | 'status'
  | 'starts_at'
  | 'slots'
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
>;
