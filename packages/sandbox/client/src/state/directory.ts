import type {
  ChannelView,
  GuildView,
  MemberView,
  RoleView,
  UserView,
  WorldView,
} from '../../../src/sandbox-types.ts';

/** The people, roles and channels behind ids, as seen from one server (or from direct messages). */
export interface Directory {
  guild: GuildView | null;
  users: ReadonlyMap<string, UserView>;
  members: ReadonlyMap<string, MemberView>;
  /** Highest first. */
  roles: ReadonlyMap<string, RoleView>;
  /** Of all servers: a mention may name any channel. */
  channels: ReadonlyMap<string, ChannelView>;
}

const known = new WeakMap<WorldView, Map<string | null, Directory>>();

/** Cached per world and server: with 10,000 members it is too slow for each message. */
export const directoryOf = (world: WorldView, guildId: string | null): Directory => {
  const ofWorld = known.get(world) ?? new Map<string | null, Directory>();
  known.set(world, ofWorld);
  const directory = ofWorld.get(guildId) ?? buildDirectory(world, guildId);
  ofWorld.set(guildId, directory);
  return directory;
};

const buildDirectory = (world: WorldView, guildId: string | null): Directory => {
  const guild = world.guilds.find(({ id }) => id === guildId) ?? null;
  const roles = (guild?.roles ?? []).toSorted((a, b) => b.position - a.position);
  return {
    guild,
    users: new Map([world.bot, ...world.users].map((user) => [user.id, user])),
    members: new Map(guild?.members.map((member) => [member.user_id, member])),
    roles: new Map(roles.map((role) => [role.id, role])),
    channels: new Map(
      world.guilds.flatMap(({ channels }) => channels).map((channel) => [channel.id, channel]),
    ),
  };
};

/** The visible name: the nick in this server, else the display name, else the username. */
export const nameOf = (directory: Directory, userId: string): string | null => {
  const user = directory.users.get(userId);
  return directory.members.get(userId)?.nick ?? user?.global_name ?? user?.username ?? null;
};

/** The person's roles here, highest first, without @everyone (which has the server's own id). */
export const rolesOf = (directory: Directory, userId: string): RoleView[] => {
  const held = new Set(directory.members.get(userId)?.roles);
  return [...directory.roles.values()].filter((role) => held.has(role.id) && role.id !== directory.guild?.id);
};
