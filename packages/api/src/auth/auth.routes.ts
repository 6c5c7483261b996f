import { adminRoutes } from '@famiglia/contract/admin';
import { authRoutes } from '@famiglia/contract/auth';
import { beginLogin } from '@famiglia/core/auth/begin-login';
import { getMe } from '@famiglia/core/auth/get-me';
import { logout } from '@famiglia/core/auth/logout';
import { recordLogin } from '@famiglia/core/auth/record-login';
import { refreshSession } from '@famiglia/core/auth/refresh-session';
import { tradeLoginCode } from '@famiglia/core/auth/trade-login-code';
import { serve } from '../http/served-route.ts';

export const servedAuthRoutes = [
  serve(authRoutes.login, beginLogin),
  serve(authRoutes.session, tradeLoginCode),
  serve(authRoutes.refresh, refreshSession),
  serve(authRoutes.me, getMe),
  serve(authRoutes.logout, logout),
  serve(adminRoutes.recordLogin, recordLogin),
];
