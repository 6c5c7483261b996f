import type { Logger } from 'pino';

/** For Fastify, which says at `info` where it listens: the steps of the start say that by themselves. */
export const listeningLog = (log: Logger): Logger =>
  log.child({}, log.isLevelEnabled('debug') ? {} : { level: 'warn' });
