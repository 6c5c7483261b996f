import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './problem-of.ts';
import { AppError } from '@famiglia/core/platform/app-error';

interface ClientError {
  code?: string;
}

/**
 * Answers input that Node cannot parse as a request. The answer closes the connection and says so, otherwise clients
 * that reuse connections (a browser, a proxy) would send their next request into a closed one.
 */
export const answerClientError = (error: ClientError, socket: Socket): void => {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroySoon();
};

const answerTo = ({ code }: ClientError): string => {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const problem = problemOf(new AppError('payload_too_large'), 'en');
    return written(problem.status, JSON.stringify(problem), ['Content-Type: application/problem+json']);
  }
  return written(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, '', []);
};

const written = (status: number, body: string, headers: readonly string[]): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
