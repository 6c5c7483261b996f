import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const guildBusEvents = declareBusEvents({
  /** The owner, the roles or the bot's presence changed: anything that decides rights, or the guild's own data. */
  'guild.changed': {
    ids: null,
    stale: [
      'guilds',
      'roles',
      'role-permissions',
      'dashboard',
      'bot-permissions',
      'text-channels',
      'posting',
    ],
  },
  'channels.changed': { ids: null, stale: ['text-channels', 'bot-permissions', 'posting'] },
  /** Something could not be brought to Discord, or can by now. */
  'deliveries.changed': { ids: null, stale: ['deliveries'] },
  'activity.added': { ids: null, stale: ['activity', 'dashboard'] },
});
