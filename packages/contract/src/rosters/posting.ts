import * as z from 'zod';
import { BOT_PERMISSIONS } from '../access/bot-permissions.ts';
import { CHANNEL_PROBLEMS } from '../deliveries/delivery-problems.ts';
import { NEW_CHANNEL_STATES } from '../settings/new-channels.ts';
import { snowflake } from '../kit/shapes.ts';

/** What a leader should know before planning: whether the bot can post the sign-up, and whom it would call. */
export const posting = z.object({
  /** Why the bot could not post now; null if it can. */
  problem: z.enum(CHANNEL_PROBLEMS).nullable(),
  /** Null if there is no channel, or the person does not see it. */
  channel_name: z.string().nullable(),
  missing: z.array(z.enum(BOT_PERMISSIONS)),
  /** The channel that the bot can create where there is none, and how far it is with that. */
  new_channel: z.object({ name: z.string(), state: z.enum(NEW_CHANNEL_STATES) }),
  /** The role of the settings, called where the leader chooses none. */
  ping_role_id: snowflake.nullable(),
  /** Whether Discord lets this person mention @everyone. Without that the bot does not do it for them. */
  may_mention_everyone: z.boolean(),
});
export type Posting = z.infer<typeof posting>;
