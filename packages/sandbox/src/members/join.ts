import { discordTime } from '../present/discord-time.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Guild, Member } from '../world/world.ts';
import { tellJoined } from './tell-member.ts';

export function join(context: SandboxContext, guild: Guild, userId: string, roles: string[] = []): Member {
  const member: Member = {
    user_id: userId,
    nick: null,
    roles,
    joined_at: discordTime(context.clock()),
    communication_disabled_until: null,
  };
  guild.members.set(userId, member);
  tellJoined(context, guild, member);
  return member;
}
