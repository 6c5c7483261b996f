import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { authenticateKey, findKeys, makeKey, revokeKey } from '../keys/guild-keys.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';

export const listWarKeys: UseCase<typeof warRoutes.keys> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, warRoutes.keys.access);
  return wholeList((await findKeys(context, guildId, 'wars')).map(({ key }) => key));
};

export const createWarKey: UseCase<typeof warRoutes.createKey> = async (
  context,
  actor,
  { guildId, name },
) => {
  await requireGuildAccess(context, actor, guildId, warRoutes.createKey.access);
  const { userId } = requireSignedIn(actor);
  const { key, secret } = await makeKey(context, { guildId, opens: 'wars', name, createdBy: userId });
  return { ...key, secret };
};

export const revokeWarKey: UseCase<typeof warRoutes.revokeKey> = async (
  context,
  actor,
  { guildId, keyId },
) => {
  await requireGuildAccess(context, actor, guildId, warRoutes.revokeKey.access);
  const { userId } = requireSignedIn(actor);
  await revokeKey(context, { guildId, keyId, opens: 'wars', userId });
  return null;
};

export const authenticateWarKey = async (
  context: Pick<Context, 'db' | 'clock'>,
  secret: string,
): Promise<{ keyId: string; guildId: string } | null> => {
  const row = await authenticateKey(context, 'wars', secret);
  return row === null ? null : { keyId: row.id, guildId: row.guildId };
};
