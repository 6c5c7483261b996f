/** What the bot can be denied in a channel, by Discord's names of the permissions. */
export type DeniablePermission = 'ViewChannel' | 'SendMessages' | 'EmbedLinks' | 'ReadMessageHistory';

/**
 * `POST /sandbox/channels`: what somebody who manages the server does. `delete`: the channel and all that was said in it
 * are gone. `deny_bot`: the bot may not do this there any more, and everything else again; nothing named gives all
 * of it back. Answers the `GuildView`.
 */
export type ChannelBody =
  | { channel_id: string; action: 'delete' }
  | { channel_id: string; action: 'deny_bot'; permissions: DeniablePermission[] };
