import type { BaseLogger } from 'pino';

/** The part of pino that core uses, so that tests can pass a silent one. */
export type Logger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

const nothing = (): void => undefined;
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
