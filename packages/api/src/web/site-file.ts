import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, addVary } from '../http/accepted-encoding.ts';
import type { Encoding } from '../http/accepted-encoding.ts';

/** Fits into one packet: compression gains nothing. */
const MIN_COMPRESSED_BYTES = 1024;
/** Fonts and images are compressed already. */
const COMPRESSIBLE = /^text\/|javascript|json|xml/;
/** A quarter smaller than gzip in the same time. */
const QUICK_QUALITY = 5;
/** Another tenth smaller, in fifteen times the time. */
const SMALL_QUALITY = 10;
const brotli = async (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const COMPRESS = {
  br: async (body: Buffer): Promise<Buffer> => brotli(body, QUICK_QUALITY),
  gzip: async (body: Buffer): Promise<Buffer> => promisify(gzip)(body),
};

/** A file of the site in memory: it exists once, however many clients read it, and however slowly. */
export interface SiteFile {
  body: Buffer;
  type: string;
  etag: string;
  packed: Map<Encoding, Promise<Buffer>>;
}

export const siteFile = (body: Buffer, type: string): SiteFile => ({
  body,
  type,
  etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  packed: new Map(),
});

/** Sends a file, or 304 to a browser that has it already. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  cacheControl: string,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request, file);
  const etag = `"${file.etag}${encoding ?? ''}"`;
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (isCompressible(file)) addVary(reply, 'Accept-Encoding');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(file.type);
  if (encoding === undefined) return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(await compressedBody(file, encoding));
};

const isCompressible = ({ body, type }: SiteFile): boolean =>
  body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);

const encodingFor = (request: FastifyRequest, file: SiteFile): Encoding | undefined =>
  isCompressible(file) ? acceptedEncoding(request) : undefined;

/** Compressed quickly on the first request, so that nobody waits, and then once more for everybody after it. */
const compressedBody = async (file: SiteFile, encoding: Encoding): Promise<Buffer> => {
  const known = file.packed.get(encoding);
  if (known !== undefined) return known;
  const quick = COMPRESS[encoding](file.body);
  file.packed.set(encoding, quick);
  if (encoding === 'br') {
    void brotli(file.body, SMALL_QUALITY).then((small) => file.packed.set('br', Promise.resolve(small)));
  }
  return quick;
};
