import type { LiveEvent, MemberView, SandboxMessage, UserView } from '../../../src/sandbox-types.ts';
import { type ClientState, dmRoom, type RoomKey } from './client-state.ts';
import { without } from './without.ts';

/** The state after a live event. Events that only require a refetch change nothing here. */
export const applyLiveEvent = (state: ClientState, event: LiveEvent): ClientState => {
  switch (event.type) {
    case 'hello':
    case 'bot_status':
      return state.world
        ? { ...state, world: { ...state.world, bot_connected: event.bot_connected } }
        : state;
    case 'message_created':
      return withUnread(withMessage(state, event), roomOf(event), event.message);
    case 'message_updated':
      return withMessage(state, event);
    case 'message_deleted':
      return withMessages(state, roomOf(event), (items) => items.filter(({ id }) => id !== event.message_id));
    case 'typing':
      return { ...state, typing: { ...state.typing, [roomOf(event)]: event.user_id } };
    case 'member_changed':
      return withMember(state, event.guild_id, event.user_id, event.member);
    case 'user_changed':
      return withUser(state, event.user);
    case 'faults_changed':
      return { ...state, faults: event.items };
    case 'world_reset':
      return { ...state, rooms: {}, notices: [], modal: null };
    case 'guild_changed':
    case 'commands_changed':
      return state;
  }
};

export const roomOf = (event: { guild_id: string | null; channel_id: string }): RoomKey =>
  event.guild_id === null ? dmRoom : event.channel_id;

const withMessage = (
  state: ClientState,
  event: { guild_id: string | null; channel_id: string; message: SandboxMessage },
): ClientState => {
  const room = roomOf(event);
  const shown = withMessages(state, room, (items) => upsertMessage(items, event.message));
  const finished = shown.typing[room] === event.message.author.id;
  return finished ? { ...shown, typing: without(shown.typing, room) } : shown;
};

const withMessages = (
  state: ClientState,
  key: RoomKey,
  change: (messages: SandboxMessage[]) => SandboxMessage[],
): ClientState => {
  const room = state.rooms[key];
  if (!room) return state;
  return { ...state, rooms: { ...state.rooms, [key]: { ...room, messages: change(room.messages) } } };
};

const withUnread = (state: ClientState, room: RoomKey, message: SandboxMessage): ClientState => {
  if (room === state.viewing || message.ephemeral_reader_id) return state;
  return { ...state, unread: new Set([...state.unread, room]) };
};

const withMember = (
  state: ClientState,
  guildId: string,
  userId: string,
  member: MemberView | null,
): ClientState => {
  if (!state.world) return state;
  const guilds = state.world.guilds.map((guild) => {
    if (guild.id !== guildId) return guild;
    const others = guild.members.filter(({ user_id }) => user_id !== userId);
    const members = member ? [...others, member] : others;
    return { ...guild, members, member_count: members.length };
  });
  return { ...state, world: { ...state.world, guilds } };
};

const withUser = (state: ClientState, user: UserView): ClientState => {
  if (!state.world) return state;
  if (user.id === state.world.bot.id) return { ...state, world: { ...state.world, bot: user } };
  const known = state.world.users.findIndex(({ id }) => id === user.id);
  const users = known === -1 ? [...state.world.users, user] : state.world.users.with(known, user);
  return { ...state, world: { ...state.world, users } };
};

/** The list with the message sorted in by age; an existing message is replaced. */
const upsertMessage = (messages: SandboxMessage[], message: SandboxMessage): SandboxMessage[] => {
  const known = messages.findIndex(({ id }) => id === message.id);
  if (known !== -1) return messages.with(known, message);
  const before = messages.findLastIndex(({ id }) => isOlder(id, message.id));
  return messages.toSpliced(before + 1, 0, message);
};

/** Snowflakes increase with time, but may differ in length. */
const isOlder = (id: string, other: string): boolean =>
  id.length === other.length ? id < other : id.length < other.length;
