import type { Language } from '@famiglia/contract/kit/language';
import type { FastifyRequest } from 'fastify';

/** The language of error texts: Russian for those who ask for it, English otherwise. */
export const languageOf = (request: FastifyRequest): Language =>
  /^ru\b/i.test(request.headers['accept-language'] ?? '') ? 'ru' : 'en';
