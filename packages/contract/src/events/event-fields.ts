import * as z from 'zod';
import { isEmoji } from '../kit/emoji.ts';
import { snowflake, time } from '../kit/shapes.ts';
import { freeText, nameText } from '../kit/visible-text.ts';
import { squadsBody } from '../rosters/squads.ts';

/** The fields of an event that a leader sets; create and edit take the same. */
export const eventFields = {
  title: nameText.min(1).max(100),
  description: freeText.max(1000),
  starts_at: time,
  slots: z.number().int().min(1).max(500),
  /** If left out, the squads stay as they are. With squads, `slots` is the sum of their places. */
  squads: squadsBody.optional(),
  reward: z.number().int().min(0).max(100_000),
  reminders_minutes: z.array(z.number().int().min(1).max(10_080)).max(5),
  /** How many minutes before the start sign-up ends by itself; null where only a leader ends it. */
  cutoff_minutes: z.number().int().min(0).max(1440).nullable(),
  /**
   * The role that is mentioned when sign-up is posted; null for nobody. The guild's own id, which is @everyone in Discord, means
   * everyone who may join: the roles that all squads need, or @everyone where one of them needs none.
   */
  ping_role_id: snowflake.nullable(),
  /** How many minutes before the start they are mentioned again if places are free; 0 for never. */
  ping_again_minutes: z.number().int().min(0).max(1440),
  /** Whether those selected get a private thread when sign-up ends. */
  thread: z.boolean(),
  /** Whether people can also answer that they will be late, are not sure or cannot come. */
  more_answers: z.boolean(),
  /** One emoji before the title, or one of the server as Discord writes it; null for none. */
  emoji: z.string().max(64).refine(isEmoji, 'emoji').nullable(),
  /** The accent, as Discord counts colours; null for the usual one. */
  color: z.number().int().min(0).max(0xff_ff_ff).nullable(),
  /** The picture that was uploaded for it; null for none. */
  picture_id: z.uuid().nullable(),
  /** Whether Discord's own list of events has it too. */
  scheduled_event: z.boolean(),
  /** The kind of fight it is; null for none. What is left out follows the kind, then the settings. */
  fight_kind_id: z.uuid().nullable(),
};
