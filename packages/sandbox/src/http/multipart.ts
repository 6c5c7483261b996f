import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';

export interface MultipartFile {
  field: string;
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/** A class, so that a handler can tell a multipart body from JSON that happens to look like one. */
export class MultipartBody {
  readonly fields = new Map<string, string>();
  readonly files: MultipartFile[] = [];
}

export const isMultipart = (body: unknown): body is MultipartBody => body instanceof MultipartBody;

export const readMultipart = (request: IncomingMessage): Promise<MultipartBody> =>
  new Promise((resolve, reject) => {
    const body = new MultipartBody();
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8' });
    parser.on('field', (name, value) => body.fields.set(name, value));
    parser.on('file', (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        body.files.push({
          field,
          filename: filename ?? 'file',
          contentType: mimeType,
          bytes: Buffer.concat(chunks),
        });
      });
    });
    parser.on('close', () => resolve(body));
    parser.on('error', reject);
    request.pipe(parser);
  });
