import type { Context } from '../platform/context.ts';
import type { ChannelFacts, GuildFacts, MemberFacts, RoleFacts } from '../mirror/facts.ts';
import { mirrorChanges } from '../mirror/mirror-changes.ts';

export interface GuildSnapshot {
  guild: GuildFacts;
  roles: readonly RoleFacts[];
  channels: readonly ChannelFacts[];
  members: readonly MemberFacts[];
}

/** Mirrors a whole guild. Members who are not listed have left; their rows stay. */
export const mirrorGuild = async (context: Context, snapshot: GuildSnapshot): Promise<void> =>
  mirrorChanges(context, {
    guildId: snapshot.guild.id,
    guild: snapshot.guild,
    roles: { kind: 'whole', present: snapshot.roles },
    channels: { kind: 'whole', present: snapshot.channels },
    members: { kind: 'whole', present: snapshot.members },
  });
