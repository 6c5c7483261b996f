import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { AppError } from '../platform/app-error.ts';
import { findUser } from '../auth/sign-in.queries.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findGuildsOfUser, findLivingSessions } from './admin-user.queries.ts';
import { presentAdminUser } from './present-admin-user.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

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
