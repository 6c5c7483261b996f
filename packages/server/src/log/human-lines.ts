import type { DestinationStream } from 'pino';

interface LogLine {
  level: number;
  time: string;
  msg?: string;
  ms?: number;
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

/** Turns pino's JSON into lines that a person at a terminal can read at a glance. */
export const humanLines = (out: DestinationStream): DestinationStream => ({
  write: (line) => {
    out.write(`${humanLine(JSON.parse(line) as LogLine)}\n`);
  },
});

export const humanLine = (line: LogLine): string => {
  const details = Object.entries(line)
    .filter(([name]) => !NOISE.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const parts = [
    new Date(line.time).toTimeString().slice(0, 8),
    NAMES[line.level] ?? '',
    line.msg ?? '',
    ...details,
    line.ms === undefined ? '' : seconds(line.ms),
  ].filter((part) => part !== '');
  const failure = line.err?.stack ?? line.err?.message;
  return failure === undefined
    ? parts.join('  ')
    : `${parts.join('  ')}\n    ${failure.replaceAll('\n', '\n    ')}`;
};

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
