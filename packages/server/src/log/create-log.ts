import { calendarRoutes } from '@famiglia/contract/calendar';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Settings } from '../settings.ts';
import { prettyLog } from './pretty-log.ts';

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

interface LoggedRequest {
  method: string;
  url: string;
  ip?: string;
}

const [BEFORE_TOKEN = '', AFTER_TOKEN = ''] = calendarRoutes.download.path.split(':token');

/** The one address that is itself a right: whoever knows it reads the calendar. */
const withoutToken = (path: string): string =>
  path.startsWith(BEFORE_TOKEN) ? `${BEFORE_TOKEN}…${AFTER_TOKEN}` : path;

/** Without the query: sign-in carries its one-time codes there. */
const shownRequest = ({ method, url, ip }: LoggedRequest) => ({
  method,
  url: withoutToken(url.split('?', 1)[0] ?? ''),
  ip,
});

/** With its request, so that one line tells the whole story. */
const shownAnswer = ({ statusCode, request }: { statusCode: number; request?: LoggedRequest }) =>
  request === undefined ? { statusCode } : { statusCode, ...shownRequest(request) };

/** How drizzle writes down what a failed statement was given: names, addresses, whole rows. */
const givenTo = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'params' in error ? [`\nparams: ${String(error.params)}`] : [];
  return [...own, ...givenTo(error.cause)];
};

/**
 * Without where it was sent and what: Discord's addresses carry the tokens of interactions. Without values: PostgreSQL
 * quotes the row that it refuses. The statement alone says what failed.
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
  const given = givenTo(error);
  const withoutValues = (text: string): string =>
    given.reduce((rest, values) => rest.replaceAll(values, ''), text);
  return { ...shown, message: withoutValues(shown.message), stack: withoutValues(shown.stack) };
};
