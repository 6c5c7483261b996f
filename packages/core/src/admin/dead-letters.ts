import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { findGuilds } from '../mirror/guild.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { AppError } from '../platform/app-error.ts';

/** As much of an error as fits in a line or two. */
const LONGEST_REASON = 300;

/** Jobs that used up their retries: which job, for which guild, and why. */
export const listDeadLetters: UseCase<typeof adminRoutes.deadLetters> = async (context, actor, page) => {
  requireSiteAdmin(context, actor);
  const { items, total } = await context.jobs.listDeadLetters(page);
  const guildIds = items.flatMap(({ guildId }) => guildId ?? []);
  const names = new Map((await findGuilds(context.db, guildIds)).map(({ id, name }) => [id, name]));
  const guildOf = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  return {
    items: items.map(({ id, name, title, guildId, reason, tries, askedAt, failedAt }) => ({
      id,
      name,
      title,
      guild: guildOf(guildId),
      reason: reason.slice(0, LONGEST_REASON),
      tries,
      asked_at: askedAt.toISOString(),
      failed_at: failedAt.toISOString(),
    })),
    total,
    ...page,
  };
};

/** Runs a failed job once more. Handlers are idempotent, so nothing is done twice. */
export const runJobAgain: UseCase<typeof adminRoutes.runJobAgain> = async (context, actor, { jobId }) => {
  const admin = requireSiteAdmin(context, actor);
  if (!(await context.jobs.runAgain(jobId))) throw new AppError('not_found');
  context.log.info({ jobId, by: admin.userId }, 'a site admin let a failed job run again');
  return null;
};
