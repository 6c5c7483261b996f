import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { humanLines } from './human-lines.ts';

/** Never in a log, wherever they stand. */
const SECRETS = ['token', 'state', 'secret', 'password', 'authorization', 'cookie', 'connectionString'];
/** A sign-in's one-time code. Errors have codes too, and those are worth reading. */
const CODES = ['code', 'body.code', 'query.code', 'input.code'];
const redact = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...CODES];

/** JSON for machines in production, short lines for people everywhere else. */
export const createLog = (
  { LOG_LEVEL: level, production }: Pick<Settings, 'LOG_LEVEL' | 'production'>,
  out: DestinationStream = process.stdout,
): Logger =>
  pino(
    {
      level,
      redact,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { req: shownRequest, res: shownAnswer, err: shownError },
    },
    production ? out : humanLines(out),
  );

interface LoggedRequest {
  method: string;
  url: string;
  ip?: string;
}

/** Without the query: sign-in carries its one-time codes there. */
const shownRequest = ({ method, url, ip }: LoggedRequest) => ({ method, url: url.split('?', 1)[0], ip });

/** With its request, so that one line tells the whole story. */
const shownAnswer = ({ statusCode, request }: { statusCode: number; request?: LoggedRequest }) =>
  request === undefined ? { statusCode } : { statusCode, ...shownRequest(request) };

/** Without where it was sent and what: Discord's addresses carry the tokens of interactions. */
const shownError = (error: Error) => {
  const { url: _url, requestBody: _requestBody, rawError: _rawError, ...shown } = stdSerializers.err(error);
  return shown;
};
