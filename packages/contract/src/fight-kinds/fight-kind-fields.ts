import * as z from 'zod';
import { CAPT_SIDES } from '../capts/capts.ts';
import { eventFields } from '../events/event-fields.ts';
import { snowflake } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** The needed role makes one squad of a kind's name, so both names have the same length. */
export const FIGHT_KIND_NAME_LENGTH = 32;

const reward = eventFields.reward;

/** What a guild says about one kind of fight. A null follows the settings of events or capts, or the leader who plans. */
export const fightKindFields = {
  name: nameText.min(1).max(FIGHT_KIND_NAME_LENGTH),
  emoji: eventFields.emoji.default(null),
  color: eventFields.color.default(null),
  /** In the posts of its capts, and of its events that have none of their own. */
  picture_id: eventFields.picture_id.default(null),
  /** Which side of a capt is chosen at first. */
  side: z.enum(CAPT_SIDES).nullable().default(null),
  slots: eventFields.slots.nullable().default(null),
  /** For coming, whatever the result. */
  reward: reward.nullable().default(null),
  /** More for those who came, by the result of the capt. Events have no result. */
  reward_win: reward.default(0),
  reward_loss: reward.default(0),
  reward_draw: reward.default(0),
  /** Only who has this role, which may be that of a rank, gets a place in the main list. */
  needed_role_id: snowflake.nullable().default(null),
  ping_role_id: eventFields.ping_role_id.default(null),
  /** The template that gives everything which the kind itself does not say. */
  template_id: z.uuid().nullable().default(null),
  reminders_minutes: eventFields.reminders_minutes.nullable().default(null),
};
