import { GatewayDispatchEvents, GatewayIntentBits, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { APIThreadMember, GatewayThreadMembersUpdateDispatchData } from 'discord-api-types/v10';
import { discordTime } from '../present/discord-time.ts';
import { NO_FLAGS } from '../world/no-flags.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { channelPermissions } from '../world/permissions.ts';
import { isThread, memberIdsOf, stateOf } from '../world/threads.ts';
import type { Channel, Message } from '../world/world.ts';

/** Discord does not say when somebody joined more exactly than it has to; the sandbox says when the thread was last changed. */
export const presentThreadMember = (thread: Channel, userId: string): APIThreadMember => ({
  id: thread.id,
  user_id: userId,
  join_timestamp: discordTime(stateOf(thread).changed_at),
  flags: NO_FLAGS,
});

/** Whether somebody who writes in the thread may bring others in. */
export const mayInvite = ({ world }: SandboxContext, thread: Channel, userId: string): boolean => {
  const guild = world.guilds.get(thread.guild_id ?? '');
  if (!guild || thread.owner_id === userId || stateOf(thread).invitable) return true;
  return (channelPermissions(guild, thread, userId) & Bits.ManageThreads) !== 0n;
};

/** People become members of a thread, if they see the channel above it. */
export const addThreadMembers = (
  context: SandboxContext,
  thread: Channel,
  userIds: readonly string[],
): void => {
  const { world } = context;
  const guild = world.guilds.get(thread.guild_id ?? '');
  const above = world.channels.get(thread.parent_id ?? '');
  if (!guild || !above) return;
  const known = memberIdsOf(thread);
  const added = userIds.filter(
    (id) => !known.includes(id) && (channelPermissions(guild, above, id) & Bits.ViewChannel) !== 0n,
  );
  if (added.length === 0) return;
  thread.thread = { ...stateOf(thread), member_ids: [...known, ...added] };
  announce(context, thread, { added_members: added.map((id) => presentThreadMember(thread, id)) });
};

export const removeThreadMember = (context: SandboxContext, thread: Channel, userId: string): void => {
  const known = memberIdsOf(thread);
  if (!known.includes(userId)) return;
  thread.thread = { ...stateOf(thread), member_ids: known.filter((id) => id !== userId) };
  announce(context, thread, { removed_member_ids: [userId] });
};

/** Whoever writes in a thread, or is mentioned there by somebody who may invite, becomes its member. */
export const joinByMessage = (context: SandboxContext, channel: Channel, message: Message): void => {
  if (!isThread(channel) || message.ephemeral_reader_id !== null) return;
  const invited = mayInvite(context, channel, message.author_id) ? message.mentions : [];
  addThreadMembers(context, channel, [message.author_id, ...invited]);
};

const announce = (
  context: SandboxContext,
  thread: Channel,
  change: Partial<Pick<GatewayThreadMembersUpdateDispatchData, 'added_members' | 'removed_member_ids'>>,
): void => {
  const guildId = thread.guild_id ?? '';
  context.gateway.dispatch(
    GatewayDispatchEvents.ThreadMembersUpdate,
    () => ({ id: thread.id, guild_id: guildId, member_count: memberIdsOf(thread).length, ...change }),
    { guildId, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: guildId });
  context.changed();
};
