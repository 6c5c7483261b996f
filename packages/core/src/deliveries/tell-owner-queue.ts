import type { JobQueue } from '../platform/jobs/job-declaration.ts';

/** Looks for what the site's owner has not been told: sent wherever something may be news for them. */
export const tellOwnerQueue: JobQueue<Record<string, never>> = { name: 'tell-owner', merged: true };
