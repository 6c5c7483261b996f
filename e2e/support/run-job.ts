import { changeDatabase } from './change-database.ts';

/** Lets a job of the schedule begin now, not with the next minute: it is queued as the schedule does. */
export const runJob = async (name: string): Promise<void> => {
  await changeDatabase(`insert into pgboss.job (name, data) values ($1, '{}')`, [name]);
};
