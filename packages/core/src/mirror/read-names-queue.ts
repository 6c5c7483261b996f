import type { JobQueue } from '../platform/jobs/job-declaration.ts';

/** Reads nick and static id of members who joined or were renamed, where the family chose a pattern. */
export const readNamesQueue: JobQueue<{ guildId: string; userIds: string[] }> = { name: 'read-names' };
