import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { RIGHTS_AGE } from '@famiglia/contract/access/rights-age';
import type { Bus } from '../platform/bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { findConfirmedAt } from '../mirror/rights-age.queries.ts';
import type { AccessFacts } from './access-facts.ts';
import { findAccessFacts } from './access.queries.ts';
import type { AccessReader, GuildAccess } from '../platform/guild-access.ts';
import { PANEL_USER_PERMISSIONS, PERMISSIONS } from '@famiglia/contract/access/permissions';
import { subscriptionState } from './subscription-state.ts';
import { managesServer } from '../platform/discord/permission-bits.ts';

/** How many guilds are cached; the least recently loaded is evicted first. */
const MAX_GUILDS = 2000;

/** An older confirmation is queried again. Much shorter than the allowed age of rights. */
const RECHECK_AFTER_MS = 2 * RIGHTS_AGE.confirmedEveryMs;

type GuildFacts = Map<string, Promise<AccessFacts | null>>;

/**
 * Caches facts and drops those of a guild as soon as a bus event says that something they depend on has changed. While
 * the bus is disconnected nothing is cached: an outdated right is worse than a slow answer.
 */
export const createAccessReader = (
  db: Database,
  bus: Bus,
  clock: () => Date,
  maxGuilds = MAX_GUILDS,
): AccessReader => {
  const byGuild = new Map<string, GuildFacts>();

  bus.subscribe(
    ['guild.changed', 'members.changed', 'access.changed', 'subscription.changed'],
    (event: BusEvent) => {
      if ('guildId' in event) byGuild.delete(event.guildId);
    },
  );
  bus.onGap(() => byGuild.clear());

  const confirmed = new Map<string, Date>();
  /** A recent confirmation is not queried again: the next heartbeat would only make it newer. */
  const confirmedAt = async (guildId: string): Promise<Date | null> => {
    const known = confirmed.get(guildId);
    if (known !== undefined && clock().getTime() - known.getTime() < RECHECK_AFTER_MS) return known;
    const found = await findConfirmedAt(db, guildId);
    if (confirmed.size >= maxGuilds) confirmed.clear();
    if (found === null) confirmed.delete(guildId);
    else confirmed.set(guildId, found);
    return found;
  };

  const load = async (userId: string, guildId: string): Promise<AccessFacts | null> =>
    (await findAccessFacts(db, userId, [guildId]))[0] ?? null;

  const remembered = async (userId: string, guildId: string): Promise<AccessFacts | null> => {
    if (!bus.isLive()) return load(userId, guildId);
    const guild = byGuild.get(guildId) ?? remember(byGuild, guildId, maxGuilds);
    const known = guild.get(userId) ?? load(userId, guildId);
    guild.set(userId, known);
    // A failed query must not be cached as an answer.
    known.catch(() => guild.delete(userId));
    return known;
  };

  return {
    inGuild: async (userId, guildId) => {
      const facts = await remembered(userId, guildId);
      return facts === null ? null : decideAccess(facts, userId, clock());
    },
    everywhere: async (userId) => {
      const facts = await findAccessFacts(db, userId);
      return facts.map((fact) => decideAccess(fact, userId, clock()));
    },
    confirmedAt,
    forget: (guildId) => void byGuild.delete(guildId),
  };
};

const remember = (byGuild: Map<string, GuildFacts>, guildId: string, maxGuilds: number): GuildFacts => {
  const oldest = byGuild.size >= maxGuilds ? byGuild.keys().next().value : undefined;
  if (oldest !== undefined) byGuild.delete(oldest);
  const guild: GuildFacts = new Map();
  byGuild.set(guildId, guild);
  return guild;
};

/** Decides a person's rights, as a pure function of facts and time. */
export const decideAccess = (facts: AccessFacts, userId: string, now: Date): GuildAccess => {
  const { guildId, ownerId, heldRoles, panelUser } = facts;
  const subscription = subscriptionState(facts.subscription, now);
  if (ownerId === userId || heldRoles.some((role) => managesServer(role.discordPermissions))) {
    return { guildId, level: 'manager', permissions: new Set(PERMISSIONS), subscription };
  }
  const byRole = heldRoles.flatMap((role) => role.granted);
  if (panelUser !== null && (panelUser.expiresAt === null || panelUser.expiresAt > now)) {
    const permissions = new Set([...PANEL_USER_PERMISSIONS, ...byRole]);
    const lasting = new Set(byRole);
    const until = panelUser.expiresAt && {
      at: panelUser.expiresAt,
      permissions: new Set(PANEL_USER_PERMISSIONS.filter((permission) => !lasting.has(permission))),
    };
    return { guildId, level: 'panel_user', permissions, subscription, ...(until === null ? {} : { until }) };
  }
  return { guildId, level: 'member', permissions: new Set(byRole), subscription };
};
