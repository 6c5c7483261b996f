/** Permissions that can be denied to the bot in a channel, by Discord's names. */
export type DeniablePermission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'EmbedLinks'
  | 'ReadMessageHistory'
  | 'MentionEveryone'
  | 'CreatePrivateThreads';

/**
 * `POST /sandbox/channels`: what somebody who manages the server does. `delete`: the channel and all that was said in it
 * are gone. `deny_bot`: the bot may not do this there any more, and everything else again; nothing named gives all
 * of it back. Answers the `GuildView`.
 */
export type ChannelBody =
  | { channel_id: string; action: 'delete' }
  | { channel_id: string; action: 'deny_bot'; permissions: DeniablePermission[] };

/** `POST /sandbox/threads`: a person begins a public thread below a channel. Answers its `ChannelView`. */
export interface ThreadBody {
  channel_id: string;
  user_id: string;
  name: string;
}
