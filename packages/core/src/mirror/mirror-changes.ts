import { DEFAULT_SETTINGS, firstSettings } from '@famiglia/contract/settings/settings-values';
import { eq, sql } from 'drizzle-orm';
import { recordJoinsAndLeaves } from '../activity/record-joins-and-leaves.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { lockGuild, saveBotUser, saveGuild, saveMemberCount } from './guild-mirror.queries.ts';
import type { GuildChanges } from './guild-changes.ts';
import { mirrorChannels } from './mirror-channels.ts';
import { mirrorMembers } from './mirror-members.ts';
import { mirrorRoles } from './mirror-roles.ts';
import { readNamesQueue } from './read-names-queue.ts';
import { recordJoins } from './record-joins.ts';
import { confirmGuild } from './rights-age.queries.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { publishPeople } from '../platform/bus/publish-people.ts';

/** Of a family that joins in one evening. */
const NAMES_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A server whose language is not the default has settings before anybody saves some. */
const saveFirstSettings = async (tx: Transaction, changes: GuildChanges, now: Date): Promise<void> => {
  const { guildId, guild, channels, roles } = changes;
  if (guild?.locale === undefined) return;
  const names = [...(channels?.present ?? []), ...(roles?.present ?? [])].map(({ name }) => name);
  const values = firstSettings(guild.locale, [guild.name, ...names]);
  if (values === DEFAULT_SETTINGS) return;
  await tx
    .insert(guildSettings)
    .values({ guildId, version: 0, values, updatedBy: guild.ownerId, updatedAt: now });
};

/** A new installation is told of servers that have had the bot for long: their owners need no first message. */
const joinedLately = ({ guild }: GuildChanges, now: Date): boolean =>
  guild?.botJoinedAt !== undefined && now.getTime() - guild.botJoinedAt.getTime() < DAY_MS;

/** Without saved settings the bot gives no roles in the guild. */
const hasSettings = async (tx: Transaction, guildId: string): Promise<boolean> =>
  (await tx.$count(guildSettings, eq(guildSettings.guildId, guildId))) > 0;

/** Names are read from nicknames only where the family chose a pattern. */
const askForNames = async (
  { jobs }: Context,
  tx: Transaction,
  guildId: string,
  nameless: readonly string[],
): Promise<void> => {
  if (nameless.length === 0) return;
  const [saved] = await tx
    .select({ read: sql<string | null>`${guildSettings.values} -> 'nicknames' ->> 'read'` })
    .from(guildSettings)
    .where(eq(guildSettings.guildId, guildId));
  if ((saved?.read ?? 'off') === 'off') return;
  for (let start = 0; start < nameless.length; start += NAMES_AT_ONCE)
    await jobs.send(tx, readNamesQueue, { guildId, userIds: nameless.slice(start, start + NAMES_AT_ONCE) });
};

/**
 * Updates the mirror of one guild in one transaction, and publishes exactly what changed. Known facts write and publish
 * nothing, so replays are harmless.
 */
export const mirrorChanges = async (context: Context, changes: GuildChanges): Promise<void> => {
  const { guildId } = changes;
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const saved = changes.guild && (await saveGuild(tx, changes.guild, now));
    // One writer per guild at a time: the member count must not be computed from a partial list.
    if (!(await lockGuild(tx, guildId))) return;
    if (saved?.isNew === true) {
      await saveFirstSettings(tx, changes, now);
      if (joinedLately(changes, now))
        await requestDelivery(tx, { guildId, kind: 'first_message', subject: '' });
    }
    if (changes.botUserId !== undefined) await saveBotUser(tx, guildId, changes.botUserId);

    const roles = changes.roles && (await mirrorRoles(tx, guildId, changes.roles));
    const channelsChanged = changes.channels && (await mirrorChannels(tx, guildId, changes.channels));
    const members = changes.members && (await mirrorMembers(tx, guildId, changes.members, now));
    if (members !== undefined) {
      const { joined, left } = members;
      // Not for another name or role: it reads every member.
      if (joined.length + left.length > 0) await saveMemberCount(tx, guildId);
      const joinedIds = joined.map(({ userId }) => userId);
      await recordJoinsAndLeaves(context, tx, guildId, { joined: joinedIds, left });
      await recordJoins(tx, guildId, joined, now);
      await askForNames(context, tx, guildId, members.nameless);
    }
    const firstListed = changes.complete === true && (await confirmGuild(tx, guildId, now));

    if (saved?.changed === true || firstListed || roles?.changed)
      await context.bus.publish(tx, { type: 'guild.changed', guildId });
    if (channelsChanged) await context.bus.publish(tx, { type: 'channels.changed', guildId });
    // A role that the bot gives may have become dangerous, or harmless again.
    if ((roles?.changed || channelsChanged) && (await hasSettings(tx, guildId)))
      await requestDelivery(tx, { guildId, kind: 'blocked_roles', subject: '' });
    const userIds = new Set([...(roles?.holders ?? []), ...(members?.changed ?? [])]);
    await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds: [...userIds] });
  });
  context.access.forget(guildId);
};
