import { calendarRoutes } from '@famiglia/contract/events/calendar';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Settings } from '../settings.ts';
import { prettyLog } from './pretty-log.ts';

/** Keys that are never logged, at any depth. */
const SECRETS = ['token', 'state', 'secret', 'password', 'authorization', 'cookie', 'connectionString'];
/** A sign-in's one-time code. The codes of errors stay readable. */
const CODES = ['code', 'body.code', 'query.code', 'input.code'];
const redact = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...CODES];

/** JSON in production, short readable lines everywhere else. */
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

interface LoggedRequest {
  method: string;
  url: string;
  ip?: string;
}

const [BEFORE_TOKEN = '', AFTER_TOKEN = ''] = calendarRoutes.download.path.split(':token');

/** The calendar feed's address is a secret: whoever knows it can read the feed. */
const withoutToken = (path: string): string =>
  path.startsWith(BEFORE_TOKEN) ? `${BEFORE_TOKEN}…${AFTER_TOKEN}` : path;

/** Without the query string: sign-in has its one-time codes there. */
const shownRequest = ({ method, url, ip }: LoggedRequest) => ({
  method,
  url: withoutToken(url.split('?', 1)[0] ?? ''),
  ip,
});

/** With its request, so that one line is enough to understand it. */
const shownAnswer = ({ statusCode, request }: { statusCode: number; request?: LoggedRequest }) =>
  request === undefined ? { statusCode } : { statusCode, ...shownRequest(request) };

/** How drizzle appends the values of a failed statement: names, addresses, whole rows. */
const statementValues = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'params' in error ? [`\nparams: ${String(error.params)}`] : [];
  return [...own, ...statementValues(error.cause)];
};

/**
 * Without address and body, because Discord's addresses contain the tokens of interactions. Without values, because
 * PostgreSQL quotes the refused row. The statement itself is enough to find the fault.
 */
const shownError = (error: Error) => {
  const {
    url: _url,
    requestBody: _requestBody,
    rawError: _rawError,
    params: _params,
    query: _query,
    detail: _detail,
    where: _where,
    ...shown
  } = stdSerializers.err(error);
  const given = statementValues(error);
  const withoutValues = (text: string): string =>
    given.reduce((rest, values) => rest.replaceAll(values, ''), text);
  return { ...shown, message: withoutValues(shown.message), stack: withoutValues(shown.stack) };
};

/** For Fastify, which logs at `info` where it listens: the start's own steps already do. */
export const listeningLog = (log: Logger): Logger =>
  log.child({}, log.isLevelEnabled('debug') ? {} : { level: 'warn' });
