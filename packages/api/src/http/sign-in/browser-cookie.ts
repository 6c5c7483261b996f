import type { Context } from '@famiglia/core/platform/context';
import { authRoutes } from '@famiglia/contract/auth/auth';
import { randomToken } from '@famiglia/core/platform/encryption';
import type { FastifyInstance } from 'fastify';

export const BROWSER_COOKIE = 'famiglia_browser';

const LIFE_SECONDS = 3600;
const COOKIE_VALUE = /^[\w-]{43}$/;

/**
 * Gives a browser that begins a sign-in a random value, which is checked on its return. An existing value is kept, so
 * that two tabs can sign in at once.
 */
export const registerBrowserCookie = (app: FastifyInstance, context: Context): void => {
  const secure = context.config.publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== authRoutes.login.path) return;
    const present = request.cookies[BROWSER_COOKIE];
    const value = present !== undefined && COOKIE_VALUE.test(present) ? present : randomToken();
    request.cookies[BROWSER_COOKIE] = value;
    reply.setCookie(BROWSER_COOKIE, value, {
      path: '/auth',
      httpOnly: true,
      // Lax, not strict: the return from Discord is a navigation from another site.
      sameSite: 'lax',
      secure,
      maxAge: LIFE_SECONDS,
    });
  });
};
