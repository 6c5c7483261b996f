import type { Permission } from '@famiglia/contract/access/permissions';
import { apiKeyRoutes } from '@famiglia/contract/keys/api-keys';
import type { ApiKey, GuildKey } from '@famiglia/contract/keys/api-keys';
import { requireGrantable } from '../access/require-grantable.ts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { ActingKey } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { AccessReader } from '../platform/guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { authenticateKey, findKeys, makeKey, revokeKey } from './guild-keys.ts';
import type { KeyRow } from './guild-keys.ts';

export const listApiKeys: UseCase<typeof apiKeyRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, apiKeyRoutes.list.access);
  const keys = await findKeys(context, guildId, 'api');
  return wholeList(await Promise.all(keys.map(async (one) => presentApiKey(context.access, one))));
};

const presentApiKey = async (
  access: AccessReader,
  { row, key }: { row: KeyRow; key: GuildKey },
): Promise<ApiKey> => {
  const held = (await access.inGuild(row.createdBy, row.guildId))?.permissions;
  return {
    ...key,
    permissions: row.permissions,
    lost: row.permissions.filter((permission) => held?.has(permission) !== true),
    calls_per_minute: row.callsPerMinute ?? 0,
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
};

/** Nobody grants a key more, or for longer, than they have themselves. */
export const createApiKey: UseCase<typeof apiKeyRoutes.create> = async (context, actor, input) => {
  const { guildId, name, callsPerMinute } = input;
  const access = await requireGuildAccess(context, actor, guildId, apiKeyRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
  if (expiresAt !== null && expiresAt <= context.clock()) throw new AppError('key_ends_too_early');
  const permissions: Permission[] = [...new Set(input.permissions)];
  requireGrantable(access, permissions, expiresAt);
  const wanted = { guildId, opens: 'api', name, createdBy: userId } as const;
  const made = await makeKey(context, { ...wanted, permissions, callsPerMinute, expiresAt });
  return { ...(await presentApiKey(context.access, made)), secret: made.secret };
};

export const revokeApiKey: UseCase<typeof apiKeyRoutes.revoke> = async (context, actor, input) => {
  const { guildId, keyId } = input;
  await requireGuildAccess(context, actor, guildId, apiKeyRoutes.revoke.access);
  const { userId } = requireSignedIn(actor);
  await revokeKey(context, { guildId, keyId, opens: 'api', userId });
  return null;
};

/** Longer than a token of a session, so that none is ever taken for the other. */
const SHAPE = /^fa_[\w-]{43}$/;
export const isApiKey = (secret: string): boolean => SHAPE.test(secret);

/** The key of a program, while whoever made it belongs to the family. */
export const authenticateApiKey = async (
  context: Pick<Context, 'db' | 'clock' | 'access'>,
  secret: string,
): Promise<ActingKey | null> => {
  const row = await authenticateKey(context, 'api', secret);
  if (row === null || (await context.access.inGuild(row.createdBy, row.guildId)) === null) return null;
  return {
    keyId: row.id,
    guildId: row.guildId,
    userId: row.createdBy,
    name: row.name,
    permissions: new Set(row.permissions),
    callsPerMinute: row.callsPerMinute ?? 0,
  };
};
