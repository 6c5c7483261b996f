import path from 'node:path';
import type { Home } from './choose-home.ts';
import { type Binaries, program } from './native-binaries.ts';
import { findPostmaster } from './postmaster-file.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { runAs } from './run-as.ts';

/** `fast` ends all sessions and writes all data to disk; `immediate` leaves that to the recovery of the next start. */
export const stopPostmaster = async (home: Home, binaries: Binaries): Promise<void> => {
  const data = path.join(home.directory, 'data');
  let output = '';
  for (const mode of ['fast', 'immediate']) {
    const options = ['stop', '-D', data, '-m', mode, '-w', '-t', '10'];
    const run = await runAs(home.account, program(binaries, 'pg_ctl'), options);
    if (run.ok || !(await findPostmaster(data))) return;
    output = run.output;
  }
  throw new PrivatePostgresError(`The PostgreSQL server on ${data} did not stop: ${output}`);
};
