import type { APIGuildMember } from 'discord-api-types/v10';
import type { Member, World } from '../world/world.ts';
import { requireUser } from '../world/require-user.ts';
import { NO_FLAGS } from '../world/no-flags.ts';
import { presentUser } from './present-user.ts';

export const presentMember = (world: World, member: Member) => ({
  ...presentMemberOnly(member),
  user: presentUser(requireUser(world, member.user_id)),
});

/** The member without the user, as beside the author of a message. */
export const presentMemberOnly = (member: Member) =>
  ({
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: member.joined_at,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: NO_FLAGS,
    pending: false,
    communication_disabled_until: member.communication_disabled_until,
  }) satisfies Omit<APIGuildMember, 'user'>;
