import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

/** Runs a failed job once more. Handlers are idempotent, so nothing is done twice. */
export const runJobAgain: UseCase<typeof adminRoutes.runJobAgain> = async (context, actor, { jobId }) => {
  const admin = requireSiteAdmin(context, actor);
  if (!(await context.jobs.runAgain(jobId))) throw new AppError('not_found');
  context.log.info({ jobId, by: admin.userId }, 'a site admin let a failed job run again');
  return null;
};
