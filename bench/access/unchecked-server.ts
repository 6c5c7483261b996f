import { decideAccess } from '@famiglia/core/access/access-reader';
import { GUILD_ID } from '../http/bench-guild.ts';
import { serveFamiglia } from '../http/serve-famiglia.ts';

const OWNER = '1';
const everything = decideAccess(
  {
    guildId: GUILD_ID,
    ownerId: OWNER,
    heldRoles: [],
    panelUser: null,
    subscription: { tier: 'premium', status: 'active', periodEnd: null, graceUntil: null },
  },
  OWNER,
  new Date(),
);

/** The same API without access checks: everybody may do everything. */
await serveFamiglia({
  inGuild: async () => everything,
  everywhere: async () => [everything],
  confirmedAt: async () => new Date(),
  forget: () => undefined,
});
