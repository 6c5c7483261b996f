/** The packages that run in Node, each after those it imports. */
export const SERVER_PACKAGES = ['contract', 'core', 'api', 'bot', 'sandbox', 'server'];
