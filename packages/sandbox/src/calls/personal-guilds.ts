import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { iconUrl } from '../present/picture-urls.ts';
import { viewScheduledEvent } from '../present/present-scheduled-event.ts';
import { viewChannel } from '../present/view-world.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { PersonalGuildView } from '../sandbox-types.ts';
import { guildChannels } from '../world/guild-channels.ts';
import { channelPermissions, guildPermissions } from '../world/permissions.ts';
import { openScheduledEvents } from '../world/scheduled-events.ts';
import { stateOf, threadsOf, toPost } from '../world/threads.ts';
import type { Guild } from '../world/world.ts';
import { requirePerson } from './require.ts';

/** The servers of one person, with the channels they see. */
export const personalGuilds = (context: SandboxContext, userId: string): { items: PersonalGuildView[] } => {
  const person = requirePerson(context, userId);
  const guilds = [...context.world.guilds.values()].filter((guild) => guild.members.has(person.id));
  return { items: guilds.map((guild) => viewPersonally(context, guild, person.id)) };
};

const viewPersonally = (context: SandboxContext, guild: Guild, userId: string): PersonalGuildView => {
  const all = guildChannels(context.world, guild).flatMap((channel) => [
    channel,
    ...threadsOf(context.world, channel).filter((thread) => !stateOf(thread).archived),
  ]);
  const channels = all.flatMap((channel) => {
    const bits = channelPermissions(guild, channel, userId);
    if (!(bits & Bits.ViewChannel)) return [];
    const can = {
      can_post: (bits & toPost(channel)) === toPost(channel),
      can_attach: (bits & Bits.AttachFiles) !== 0n,
    };
    return [Object.assign(viewChannel(channel, guild.id), can)];
  });
  return {
    id: guild.id,
    name: guild.name,
    icon_url: iconUrl(context.urls, guild),
    has_bot: guild.members.has(context.credentials.application_id),
    permissions: guildPermissions(guild, userId).toString(),
    channels,
    scheduled_events: openScheduledEvents(guild, context.clock()).map((event) =>
      viewScheduledEvent(event, context.clock()),
    ),
  };
};
