import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { AdminUser } from '@famiglia/contract/admin/admin';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminUsers, findGuildsOfUser, findLivingSessions } from './admin-user.queries.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { AppError } from '../platform/app-error.ts';
import { findUser } from '../auth/sign-in.queries.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { endAllSessions } from '../auth/logout.ts';
import { presentUser } from '../auth/get-me.ts';
import type { Context } from '../platform/context.ts';
import type { users } from '../platform/db/schema/auth.ts';

export const listAdminUsers: UseCase<typeof adminRoutes.users> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { rows, total } = await findAdminUsers(context.db, input);
  const { limit, offset } = input;
  return { items: rows.map((row) => presentAdminUser(context, row)), total, limit, offset };
};

export const getAdminUser: UseCase<typeof adminRoutes.user> = async (context, actor, { userId }) => {
  requireSiteAdmin(context, actor);
  const [user, guilds, sessions] = await Promise.all([
    findUser(context.db, userId),
    findGuildsOfUser(context.db, userId),
    findLivingSessions(context.db, userId),
  ]);
  if (user === undefined) throw new AppError('not_found');
  return {
    ...presentAdminUser(context, user),
    guilds: guilds.map(({ id, name, iconPath, ownerId }) => ({
      id,
      name,
      icon_url: discordImageUrl(context.config.cdnUrl, iconPath),
      owner: ownerId === userId,
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      created_at: session.createdAt.toISOString(),
      last_used_at: (session.lastUsedAt ?? session.createdAt).toISOString(),
      ip: session.ip,
      country_code: session.countryCode,
      user_agent: session.userAgent,
    })),
  };
};

/** Ends all sessions of a person. It concerns no guild, so it is only logged and not in any guild's activity. */
export const signOutUser: UseCase<typeof adminRoutes.signOutUser> = async (context, actor, { userId }) => {
  const admin = requireSiteAdmin(context, actor);
  if ((await findUser(context.db, userId)) === undefined) throw new AppError('not_found');
  await context.db.transaction(async (tx) => endAllSessions(context, tx, userId));
  context.log.info({ userId, by: admin.userId }, 'a site admin signed somebody out everywhere');
  return null;
};

const presentAdminUser = (context: Context, user: typeof users.$inferSelect): AdminUser => ({
  ...presentUser(context.config, user),
  first_seen_at: user.firstSeenAt.toISOString(),
  last_login_at: user.lastLoginAt?.toISOString() ?? null,
});
