import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { authRoutes } from '@famiglia/contract/auth/auth';
import { beginLogin } from '@famiglia/core/auth/login';
import { getMe } from '@famiglia/core/auth/get-me';
import { logout, logoutEverywhere } from '@famiglia/core/auth/logout';
import { recordLogin } from '@famiglia/core/auth/login-history';
import { refreshSession } from '@famiglia/core/auth/refresh-session';
import { exchangeLoginCode } from '@famiglia/core/auth/exchange-login-code';
import { serve, serveWithCookie } from '../http/served-route.ts';
import { giveSession, takeCookie } from '../http/sign-in/refresh-cookie.ts';

export const servedAuthRoutes = [
  serve(authRoutes.login, beginLogin),
  serveWithCookie(authRoutes.session, exchangeLoginCode, giveSession),
  serveWithCookie(authRoutes.refresh, refreshSession, giveSession),
  serve(authRoutes.me, getMe),
  serveWithCookie(authRoutes.logout, logout, takeCookie),
  serveWithCookie(authRoutes.logoutEverywhere, logoutEverywhere, takeCookie),
  serve(adminRoutes.recordLogin, recordLogin),
];
