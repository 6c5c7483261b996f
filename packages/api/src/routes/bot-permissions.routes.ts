import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { checkBotPermissions } from '@famiglia/core/settings/check-bot-permissions';
import { serve } from '../http/served-route.ts';

export const servedBotPermissionRoutes = [serve(guildRoutes.botPermissions, checkBotPermissions)];
