import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findReady } from './readiness.ts';

export const listReady: UseCase<typeof rankRoutes.ready> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, rankRoutes.ready.access);
  const ready = await findReady(context.db, guildId, context.clock());
  return { items: ready.slice(offset, offset + limit), total: ready.length, limit, offset };
};
