/**
 * What the `/sandbox/*` calls take and answer, and what the live socket pushes.
 * Types only, so that a browser client can import them without pulling in the server.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { FaultsAnswer } from './fault-types.ts';
import type { ScheduledEventView } from './scheduled-event-types.ts';

// ── GET /sandbox/world ────────────────────────────────────────────────────────────────────────

export interface WorldView {
  application: { id: string; name: string };
  bot: UserView;
  /** Whether a bot is identified on the gateway right now. */
  bot_connected: boolean;
  /** People, without the bot. */
  users: UserView[];
  guilds: GuildView[];
  /** When a public demo is made anew; null on a person's own machine. */
  demo_until: string | null;
}

export interface UserView {
  id: string;
  username: string;
  global_name: string | null;
  avatar_url: string;
  bot: boolean;
  /** The language of this person's Discord client; sent as `locale` with their interactions. */
  locale: string;
  dms_closed: boolean;
}

export interface GuildView {
  id: string;
  name: string;
  icon_url: string | null;
  owner_id: string;
  has_bot: boolean;
  member_count: number;
  roles: RoleView[];
  channels: ChannelView[];
  members: MemberView[];
  /** Ids of the people who are banned. */
  bans: string[];
}

export interface RoleView {
  id: string;
  name: string;
  color: number;
  position: number;
  permissions: string;
  managed: boolean;
}

export interface ChannelView {
  id: string;
  guild_id: string;
  /** Discord's channel type: 0 text, 2 voice, 4 category, 5 announcements, 11 public and 12 private thread. */
  type: number;
  name: string;
  topic: string | null;
  parent_id: string | null;
  position: number;
}

export interface MemberView {
  user_id: string;
  nick: string | null;
  roles: string[];
  joined_at: string;
  /** The voice channel they are in; null for none. */
  voice_channel_id: string | null;
}

// ── GET /sandbox/users/{id}/guilds ────────────────────────────────────────────────────────────

/** The servers of one person, with only the channels that they may see. */
export interface PersonalGuildView {
  id: string;
  name: string;
  icon_url: string | null;
  has_bot: boolean;
  /** The person's permission bits in this server. */
  permissions: string;
  channels: (ChannelView & { can_post: boolean; can_attach: boolean })[];
  /** The server's own events that have not ended, soonest first. */
  scheduled_events: ScheduledEventView[];
}

// ── Messages ──────────────────────────────────────────────────────────────────────────────────

/** A message as the bot receives it, with what a person's Discord shows in addition. */
export type SandboxMessage = APIMessage & {
  /** The only reader, if it is ephemeral. */
  ephemeral_reader_id: string | null;
  /** The command it answers: `/mp create`, or the name in a context menu. */
  command_name: string | null;
  /** Who reacted, in the order of `reactions`; `me` there is the bot. */
  reaction_user_ids: string[][];
};

/**
 * `GET /sandbox/channels/{id}/messages?user_id&before&limit` and `GET /sandbox/users/{id}/dms`: the
 * latest `limit` (50; at most 500) messages, oldest first. Ephemeral ones come only with their reader's `user_id`.
 */
export interface MessagesAnswer {
  items: SandboxMessage[];
}

/** `POST /sandbox/messages`: multipart with these fields and any number of `file` parts, or plain JSON. */
export interface PostMessageBody {
  /** A guild channel. For a DM to the bot leave it out and set `dm` to true. */
  channel_id?: string;
  dm?: boolean;
  user_id: string;
  content?: string;
  /** The message this one replies to. */
  reply_to?: string;
  /** Posts through this webhook: its id is all that others see of the author. */
  webhook_id?: string;
  /** The message to forward: then there is no text or file of one's own. */
  forward?: string;
}

/** `PATCH /sandbox/messages/{id}`. */
export interface EditMessageBody {
  user_id: string;
  content: string;
}

/** `POST /sandbox/reactions`. `emoji` is a character, or `name:id` for a custom one. */
export interface ReactionBody {
  message_id: string;
  user_id: string;
  emoji: string;
  action: 'add' | 'remove';
}

/** `DELETE /sandbox/messages/{id}?user_id`: a person deletes a message (their own, or with Manage Messages). */

// ── Interactions ──────────────────────────────────────────────────────────────────────────────

export type OptionValue = string | number | boolean;

/** `POST /sandbox/commands`. */
export interface CommandBody {
  /** null: in the person's DM with the bot. */
  guild_id: string | null;
  channel_id?: string;
  user_id: string;
  name: string;
  /** `create`, or `group create` for a subcommand inside a group. */
  subcommand?: string;
  options?: Record<string, OptionValue>;
  /** Fills the command's attachment option. */
  attachment?: UploadBody;
  /** For commands of the context menu: the user or the message it was opened on. */
  target_id?: string;
}

export interface UploadBody {
  /** Which attachment option it is for; the first one if left out. */
  option?: string;
  filename: string;
  content_type?: string;
  /** Base64. */
  data: string;
}

/** `POST /sandbox/autocomplete`: what the bot offers while a person types into `focused`. */
export interface AutocompleteBody extends Omit<CommandBody, 'attachment' | 'target_id'> {
  focused: string;
}

/** `POST /sandbox/clicks`. `values` for a select: option values, or ids of users, roles or channels. */
export interface ClickBody {
  message_id: string;
  custom_id: string;
  user_id: string;
  values?: string[];
}

/** `POST /sandbox/modals`. A field is the text of an input, or the values of a select. */
export interface ModalBody {
  /** The interaction that was answered with the modal. */
  interaction_id: string;
  user_id: string;
  fields: Record<string, string | string[]>;
}

/**
 * - `message`: the bot said something new (also after "is thinking…", then it is the finished message);
 * - `update`: the bot changed the message whose component was used;
 * - `modal`: the bot opened a form, submit it with `POST /sandbox/modals` and this `interaction_id`;
 * - `choices`: autocomplete;
 * - `deferred`: the bot is still thinking, or acknowledged a click and has changed nothing;
 * - `failed`: "The application did not respond".
 */
export type AnswerKind = 'message' | 'update' | 'modal' | 'choices' | 'deferred' | 'failed';

export interface InteractionAnswer {
  interaction_id: string;
  kind: AnswerKind;
  ephemeral: boolean;
  message: SandboxMessage | null;
  modal: APIModalInteractionResponseCallbackData | null;
  choices: APIApplicationCommandOptionChoice[];
}

/** `GET /sandbox/guilds/{id}/commands?user_id`: what this person may use there, global and the guild's own. */
export interface CommandsAnswer {
  items: APIApplicationCommand[];
}

// ── Others ────────────────────────────────────────────────────────────────────────────────────

/** `POST /sandbox/reset` brings the world back to what it started with; keeps the credentials. Answers `{}`. */

/**
 * `GET /sandbox/unknown-calls`: requests of a bot that the sandbox does not support. Tests assert it is
 * empty.
 */
export interface UnknownCallsAnswer {
  items: string[];
}

/** Every refused `/sandbox/*` call answers 4xx with this. */
export interface SandboxError {
  error: string;
  message: string;
}

// ── WebSocket /sandbox/socket?user_id ─────────────────────────────────────────────────────────

/**
 * Pushed by the server as JSON text; the client sends nothing. With `user_id` in the address only what this person may
 * read is pushed (their channels, DMs and ephemeral messages); without it, everything.
 * After a reconnect the client refetches what it shows: nothing is replayed.
 */
export type LiveEvent =
  | { type: 'hello'; bot_connected: boolean }
  | { type: 'bot_status'; bot_connected: boolean }
  | { type: 'message_created'; guild_id: string | null; channel_id: string; message: SandboxMessage }
  | { type: 'message_updated'; guild_id: string | null; channel_id: string; message: SandboxMessage }
  | { type: 'message_deleted'; guild_id: string | null; channel_id: string; message_id: string }
  | { type: 'typing'; guild_id: string | null; channel_id: string; user_id: string }
  | { type: 'member_changed'; guild_id: string; user_id: string; member: MemberView | null }
  | { type: 'user_changed'; user_id: string; user: UserView }
  /** Name, channels, roles or the bot's presence changed: refetch the world. */
  | { type: 'guild_changed'; guild_id: string }
  /** guild_id null: the global commands. */
  | { type: 'commands_changed'; guild_id: string | null }
  | { type: 'faults_changed'; items: FaultsAnswer['items'] }
  /** Everything is new: reload. */
  | { type: 'world_reset' };
