import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { getGuildStats } from '@famiglia/core/guilds/get-guild-stats';
import { listChannels, listTextChannels } from '@famiglia/core/guilds/list-channels';
import { memberPlacesRoutes } from '@famiglia/contract/guilds/member-places';
import { getMemberPlaces } from '@famiglia/core/guilds/get-member-places';
import { listGuilds } from '@famiglia/core/guilds/list-guilds';
import { listMembers, exportMembers } from '@famiglia/core/members/list-members';
import { listRoles } from '@famiglia/core/guilds/list-roles';
import { serve, serveWritten } from '../http/served-route.ts';

export const servedGuildRoutes = [
  serve(guildRoutes.list, listGuilds),
  serve(memberPlacesRoutes.get, getMemberPlaces),
  serve(guildRoutes.stats, getGuildStats),
  serveWritten(guildRoutes.members, listMembers),
  serve(guildRoutes.exportMembers, exportMembers),
  serve(guildRoutes.roles, listRoles),
  serve(guildRoutes.channels, listChannels),
  serve(guildRoutes.textChannels, listTextChannels),
];
