import type { FastifyReply, FastifyRequest } from 'fastify';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best compression that the client reads. */
export const acceptedEncoding = (request: FastifyRequest): Encoding | undefined => {
  const accepted = new Set(
    (request.headers['accept-encoding'] ?? '')
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  );
  return ENCODINGS.find((encoding) => accepted.has(encoding));
};

/** An answer that depends on what the client accepts says so to caches. */
export const addVary = (reply: FastifyReply, name: string): void => {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`);
};
