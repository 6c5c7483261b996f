import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { AppError } from '../platform/app-error.ts';
import { endAllSessions } from '../auth/end-all-sessions.ts';
import { findUser } from '../auth/sign-in.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

/** Ends all sessions of a person. It concerns no guild, so it is only logged and not in any guild's activity. */
export const signOutUser: UseCase<typeof adminRoutes.signOutUser> = async (context, actor, { userId }) => {
  const admin = requireSiteAdmin(context, actor);
  if ((await findUser(context.db, userId)) === undefined) throw new AppError('not_found');
  await context.db.transaction(async (tx) => endAllSessions(context, tx, userId));
  context.log.info({ userId, by: admin.userId }, 'a site admin signed somebody out everywhere');
  return null;
};
