import type { Session } from '@famiglia/contract/auth/auth';
import type { CoreConfig } from '../platform/context.ts';
import type { users } from '../platform/db/schema/auth.ts';
import type { IssuedToken, RefreshKey } from './issue-token.ts';
import { presentUser } from './get-me.ts';

/** What a browser receives: the session for its scripts, and the cookie that they cannot read. */
export interface GivenSession<Shown extends Session = Session> {
  session: Shown;
  refreshKey: RefreshKey;
}

export const presentSession = (
  config: CoreConfig,
  { token, expiresAt, refreshKey }: IssuedToken,
  user: typeof users.$inferSelect,
): GivenSession => ({
  session: { token, expires_at: expiresAt.toISOString(), user: presentUser(config, user) },
  refreshKey,
});
