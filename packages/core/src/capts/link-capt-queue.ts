import type { JobQueue } from '../platform/jobs/job-declaration.ts';
import type { CaptTarget } from './capt.queries.ts';

/** Looks for a war of the feed that waits for this capt: sent with every capt that a leader plans. */
export const linkCaptQueue: JobQueue<CaptTarget> = { name: 'link-capt' };
