import type { authRoutes, User } from '@famiglia/contract/auth/auth';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findUser } from './sign-in.queries.ts';
import type { CoreConfig } from '../platform/context.ts';
import type { users } from '../platform/db/schema/auth.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';

export const getMe: UseCase<typeof authRoutes.me> = async (context, actor) => {
  const user = await findUser(context.db, requireSignedIn(actor).userId);
  if (user === undefined) throw new AppError('not_signed_in');
  return presentUser(context.config, user);
};

export const presentUser = (config: CoreConfig, user: typeof users.$inferSelect): User => ({
  id: user.id,
  username: user.username,
  global_name: user.globalName,
  avatar_url: discordImageUrl(config.cdnUrl, user.avatarPath),
  is_admin: config.siteAdminIds.has(user.id),
});
