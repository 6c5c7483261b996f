import type { Guild } from '@famiglia/contract/guilds/guilds';

/** Whether the person can open this server's panel at all. */
export const hasPanel = ({ bot_installed, access }: Guild): boolean =>
  bot_installed && access.permissions.includes('panel.view');
