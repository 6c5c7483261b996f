import type { Logger } from 'pino';

/** For Fastify, which logs at `info` where it listens: the start's own steps already do. */
export const listeningLog = (log: Logger): Logger =>
  log.child({}, log.isLevelEnabled('debug') ? {} : { level: 'warn' });
