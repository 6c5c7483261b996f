import type { RouteAccess } from '@famiglia/contract/kit/route';
import { snowflake } from '@famiglia/contract/kit/shapes';
import { requireCabinet } from '@famiglia/core/cabinet/require-cabinet';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { requireSiteAdmin } from '@famiglia/core/auth/require-site-admin';
import type { Context } from '@famiglia/core/platform/context';
import type { FastifyRequest } from 'fastify';
import { problemOf } from './problem-of.ts';

/** Only callers with access are told what is wrong with their input. All others get the refusal of their access. */
export const errorForCaller = async (
  context: Context,
  request: FastifyRequest,
  access: RouteAccess,
  error: unknown,
): Promise<unknown> => {
  if (!isAboutShape(error)) return error;
  try {
    await requireRights(context, request, access);
    return error;
  } catch (refusal) {
    return refusal;
  }
};

const isAboutShape = (error: unknown): boolean => [413, 422].includes(problemOf(error, 'en').status);

/** The same access check as in the route's use case, which an invalid request never reaches. */
const requireRights = async (
  context: Context,
  { actor, params }: FastifyRequest,
  access: RouteAccess,
): Promise<void> => {
  if (access.kind === 'site_admin') requireSiteAdmin(context, actor);
  if (access.kind !== 'guild' && access.kind !== 'member') return;
  const guildId = snowflake.safeParse((params as { guildId?: unknown }).guildId);
  if (!guildId.success) return;
  if (access.kind === 'member') await requireCabinet(context, actor, guildId.data);
  else await requireGuildAccess(context, actor, guildId.data, access);
};
