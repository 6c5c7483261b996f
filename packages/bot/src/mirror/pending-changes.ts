import type { ChannelFacts, GuildFacts, MemberFacts, RoleFacts } from '@famiglia/core/mirror/facts';
import type { GuildChanges } from '@famiglia/core/mirror/guild-changes';
import { PendingList } from './pending-list.ts';

/** All changes of one guild that are not in the database yet. */
export class PendingChanges {
  guild: GuildFacts | undefined;
  botUserId: string | undefined;
  /** The bot is no longer in the guild. */
  left = false;
  /** The whole guild was received in this session. */
  complete = false;
  readonly roles = new PendingList<RoleFacts>();
  readonly channels = new PendingList<ChannelFacts>();
  readonly members = new PendingList<MemberFacts>();

  append(newer: PendingChanges): void {
    if (newer.left || newer.guild !== undefined) this.left = newer.left;
    this.guild = newer.guild ?? this.guild;
    this.botUserId = newer.botUserId ?? this.botUserId;
    this.complete ||= newer.complete;
    this.roles.append(newer.roles);
    this.channels.append(newer.channels);
    this.members.append(newer.members);
  }

  changes(guildId: string): GuildChanges {
    const { guild, botUserId, complete } = this;
    const roles = this.roles.changes();
    const channels = this.channels.changes();
    const members = this.members.changes();
    return {
      guildId,
      ...(guild && { guild }),
      ...(botUserId !== undefined && { botUserId }),
      ...(roles && { roles }),
      ...(channels && { channels }),
      ...(members && { members }),
      ...(complete && { complete }),
    };
  }
}
