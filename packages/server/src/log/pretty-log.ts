import type { DestinationStream } from 'pino';

interface LogLine {
  level: number;
  time: string;
  msg?: string;
  ms?: number;
  responseTime?: number;
  res?: { statusCode: number; method?: string; url?: string };
  err?: { message?: string; stack?: string };
  [detail: string]: unknown;
}

const NAMES: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const NOISE = new Set([
  'level',
  'time',
  'msg',
  'ms',
  'err',
  'pid',
  'hostname',
  'reqId',
  'req',
  'res',
  'responseTime',
]);

/** Turns pino's JSON into lines that are easy to read in a terminal. */
export const prettyLog = (out: DestinationStream): DestinationStream => ({
  write: (text) => {
    const line = JSON.parse(text) as LogLine;
    // The line of its answer contains everything that this one does.
    if (line.msg !== 'incoming request') out.write(`${humanLine(line)}\n`);
  },
});

const humanLine = (line: LogLine): string => {
  const details = Object.entries(line)
    .filter(([name]) => !NOISE.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const parts = [
    new Date(line.time).toTimeString().slice(0, 8),
    NAMES[line.level] ?? '',
    line.msg === 'request completed' ? answerOf(line) : (line.msg ?? ''),
    ...details,
    line.ms === undefined ? '' : seconds(line.ms),
  ].filter((part) => part !== '');
  const failure = line.err?.stack ?? line.err?.message;
  return failure === undefined
    ? parts.join('  ')
    : `${parts.join('  ')}\n    ${failure.replaceAll('\n', '\n    ')}`;
};

const answerOf = ({ res, responseTime = 0 }: LogLine): string =>
  `${res?.method} ${res?.url} ${res?.statusCode} in ${Math.round(responseTime)} ms`;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
