import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import type { MemberFacts } from './facts.ts';
import type { Changes } from './guild-changes.ts';
import { lockMembers } from './lock-members.ts';
import type { Joining } from './record-joins.ts';

export interface MirroredMembers {
  /** All members that changed, including those who joined or left. */
  changed: string[];
  joined: Joining[];
  /** Who has another name than before, or is new, and lacks a nick or a static id. */
  nameless: string[];
  left: string[];
}

/** Returns who joined, left or changed. Reputation, nick and activity are never changed here. */
export const mirrorMembers = async (
  tx: Transaction,
  guildId: string,
  changes: Changes<MemberFacts>,
  now: Date,
): Promise<MirroredMembers> => {
  const leftIds = await findLeaving(tx, guildId, changes);
  // Those who stay are saved before: all of them are locked now, in the order of their ids.
  if (leftIds.length > 0 && leftIds.length + changes.present.length > 1)
    await lockMembers(tx, guildId, [...leftIds, ...changes.present.map(({ userId }) => userId)]);
  const saved = await saveMembers(tx, guildId, changes.present);
  if (leftIds.length > 0)
    await tx.execute(sql`
      update members set left_at = ${now.toISOString()}
      where guild_id = ${guildId} and user_id = any(${sql.param(leftIds)}::bigint[])`);
  return {
    changed: [...saved.map((member) => member.user_id), ...leftIds],
    joined: saved
      .filter((member) => member.joined)
      .map((member) => ({
        userId: member.user_id,
        roleIds: member.role_ids ?? [],
        memberSince: member.member_since,
      })),
    nameless: saved.filter((member) => member.nameless).map((member) => member.user_id),
    left: leftIds,
  };
};

/** Members whom the mirror has and Discord does not. The guild is locked, so nobody else changes its members. */
const findLeaving = async (
  tx: Transaction,
  guildId: string,
  changes: Changes<MemberFacts>,
): Promise<string[]> => {
  if (changes.kind === 'some' && changes.gone.length === 0) return [];
  const gone =
    changes.kind === 'whole'
      ? sql`not exists (
          select from unnest(${sql.param(changes.present.map((member) => member.userId))}::bigint[]) as present(id)
          where present.id = members.user_id
        )`
      : sql`user_id = any(${sql.param(changes.gone)}::bigint[])`;
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select user_id from members where guild_id = ${guildId} and left_at is null and ${gone} order by user_id`);
  return rows.map((member) => member.user_id);
};

type SavedMember = {
  user_id: string;
  joined: boolean;
  nameless: boolean;
  /** What the mirror knew of them before; null for somebody new. */
  role_ids: string[] | null;
  member_since: string | null;
};

/**
 * Compares before it writes: an upsert would lock and rewrite all ten thousand rows of a big guild at every reconnect,
 * although hardly any has changed.
 */
const saveMembers = async (
  db: Queryable,
  guildId: string,
  present: readonly MemberFacts[],
): Promise<SavedMember[]> => {
  if (present.length === 0) return [];
  // Discord lists roles in no fixed order, and a different order is not a change.
  const facts = present.map((member) => ({
    ...member,
    roleIds: member.roleIds.toSorted(),
    // Only JSON's null removes the value: an omitted field stays as it is.
    tellsAvatar: member.avatarPath !== undefined,
    tellsJoining: member.joinedAt !== undefined,
  }));
  return executePrepared<SavedMember>(
    db,
    'mirrored-members',
    sql`
    with told as (
      select
        known."userId", known.username, known."isBot", known."roleIds",
        coalesce(known."displayName", members.display_name, known.username) as "displayName",
        case when known."tellsAvatar" then known."avatarPath" else members.avatar_path end as "avatarPath",
        case when known."tellsJoining" then known."joinedAt" else members.joined_at end as "joinedAt",
        members.user_id is null or members.left_at is not null as joined,
        not known."isBot" and (members.ingame_nick is null or members.static_id is null) and (members.user_id is null
          or members.left_at is not null or known."displayName" <> members.display_name) as nameless,
        members.role_ids::text[] as role_ids, members.joined_at::text as member_since,
        (members.username, members.display_name, members.avatar_path, members.is_bot, members.role_ids, members.joined_at) as before
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as known(
        "userId" bigint, username text, "displayName" text, "avatarPath" text,
        "isBot" boolean, "roleIds" bigint[], "joinedAt" timestamptz, "tellsAvatar" boolean, "tellsJoining" boolean
      )
      left join members on members.guild_id = ${guildId}::bigint and members.user_id = known."userId"
    ), news as (
      select * from told
      where joined
        or before is distinct from (username, "displayName", "avatarPath", "isBot", "roleIds", "joinedAt")
    ), saved as (
      insert into members (guild_id, user_id, username, display_name, avatar_path, is_bot, role_ids, joined_at)
      select ${guildId}::bigint, "userId", username, "displayName", "avatarPath", "isBot", "roleIds", "joinedAt"
      from news
      order by "userId"
      on conflict (guild_id, user_id) do update set
        username = excluded.username, display_name = excluded.display_name, avatar_path = excluded.avatar_path,
        is_bot = excluded.is_bot, role_ids = excluded.role_ids, joined_at = excluded.joined_at, left_at = null
      returning user_id
    )
    select saved.user_id, news.joined, coalesce(news.nameless, false) as nameless, news.role_ids, news.member_since
    from saved join news on news."userId" = saved.user_id
    order by saved.user_id`,
  );
};
