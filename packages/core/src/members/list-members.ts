import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { memberFilterOf } from './member-filter.ts';
import { findMemberPage, findMemberIds } from './member-list.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { WrittenJson } from '../platform/written-json.ts';
import type { Actor } from '../platform/actor.ts';
import type { RouteResponse } from '@famiglia/contract/kit/route';
import { writeCsv } from '../platform/csv.ts';
import type { Context } from '../platform/context.ts';
import { findRoles } from '../mirror/guild.queries.ts';
import type { ListedMember } from './listed-member.ts';
import type { MemberFilter } from './member-filter.ts';
import { findListedMembers } from './member.queries.ts';

export const listMembers = async (
  context: Context,
  actor: Actor,
  input: UseCaseInput<typeof guildRoutes.members>,
): Promise<WrittenJson<RouteResponse<typeof guildRoutes.members>>> => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.members.access);
  const { guildId, limit, offset } = input;
  const filter = memberFilterOf(input, context.clock());
  const { items, total } = await findMemberPage(context, guildId, filter, { limit, offset });
  return new WrittenJson(`{"items":${items.text},"total":${total},"limit":${limit},"offset":${offset}}`);
};

const ROWS_AT_ONCE = 1000;
const COLUMNS = [
  'user_id',
  'username',
  'display_name',
  'ingame_nick',
  'static_id',
  'reputation',
  'roles',
  'joined_at',
  'left_at',
  'last_active_at',
];

/** The members list as a file, streamed while it is read. */
export const exportMembers: UseCase<typeof guildRoutes.exportMembers> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.exportMembers.access);
  const roles = await findRoles(context.db, input.guildId);
  const roleNames = new Map(roles.map((role) => [role.id, role.name]));
  const members = readAll(context, input.guildId, memberFilterOf(input, context.clock()));
  return writeCsv(COLUMNS, members, (row) => cellsOf(row, roleNames));
};

/** Reads all ids first, so that nobody is missing or included twice if the list changes meanwhile. */
const readAll = async function* (context: Context, guildId: string, filter: MemberFilter) {
  const userIds = await findMemberIds(context.db, guildId, filter);
  for (let at = 0; at < userIds.length; at += ROWS_AT_ONCE)
    yield findListedMembers(context.db, guildId, userIds.slice(at, at + ROWS_AT_ONCE));
};

const cellsOf = (row: ListedMember, roleNames: ReadonlyMap<string, string>): (string | number)[] => [
  row.userId,
  row.username,
  row.displayName,
  row.ingameNick ?? '',
  row.staticId ?? '',
  row.reputation,
  row.roleIds.flatMap((id) => roleNames.get(id) ?? []).join(', '),
  row.joinedAt ?? '',
  row.leftAt ?? '',
  row.lastActiveAt ?? '',
];
