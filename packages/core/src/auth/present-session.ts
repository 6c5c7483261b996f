import type { Session } from '@famiglia/contract/auth';
import type { CoreConfig } from '../context.ts';
import type { users } from '../db/schema/auth.ts';
import type { IssuedToken } from './issue-token.ts';
import { presentUser } from './present-user.ts';

export const presentSession = (
  config: CoreConfig,
  issued: IssuedToken,
  user: typeof users.$inferSelect,
): Session => ({
  token: issued.token,
  expires_at: issued.expiresAt.toISOString(),
  user: presentUser(config, user),
});
