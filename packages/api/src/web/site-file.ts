import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file of the site, ready in memory: there are two dozen, and all of them are small. */
export interface SiteFile {
  body: Buffer;
  type: string;
  etag: string;
}

export const siteFile = (body: Buffer, type: string): SiteFile => ({
  body,
  type,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/** Sends a file, or nothing at all to a browser that has it already. */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag }: SiteFile,
  cacheControl: string,
): FastifyReply => {
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
};
