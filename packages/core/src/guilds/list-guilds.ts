import type { Guild, guildRoutes } from '@famiglia/contract/guilds/guilds';
import { rightsState } from '@famiglia/contract/access/rights-age';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { requireSignedIn } from '../platform/actor.ts';
import { userGuilds } from '../auth/user-guilds.ts';
import type { Context } from '../platform/context.ts';
import type { OauthGuild } from '../platform/db/schema/auth.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findGuilds } from '../mirror/guild.queries.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { wholeList } from '../platform/whole-list.ts';

/** Servers with the bot that the person is in, then those that they manage and could add the bot to. */
export const listGuilds: UseCase<typeof guildRoutes.list> = async (context, actor) => {
  const { userId } = requireSignedIn(actor);
  const [shared, discordGuilds] = await Promise.all([
    sharedGuilds(context, userId),
    userGuilds(context, userId),
  ]);
  const known = new Set(shared.map((guild) => guild.id));
  const invitable = discordGuilds
    .filter((guild) => guild.manages && !known.has(guild.id))
    .map((guild) => presentInvitable(context, guild));
  return { ...wholeList([...shared, ...invitable]), invite_url: context.discord.inviteUrl() };
};

const sharedGuilds = async (context: Context, userId: string): Promise<Guild[]> => {
  const everywhere = await context.access.everywhere(userId);
  const access = new Map(everywhere.map((mine) => [mine.guildId, mine]));
  const rows = await findGuilds(context.db, [...access.keys()]);
  return rows.flatMap((row) => {
    const mine = access.get(row.id);
    if (mine === undefined) return [];
    return {
      id: row.id,
      name: row.name,
      icon_url: discordImageUrl(context.config.cdnUrl, row.iconPath),
      member_count: row.memberCount,
      members_complete: row.membersListedAt !== null,
      time_zone: row.timeZone ?? DEFAULT_SETTINGS.time_zone,
      bot_installed: true,
      rights: {
        state: rightsState(row.confirmedAt, context.clock()),
        confirmed_at: row.confirmedAt.toISOString(),
      },
      invite_url: null,
      subscription: mine.subscription,
      access: { level: mine.level, permissions: [...mine.permissions] },
      own_decisions: row.ownDecisions || row.ownerId === userId,
      car_park: row.carPark,
      points_shop: row.pointsShop,
      cabinet: row.cabinet,
    };
  });
};

const presentInvitable = (context: Context, guild: OauthGuild): Guild => ({
  id: guild.id,
  name: guild.name,
  icon_url: discordImageUrl(
    context.config.cdnUrl,
    guild.icon === null ? null : `icons/${guild.id}/${guild.icon}.png`,
  ),
  member_count: null,
  members_complete: true,
  time_zone: DEFAULT_SETTINGS.time_zone,
  bot_installed: false,
  rights: null,
  invite_url: context.discord.inviteUrl(guild.id),
  subscription: { tier: 'free', status: 'none', period_end: null },
  access: { level: 'none', permissions: [] },
  own_decisions: false,
  car_park: false,
  points_shop: false,
  cabinet: false,
});
