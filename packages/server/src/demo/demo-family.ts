import type { DemoFamily } from '@famiglia/core/demo/create-demo-family';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';

/** How the leaders of the sandbox's big family have set it up. */
export const DEMO_FAMILY = {
  guildId: GUILDS.moretti,
  panelUserId: PEOPLE.panel_user,
  roles: [
    { role_id: MORETTI_ROLES.don, permissions: [], signup_priority: 100 },
    { role_id: MORETTI_ROLES.consigliere, permissions: [], signup_priority: 90 },
    {
      role_id: MORETTI_ROLES.caporegime,
      permissions: ['panel.view', 'users.view', 'events.view', 'capts.view', 'activity.view'],
      signup_priority: 70,
    },
    {
      role_id: MORETTI_ROLES.moderator,
      permissions: ['panel.view', 'users.view', 'events.view', 'gungame.view', 'gungame.moderate'],
      signup_priority: 40,
    },
    { role_id: MORETTI_ROLES.soldier, permissions: [], signup_priority: 20 },
  ],
  channels: {
    events: MORETTI_CHANNELS.events,
    capts: MORETTI_CHANNELS.capts,
    gg: MORETTI_CHANNELS.gg,
    gungame: MORETTI_CHANNELS.gungame,
    gungame_review: MORETTI_CHANNELS.review,
    log: MORETTI_CHANNELS.logs,
  },
} satisfies DemoFamily;
