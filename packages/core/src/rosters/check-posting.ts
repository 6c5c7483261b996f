import { POST_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import type { Posting } from '@famiglia/contract/rosters/posting';
import { findBotStanding, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions, lacking } from '../bot-permissions/held-permissions.ts';
import { mayMentionEveryone } from '../bot-permissions/may-mention-everyone.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { NEW_CHANNELS } from '@famiglia/contract/settings/new-channels';
import { findNewChannelState } from '../settings/new-channel.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AttendedKind } from './roster-kind.ts';

/** Whether a new sign-up can be posted now, and whom it would mention, by the mirror. Shown before a leader plans one. */
export const checkPosting = async (
  context: Context,
  actor: Actor,
  { kind, guildId }: { kind: AttendedKind; guildId: string },
): Promise<Posting> => {
  await kind.requireLeader(context, actor, guildId);
  const { db } = context;
  const { userId } = requireSignedIn(actor);
  const settings = await findSettings(db, guildId);
  const purpose = `${kind.name}s` as const;
  const channelId = settings.channels[purpose];
  const checked = await checkChannel(context, { guildId, userId, channelId });
  const hasNone = checked.problem === 'no_channel' || checked.problem === 'channel_gone';
  return {
    ...checked,
    new_channel: {
      name: NEW_CHANNELS[purpose][settings.language],
      state: hasNone ? await findNewChannelState(db, guildId, purpose) : 'none',
    },
    ping_role_id: settings[`${kind.name}s`].ping_role_id,
    may_mention_everyone: await mayMentionEveryone(db, { guildId, userId, channelId }),
  };
};

const checkChannel = async (
  { db }: Context,
  { guildId, userId, channelId }: { guildId: string; userId: string; channelId: string | null },
): Promise<Pick<Posting, 'problem' | 'channel_name' | 'missing'>> => {
  if (channelId === null) return { problem: 'no_channel', channel_name: null, missing: [] };
  const channel = (await findChannels(db, guildId)).find(({ id }) => id === channelId);
  if (channel === undefined) return { problem: 'channel_gone', channel_name: null, missing: [] };
  const bot = await findBotStanding(db, guildId);
  const reader = await findStanding(db, guildId, userId);
  // Before the bot has mirrored itself, nothing is known to be missing.
  const missing = bot === null ? [] : lacking(channelPermissions(bot, channel.overwrites), POST_PERMISSIONS);
  const isHidden =
    reader === null || lacking(channelPermissions(reader, channel.overwrites), ['ViewChannel']).length > 0;
  return {
    problem: missing.length > 0 ? 'missing_permissions' : null,
    channel_name: isHidden ? null : channel.name,
    missing,
  };
};
