import type { LoginRecord } from '@famiglia/contract/admin/admin';
import type { loginHistory } from '../platform/db/schema/auth.ts';

interface LoginRow {
  login: typeof loginHistory.$inferSelect;
  username: string;
}

export const presentLogin = ({ login, username }: LoginRow): LoginRecord => ({
  id: String(login.id),
  user_id: login.userId,
  username,
  at: login.at.toISOString(),
  ip: login.ip,
  country_code: login.countryCode,
  user_agent: login.userAgent,
});
