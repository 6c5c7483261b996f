import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { ban, leave, unban } from '../members/leave.ts';
import { announceMemberChange } from '../members/announce-member.ts';
import { presentMember } from '../present/present-member.ts';
import { matchesName } from '../world/matches-name.ts';
import { highestPosition } from '../world/permissions.ts';
import type { Guild, Member } from '../world/world.ts';
import { missingPermissions, unknownRole, unknownUser } from '../errors/rest-errors.ts';
import { FormErrors } from '../forms/form-errors.ts';
import { readLimit } from './pick-page.ts';
import { requireGuild, requireMember } from './require-guild.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const ALL = '/guilds/:guild_id/members';
const ONE = `${ALL}/:user_id`;
const BAN = '/guilds/:guild_id/bans/:user_id';
const EDITABLE = ['nick', 'roles', 'communication_disabled_until'] as const;

const listMembers = (call: RestCall) => {
  const guild = requireGuild(call);
  const after = BigInt(call.query.get('after') ?? 0);
  return [...guild.members.values()]
    .map((member) => ({ member, id: BigInt(member.user_id) }))
    .filter(({ id }) => id > after)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, readLimit(call.query, 1, 1000))
    .map(({ member }) => presentMember(call.context.world, member));
};

const searchMembers = (call: RestCall) => {
  const { world } = call.context;
  const query = call.query.get('query') ?? '';
  return [...requireGuild(call).members.values()]
    .filter((member) => matchesName(world, member, query))
    .slice(0, readLimit(call.query, 1, 1000))
    .map((member) => presentMember(world, member));
};

const getMember = (call: RestCall) =>
  presentMember(call.context.world, requireMember(call, requireGuild(call)));

const renameSelf = (call: RestCall) => {
  const guild = requireGuild(call, Bits.ChangeNickname);
  const self = { ...call, params: { ...call.params, user_id: call.context.credentials.application_id } };
  return applyChanges(self, guild, requireMember(self, guild));
};

const patchMember = (call: RestCall) => {
  const guild = requireGuild(call);
  const member = requireMember(call, guild);
  const { nick, roles, communication_disabled_until: until } = call.body as Partial<Member>;
  if (nick !== undefined) requireGuild(call, Bits.ManageNicknames);
  if (until !== undefined) requireGuild(call, Bits.ModerateMembers);
  if (nick !== undefined || until !== undefined)
    assertBelow(call, guild, highestPosition(guild, member.user_id));
  if (roles !== undefined) {
    requireGuild(call, Bits.ManageRoles);
    const changed = [...roles, ...member.roles].filter(
      (id) => roles.includes(id) !== member.roles.includes(id),
    );
    for (const id of changed) assertAssignable(call, guild, id);
  }
  return applyChanges(call, guild, member);
};

const addRole = (call: RestCall) => {
  changeRole(call, (roles, id) => [...roles, id]);
};

const removeRole = (call: RestCall) => {
  changeRole(call, (roles) => roles);
};

const kick = (call: RestCall) => {
  const guild = requireGuild(call, Bits.KickMembers);
  const { user_id: userId } = requireMember(call, guild);
  assertBelow(call, guild, highestPosition(guild, userId));
  leave(call.context, guild, userId);
};

const banUser = (call: RestCall) => {
  const guild = requireGuild(call, Bits.BanMembers);
  const userId = call.params.user_id ?? '';
  if (!call.context.world.users.has(userId)) throw unknownUser();
  assertBelow(call, guild, highestPosition(guild, userId));
  ban(call.context, guild, userId);
};

const unbanUser = (call: RestCall) => {
  unban(call.context, requireGuild(call, Bits.BanMembers), call.params.user_id ?? '');
};

export const membersRoutes: RestRoute[] = [
  { method: 'GET', path: ALL, auth: 'bot', query: ['limit', 'after'], handle: listMembers },
  { method: 'GET', path: `${ALL}/search`, auth: 'bot', query: ['query', 'limit'], handle: searchMembers },
  { method: 'PATCH', path: `${ALL}/@me`, auth: 'bot', fields: ['nick'], handle: renameSelf },
  { method: 'GET', path: ONE, auth: 'bot', handle: getMember },
  { method: 'PATCH', path: ONE, auth: 'bot', fields: EDITABLE, handle: patchMember },
  { method: 'DELETE', path: ONE, auth: 'bot', handle: kick },
  { method: 'PUT', path: `${ONE}/roles/:role_id`, auth: 'bot', handle: addRole },
  { method: 'DELETE', path: `${ONE}/roles/:role_id`, auth: 'bot', handle: removeRole },
  { method: 'PUT', path: BAN, auth: 'bot', fields: ['delete_message_seconds'], handle: banUser },
  { method: 'DELETE', path: BAN, auth: 'bot', handle: unbanUser },
];

const applyChanges = ({ context, body }: RestCall, guild: Guild, member: Member) => {
  const changes = body as Partial<Member>;
  const errors = new FormErrors();
  errors.length(['nick'], changes.nick, 0, 32);
  errors.throwIfAny();
  for (const field of EDITABLE) {
    if (changes[field] !== undefined) Object.assign(member, { [field]: changes[field] || emptyOf(field) });
  }
  announceMemberChange(context, guild, member);
  return presentMember(context.world, member);
};

const emptyOf = (field: (typeof EDITABLE)[number]) => (field === 'roles' ? [] : null);

const changeRole = (call: RestCall, change: (others: string[], id: string) => string[]): void => {
  const guild = requireGuild(call, Bits.ManageRoles);
  const member = requireMember(call, guild);
  const roleId = call.params.role_id ?? '';
  assertAssignable(call, guild, roleId);
  member.roles = change(
    member.roles.filter((id) => id !== roleId),
    roleId,
  );
  announceMemberChange(call.context, guild, member);
};

/** A bot can give only roles below its own, and none that Discord manages. */
const assertAssignable = (call: RestCall, guild: Guild, roleId: string): void => {
  const role = guild.roles.get(roleId);
  if (!role) throw unknownRole();
  if (role.managed || role.id === guild.id) throw missingPermissions();
  assertBelow(call, guild, role.position);
};

const assertBelow = ({ context }: RestCall, guild: Guild, position: number): void => {
  if (position >= highestPosition(guild, context.credentials.application_id)) throw missingPermissions();
};
