import { STORAGE_KEYS } from '@famiglia/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownLanguage } from './visitor-of.ts';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The footer's form without scripts: the choice becomes a cookie, and the visitor lands on the same page
 * without it in the address. True when that was the request.
 */
export const rememberLanguage = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const chosen = knownLanguage((request.query as Record<string, unknown>)[STORAGE_KEYS.language]);
  if (chosen === undefined) return false;
  reply.setCookie(STORAGE_KEYS.language, chosen, {
    path: '/',
    maxAge: YEAR_IN_SECONDS,
    sameSite: 'lax',
  });
  // A path that begins with two slashes would be read as the name of another site.
  const path = new URL(request.url, 'http://site').pathname.replace(/^\/+/, '/');
  reply.redirect(path, 303);
  return true;
};
