import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { presentMember } from '../../present/present-member.ts';
import type { SandboxContext } from '../../sandbox-context.ts';
import { matchesName } from '../../world/matches-name.ts';
import type { Guild, Member, World } from '../../world/world.ts';
import { decodeError, disallowedIntents } from '../gateway-close.ts';
import type { Session } from '../session.ts';

const CHUNK = 1000;
/** Discord returns at most this many by prefix or by id in one request. */
const MAX_BY_QUERY = 100;

interface MembersRequest {
  guildId: string;
  userIds: string[] | null;
  query: string;
  limit: number;
  nonce: string | undefined;
}

/** Op 8: answered with chunks of a thousand members. */
export const requestMembers = (context: SandboxContext, session: Session, data: unknown): void => {
  const request = readRequest(data);
  const guild = context.world.guilds.get(request.guildId);
  if (!guild?.members.has(context.credentials.application_id)) return;
  const wantsAll = !request.userIds && request.query === '' && request.limit === 0;
  if (wantsAll && !(session.intents & GatewayIntentBits.GuildMembers)) throw disallowedIntents();

  const found = findMembers(context.world, guild, request);
  const count = Math.max(1, Math.ceil(found.length / CHUNK));
  for (let index = 0; index < count; index += 1) {
    const members = found.slice(index * CHUNK, (index + 1) * CHUNK);
    session.push(GatewayDispatchEvents.GuildMembersChunk, {
      guild_id: guild.id,
      members: members.map((member) => presentMember(context.world, member)),
      chunk_index: index,
      chunk_count: count,
      not_found: index === 0 ? notFound(guild, request) : [],
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
    });
  }
};

const findMembers = (world: World, guild: Guild, request: MembersRequest): Member[] => {
  if (request.userIds) {
    return request.userIds.slice(0, MAX_BY_QUERY).flatMap((id) => guild.members.get(id) ?? []);
  }
  const all = [...guild.members.values()];
  if (request.query === '' && request.limit === 0) return all;
  const limit = Math.min(request.limit || MAX_BY_QUERY, MAX_BY_QUERY);
  return all.filter((member) => matchesName(world, member, request.query)).slice(0, limit);
};

const notFound = (guild: Guild, request: MembersRequest): string[] =>
  (request.userIds ?? []).filter((id) => !guild.members.has(id));

const readRequest = (data: unknown): MembersRequest => {
  const given = (data ?? {}) as Record<string, unknown>;
  const [guildId] = [given['guild_id']].flat();
  const userIds = given['user_ids'] === undefined ? null : [given['user_ids']].flat();
  const { query = '', limit = 0, nonce } = given;
  if (typeof guildId !== 'string' || typeof query !== 'string' || typeof limit !== 'number')
    throw decodeError();
  if (given['query'] === undefined && !userIds) throw decodeError();
  return {
    guildId,
    userIds: userIds?.map(String) ?? null,
    query,
    limit,
    // Discord drops a nonce that is too long rather than refusing the request.
    nonce: typeof nonce === 'string' && Buffer.byteLength(nonce) <= 32 ? nonce : undefined,
  };
};
