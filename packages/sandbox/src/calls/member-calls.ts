import { ChannelType, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { ban, leave, leaveVoice, unban } from '../members/leave.ts';
import { announceMemberChange, announceJoin, announceVoice } from '../members/announce-member.ts';
import { viewGuild, viewMember, viewUser } from '../present/view-world.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { BotBody, MemberAnswer, MemberBody, NewUserBody } from '../member-types.ts';
import { discordTime } from '../present/discord-time.ts';
import { presentGuild } from '../present/present-guild.ts';
import type { GuildView, UserView } from '../sandbox-types.ts';
import { addBot } from '../members/add-bot.ts';
import { removeBot } from '../members/remove-bot.ts';
import { makeUser } from '../world/world-from-seed.ts';
import type { Guild, Member } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';
import { requireGuild, requirePerson } from './require.ts';

type Change = (context: SandboxContext, guild: Guild, userId: string, body: MemberBody) => void;

const CHANGES: Record<MemberBody['action'], Change> = {
  join(context, guild, userId, { roles }) {
    if (guild.banned.has(userId)) throw new CallError(409, 'banned', 'This person is banned there.');
    if (!guild.members.has(userId)) join(context, guild, userId, knownRoles(guild, roles ?? []));
  },
  leave,
  ban,
  unban,
  roles(context, guild, userId, { roles }) {
    const member = requireMember(guild, userId);
    member.roles = knownRoles(guild, roles ?? []);
    announceMemberChange(context, guild, member);
  },
  nick(context, guild, userId, { nick }) {
    const member = requireMember(guild, userId);
    member.nick = nick || null;
    announceMemberChange(context, guild, member);
  },
  voice(context, guild, userId, { channel_id: channelId = null }) {
    const member = requireMember(guild, userId);
    if (channelId === null) return leaveVoice(context, guild, member);
    const channel = context.world.channels.get(channelId);
    if (channel?.type !== ChannelType.GuildVoice || !guild.channel_ids.has(channelId))
      throw new CallError(404, 'unknown_channel', `The server has no voice channel ${channelId}.`);
    member.voice_channel_id = channelId;
    announceVoice(context, guild, member);
  },
  own(context, guild, userId) {
    transferOwnership(context, guild, requireMember(guild, userId).user_id);
  },
};

export const changeMember = (context: SandboxContext, body: MemberBody): MemberAnswer => {
  const guild = requireGuild(context, body.guild_id);
  const person = requirePerson(context, body.user_id);
  const change = CHANGES[body.action] as Change | undefined;
  if (!change) throw new CallError(422, 'unknown_action', `There is no action ${body.action}.`);
  change(context, guild, person.id, body);
  const member = guild.members.get(person.id);
  return { member: member ? viewMember(member) : null };
};

const requireMember = (guild: Guild, userId: string): Member => {
  const member = guild.members.get(userId);
  if (!member) throw new CallError(409, 'not_a_member', 'This person is not in the server.');
  return member;
};

const knownRoles = (guild: Guild, roles: string[]): string[] => {
  const unknown = roles.find((id) => !guild.roles.has(id) || id === guild.id);
  if (unknown !== undefined) throw new CallError(404, 'unknown_role', `There is no role ${unknown} there.`);
  return [...new Set(roles)];
};

export const createUser = (context: SandboxContext, body: NewUserBody): UserView => {
  if (typeof body.username !== 'string' || !/^[a-z0-9_.]{2,32}$/.test(body.username)) {
    throw new CallError(
      422,
      'bad_username',
      'A username has 2 to 32 small letters, digits, dots and underscores.',
    );
  }
  const seed = {
    id: context.nextId(),
    username: body.username,
    global_name: body.global_name ?? null,
    ...(body.locale === undefined ? {} : { locale: body.locale as never }),
  };
  const user = makeUser(seed, context.world.language);
  context.world.users.set(user.id, user);
  context.live.push({ type: 'user_changed', user_id: user.id, user: viewUser(context, user) });
  context.changed();
  return viewUser(context, user);
};

export const moveBot = (context: SandboxContext, body: BotBody): GuildView => {
  const guild = requireGuild(context, body.guild_id);
  if (body.action === 'join') addBot(context, guild, 0n);
  else removeBot(context, guild);
  return viewGuild(context, guild);
};

/** Transfers the server to a new owner; the old one keeps their roles. */
const transferOwnership = (context: SandboxContext, guild: Guild, userId: string): void => {
  guild.owner_id = userId;
  context.gateway.dispatch(GatewayDispatchEvents.GuildUpdate, () => presentGuild(context.world, guild), {
    guildId: guild.id,
    intent: GatewayIntentBits.Guilds,
  });
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
};

const join = (context: SandboxContext, guild: Guild, userId: string, roles: string[] = []): Member => {
  const member: Member = {
    user_id: userId,
    nick: null,
    roles,
    joined_at: discordTime(context.clock()),
    communication_disabled_until: null,
  };
  guild.members.set(userId, member);
  announceJoin(context, guild, member);
  return member;
};
