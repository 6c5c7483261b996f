import { StartRefused } from '@famiglia/core/platform/start-refused';

/** What PostgreSQL or the network answers to a failed connection; `$where` never contains the password. */
const REFUSALS: Record<string, string> = {
  '28P01':
    'PostgreSQL at $where does not accept the user name or the password. Correct them in DATABASE_URL.',
  '28000':
    'PostgreSQL at $where lets $user in from here by no rule of its pg_hba.conf. Add one, or correct DATABASE_URL.',
  '3D000': 'PostgreSQL at $where has no database $database. Create it, or name another one in DATABASE_URL.',
  '42501':
    'PostgreSQL at $where does not let $user create tables in $database. Give it the database (ALTER DATABASE … OWNER TO …), or name another user in DATABASE_URL.',
  '57P03': 'PostgreSQL at $where is not ready yet. Start again in a moment.',
  '53300': 'PostgreSQL at $where has no connection left. Raise its max_connections, or close some.',
};
const NO_ANSWER = 'No PostgreSQL answers at $where ($code). Start it, or correct DATABASE_URL.';
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EACCES',
  'ETIMEDOUT',
]);

/** One line for the operator if DATABASE_URL is the problem; otherwise undefined. */
export const databaseRefusal = (error: unknown, databaseUrl: string): StartRefused | undefined => {
  const code = codeOf(error);
  const text = REFUSALS[code] ?? (UNREACHABLE.has(code) ? NO_ANSWER : undefined);
  if (text === undefined) return undefined;
  const { hostname, port, username, pathname, searchParams } = new URL(databaseUrl);
  const place = { host: searchParams.get('host') ?? (hostname || 'localhost'), port: port || '5432' };
  const words: Record<string, string> = {
    where: `${place.host}:${place.port}`,
    user: decodeURIComponent(username) || 'this user',
    database: decodeURIComponent(pathname.slice(1)),
    code,
  };
  return new StartRefused(
    text.replaceAll(/\$(\w+)/g, (_, name: string) => words[name] ?? ''),
    { cause: error },
  );
};

/** The code of the error itself or of its cause; a connection that timed out has only a message. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error.message === 'timeout expired') return 'ETIMEDOUT';
  return codeOf(error.cause);
};
