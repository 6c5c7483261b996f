/** Permissions that can be denied to the bot in a channel, by Discord's names. */
export type DeniablePermission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'EmbedLinks'
  | 'ReadMessageHistory'
  | 'MentionEveryone'
  | 'CreatePrivateThreads'
  | 'AttachFiles';

/**
 * `POST /sandbox/channels`: what somebody who manages the server does. `delete`: deletes the channel with its messages.
 * `deny_bot`: denies exactly these permissions to the bot in the channel; an empty list denies none. Answers the
 * `GuildView`.
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
