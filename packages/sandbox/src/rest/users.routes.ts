import { presentSelf, presentUser } from '../present/present-user.ts';
import { guildPermissions } from '../world/permissions.ts';
import { requireUser } from '../world/require-user.ts';
import type { Guild } from '../world/world.ts';
import { missingAccess, unknownUser } from '../errors/rest-errors.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const MAX_GUILDS = 200;

const getMe = (call: RestCall) => {
  if (call.caller.kind === 'user' && !call.caller.authorization.scopes.includes('identify')) {
    throw missingAccess();
  }
  return presentSelf(requireUser(call.context.world, callerId(call)));
};

const listMyGuilds = (call: RestCall) => {
  if (call.caller.kind === 'user' && !call.caller.authorization.scopes.includes('guilds')) {
    throw missingAccess();
  }
  const me = callerId(call);
  const withCounts = call.query.get('with_counts') === 'true';
  return [...call.context.world.guilds.values()]
    .filter((guild) => guild.members.has(me))
    .slice(0, MAX_GUILDS)
    .map((guild) => presentMyGuild(guild, me, withCounts));
};

const getUser = ({ context, params }: RestCall) => {
  const user = context.world.users.get(params['user_id'] ?? '');
  if (!user) throw unknownUser();
  return presentUser(user);
};

export const usersRoutes: RestRoute[] = [
  { method: 'GET', path: '/users/@me', auth: 'bot-or-user', handle: getMe },
  { method: 'GET', path: '/users/@me/guilds', auth: 'bot-or-user', handle: listMyGuilds },
  { method: 'GET', path: '/users/:user_id', auth: 'bot', handle: getUser },
];

const callerId = ({ context, caller }: RestCall): string =>
  caller.kind === 'user' ? caller.authorization.user_id : context.credentials.application_id;

const presentMyGuild = (guild: Guild, me: string, withCounts: boolean) => {
  const count = guild.members.size;
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    banner: null,
    owner: guild.owner_id === me,
    permissions: guildPermissions(guild, me).toString(),
    features: [],
    ...(withCounts ? { approximate_member_count: count, approximate_presence_count: count } : {}),
  };
};
