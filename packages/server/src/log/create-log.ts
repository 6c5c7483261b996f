import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { prettyLog } from './pretty-log.ts';
import { shownError } from './shown-error.ts';
import { shownAnswer, shownRequest } from './shown-request.ts';

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
    production ? out : prettyLog(out),
  );
