import type { Language } from '@famiglia/contract/kit/language';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { foldName } from '../members/fold-name.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { panelUsers } from '../platform/db/schema/access.ts';
import { users } from '../platform/db/schema/auth.ts';
import { blacklistEntries } from '../platform/db/schema/blacklist.ts';
import { contractShares } from '../platform/db/schema/contracts.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { nickChanges } from '../platform/db/schema/members.ts';
import { reports } from '../platform/db/schema/reports.ts';
import { rosterEntries, rosterLateLeaves, rosters } from '../platform/db/schema/rosters.ts';
import { voiceVisits } from '../platform/db/schema/voice.ts';

/** The text that a family sees instead of a name. */
const FORMER_MEMBER: Record<Language, string> = { ru: 'Бывший участник', en: 'Former member' };

/**
 * The same as `readPerson`, with memberships and account locked until the transaction ends: completely, because both
 * are deleted. The rosters, the sums of capts and the paydays come before the people in the order of locks: so whoever
 * settles a list, shares a contract, approves a payday or undoes that finds either the person or the former member, the
 * same in the list and in the ledger. Their visits to voice come last: hours are counted with a visit's lock.
 */
export const lockPerson = async (tx: Transaction, userId: string) => {
  const { guildIds } = await readPerson(tx, userId);
  await lockRostersOf(tx, userId, guildIds);
  for (const guildId of guildIds.toSorted()) await lockNamed(tx, 'capt_sums', guildId);
  for (const guildId of guildIds.toSorted()) await lockNamed(tx, 'payday', guildId);
  await tx
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.guildId)
    .for('update');
  await tx.select().from(users).where(eq(users.id, userId)).for('update');
  await tx
    .select({ id: voiceVisits.id })
    .from(voiceVisits)
    .where(
      and(inArray(voiceVisits.guildId, guildIds), eq(voiceVisits.userId, userId), isNull(voiceVisits.leftAt)),
    )
    .orderBy(voiceVisits.guildId)
    .for('no key update');
  return readPerson(tx, userId);
};

const lockRostersOf = async (tx: Transaction, userId: string, guildIds: readonly string[]): Promise<void> => {
  const ids = sql.param([...guildIds]);
  const of = (table: SQL, roster: SQL) =>
    sql`select ${roster} from ${table} where guild_id = any(${ids}::bigint[]) and user_id = ${userId}::bigint`;
  await tx
    .select({ id: rosters.id })
    .from(rosters)
    .where(
      sql`${rosters.id} in (
        ${of(sql`${rosterEntries}`, sql`roster_id`)} union ${of(sql`${rosterLateLeaves}`, sql`roster_id`)}
        union ${of(sql`${contractShares}`, sql`contract_id`)} union ${of(sql`${reports}`, sql`contract_id`)}
      )`,
    )
    .orderBy(rosters.id)
    .for('no key update');
};

/** The person's guilds, and all names that they had. */
export const readPerson = async (db: Queryable, userId: string) => {
  const memberships = await db.select().from(members).where(eq(members.userId, userId));
  const earlier = await db
    .select()
    .from(nickChanges)
    .where(and(inArray(nickChanges.guildId, guildsOf(db, userId)), eq(nickChanges.userId, userId)));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const names = [
    ...memberships.flatMap(({ username, displayName, ingameNick, staticId }) => [
      username,
      displayName,
      ingameNick,
      staticId,
    ]),
    ...earlier.flatMap(({ ingameNick, staticId }) => [ingameNick, staticId]),
    user?.username,
    user?.globalName,
  ].filter((name) => typeof name === 'string' && name !== '');
  return { guildIds: memberships.map(({ guildId }) => guildId), names: [...new Set(names)] as string[] };
};

/** Guilds that the person is or was in: every row of a member is in one of these. */
export const guildsOf = (db: Queryable, userId: string) =>
  db.select({ guildId: members.guildId }).from(members).where(eq(members.userId, userId));

/**
 * Guilds whose rows can have the person in a column: those that they are or were in, have the panel of, or are on the
 * blacklist of. The site's admins act in every guild.
 */
export const findReach = async (
  db: Queryable,
  userId: string,
  siteAdminIds: ReadonlySet<string> = new Set(),
): Promise<string[]> => {
  const of = (table: string) =>
    sql`select guild_id::text as id from ${sql.identifier(table)} where user_id = ${userId}::bigint`;
  const { rows } = await db.execute<{ id: string }>(
    siteAdminIds.has(userId)
      ? sql`select id::text as id from guilds`
      : sql`${of('members')} union ${of('panel_users')} union ${of('blacklist_entries')}`,
  );
  return rows.map(({ id }) => id);
};

/** Creates a former member without a name in each of the person's guilds. */
export const insertFormer = async (tx: Transaction, userId: string, formerId: string, now: Date) => {
  const language = sql`coalesce((select values->>'language' from guild_settings where guild_settings.guild_id = members.guild_id), ${DEFAULT_SETTINGS.language})`;
  await tx.execute(sql`
    insert into members (guild_id, user_id, username, display_name, is_bot, role_ids, left_at, reputation)
    select guild_id, ${formerId}::bigint, 'former_member',
      case ${language} when 'ru' then ${FORMER_MEMBER.ru} else ${FORMER_MEMBER.en} end,
      is_bot, '{}', coalesce(left_at, ${now.toISOString()}), 0
    from members where user_id = ${userId}::bigint on conflict do nothing`);
};

/**
 * Adds the person's sums to those of the former member, who may have some: while a person is being forgotten, their
 * screenshots are the former member's already, and may be paid. The balances of both histories are those of one.
 */
export const moveSums = async (
  tx: Transaction,
  { userId, formerId }: { userId: string; formerId: string },
  guildIds: readonly string[],
): Promise<void> => {
  await tx.execute(sql`
    update members former set reputation = former.reputation + members.reputation from members
    where former.user_id = ${formerId}::bigint and members.user_id = ${userId}::bigint
      and former.guild_id = members.guild_id`);
  await tx.execute(sql`
    update reputation_entries entry set balance = sums.balance from (
      select id, sum(delta) over (partition by guild_id order by id) as balance from reputation_entries
      where guild_id = any(${sql.param([...guildIds])}::bigint[]) and user_id = ${formerId}::bigint
    ) sums where entry.id = sums.id and entry.balance <> sums.balance`);
};

/** The same with what both did in capts, before the person's row gets the former member's id. */
export const mergeCaptSums = async (
  tx: Transaction,
  { userId, formerId }: { userId: string; formerId: string },
  guildIds: readonly string[],
): Promise<void> => {
  await tx.execute(sql`
    with early as (
      delete from capt_member_sums
      where guild_id = any(${sql.param([...guildIds])}::bigint[]) and user_id = ${formerId}::bigint returning *
    )
    insert into capt_member_sums as sums (guild_id, user_id, capts, damage, kills, deaths, selected, came)
    select guild_id, ${userId}::bigint, capts, damage, kills, deaths, selected, came from early
    on conflict (guild_id, user_id) do update set capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths, selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came`);
};

/** Deletes their account with its sessions, Discord's tokens and sign-ins, and their panel user entries. */
export const deleteAccount = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(panelUsers).where(eq(panelUsers.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
};

/** Deletes entries of blacklists that name the person by their id, or in their guilds by a static id or nick they had. */
export const deleteFromBlacklists = async (
  tx: Transaction,
  { userId, guildIds, names }: { userId: string; guildIds: readonly string[]; names: readonly string[] },
): Promise<void> => {
  await tx.delete(blacklistEntries).where(eq(blacklistEntries.userId, userId));
  await tx.execute(sql`
    delete from blacklist_entries where guild_id = any(${sql.param(guildIds)}::bigint[]) and (
      static_id = any(${sql.param(names)}::text[]) or fold_name(nick) = any(${sql.param(names.map(foldName))}::text[])
    )`);
};

/**
 * Deletes the person's rows in guilds that they have left. Where they are still on the server, Discord keeps sending
 * them, and their row is like that of a new member.
 */
export const clearMemberships = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(members).where(and(eq(members.userId, userId), isNotNull(members.leftAt)));
  await tx
    .update(members)
    .set({ ingameNick: null, staticId: null, reputation: 0, lastActiveAt: null })
    .where(and(eq(members.userId, userId), isNull(members.leftAt)));
};
