/** What one process can run. By default it runs everything. */
export const SERVICES = ['api', 'bot', 'web', 'worker', 'sandbox'] as const;
export type Service = (typeof SERVICES)[number];
