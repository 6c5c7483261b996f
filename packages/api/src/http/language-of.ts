import type { Language } from '@famiglia/contract/constants';
import type { FastifyRequest } from 'fastify';

/** The language an error is explained in: Russian for those who ask for it, English for the rest. */
export const languageOf = (request: FastifyRequest): Language =>
  /^ru\b/i.test(request.headers['accept-language'] ?? '') ? 'ru' : 'en';
