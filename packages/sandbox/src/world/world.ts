import type {
  APIApplicationCommand,
  APIEmbed,
  APIOverwrite,
  APIRole,
  ChannelType,
  InteractionType,
  Locale,
  MessageType,
  GuildScheduledEventStatus,
} from 'discord-api-types/v10';
import type { ComponentNode } from './component-node.ts';
import type { WorldLanguage } from './world-seed.ts';

/**
 * Everything the sandbox stores, in maps by id: no call may iterate over all members or messages. The
 * functions in `present/` convert it to what Discord shows.
 */
export interface World {
  /** Chosen when the world is made, and kept with it. */
  readonly language: WorldLanguage;
  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  /** The channel of each message; the message itself is stored in the channel. */
  readonly messageChannels: Map<string, string>;
  /** Commands by guild id; the global ones under the empty string. */
  readonly commands: Map<string, APIApplicationCommand[]>;
  readonly authorizations: Map<string, Authorization>;
  /** The content type of every uploaded file, by attachment id; the bytes are in the file store. */
  readonly fileTypes: Map<string, string>;
}

export interface User {
  id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
  bot: boolean;
  locale: Locale;
  dms_closed: boolean;
  dm_channel_id: string | null;
}

export interface Guild {
  id: string;
  name: string;
  icon: string | null;
  owner_id: string;
  preferred_locale: Locale;
  roles: Map<string, APIRole>;
  members: Map<string, Member>;
  channel_ids: Set<string>;
  banned: Set<string>;
  /** Its own events, also those that have ended. */
  scheduled_events: Map<string, ScheduledEvent>;
}

/** An event of a server that takes place outside of Discord. Times in milliseconds. */
export interface ScheduledEvent {
  id: string;
  guild_id: string;
  creator_id: string;
  name: string;
  description: string | null;
  location: string;
  start: number;
  end: number;
  /** As it was last set; the clock begins and ends it too. */
  status: GuildScheduledEventStatus;
}

export interface Member {
  user_id: string;
  nick: string | null;
  roles: string[];
  joined_at: string;
  communication_disabled_until: string | null;
  /** The voice channel they are in. */
  voice_channel_id?: string;
}

export interface Channel {
  id: string;
  type: ChannelType;
  /** null for a DM. */
  guild_id: string | null;
  name: string;
  topic: string | null;
  parent_id: string | null;
  position: number;
  permission_overwrites: APIOverwrite[];
  /** The person at the other end of a DM. */
  recipient_id: string | null;
  last_message_id: string | null;
  /** The person who started it, if it is a thread. */
  owner_id?: string;
  /** What a thread has besides. */
  thread?: ThreadState;
  /** The threads below it. */
  thread_ids?: string[];
  /** In the order of their ids. */
  messages: Map<string, Message>;
}

export interface ThreadState {
  archived: boolean;
  /** Only those who manage threads write in it, or open it again. */
  locked: boolean;
  /** Whether every member may bring others in. */
  invitable: boolean;
  /** In minutes; the sandbox archives nothing by itself. */
  auto_archive_duration: number;
  /** When it was last archived or opened. */
  changed_at: number;
  member_ids: string[];
}

export interface Message {
  id: string;
  channel_id: string;
  author_id: string;
  type: MessageType;
  content: string;
  edited_at: number | null;
  flags: number;
  tts: boolean;
  pinned: boolean;
  embeds: APIEmbed[];
  components: ComponentNode[];
  attachments: Attachment[];
  reactions: Reaction[];
  mention_everyone: boolean;
  mentions: string[];
  mention_roles: string[];
  nonce: string | number | null;
  reply_to: string | null;
  /** A snapshot of the forwarded message. */
  forwarded?: Message;
  /** The webhook through which its author posted it: Discord names only the webhook. */
  webhook_id?: string;
  interaction: MessageInteraction | null;
  ephemeral_reader_id: string | null;
}

export interface Attachment {
  id: string;
  filename: string;
  size: number;
  content_type: string;
  width: number | null;
  height: number | null;
  description: string | null;
}

export interface Reaction {
  emoji: { id: string | null; name: string };
  user_ids: string[];
}

/** What a message stores of the interaction it answers. */
export interface MessageInteraction {
  id: string;
  type: InteractionType;
  user_id: string;
  /** Of a command: `/mp create`, or the name in a context menu. */
  command_name: string | null;
  /** The message whose component was used. */
  source_message_id: string | null;
  /** For a followup: the first answer. */
  original_message_id: string | null;
  /** For a submitted modal: the interaction that opened it. */
  opened_by: MessageInteraction | null;
}

/** What a person allowed the application, with its tokens. */
export interface Authorization {
  id: string;
  user_id: string;
  scopes: string[];
  access_token: string;
  expires_at: number;
  refresh_token: string;
}

export const createWorld = (language: WorldLanguage): World => ({
  language,
  users: new Map(),
  guilds: new Map(),
  channels: new Map(),
  messageChannels: new Map(),
  commands: new Map(),
  authorizations: new Map(),
  fileTypes: new Map(),
});
