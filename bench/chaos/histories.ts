import { runStorm } from '@famiglia/core/testing/storm/run-storm';
import { tellStorm } from '@famiglia/core/testing/storm/tell-storm';
import { openContext } from '../storm/open-context.ts';
import { withPostgres } from '../support/with-postgres.ts';
import { HISTORIES, SEED } from './support/chaos-options.ts';
import { Findings } from './support/findings.ts';

/** A database that grows makes its checks slower, so each has this many families. */
const FAMILIES_OF_A_DATABASE = 50;

/** Storms of people who change the same things at once, each with the next seed; `npm test` has twenty of them. */
const findings = new Findings();
let done = 0;
while (done < HISTORIES) {
  await withPostgres(async (connectionString) => {
    const { context, close } = await openContext(connectionString);
    const end = Math.min(HISTORIES, done + FAMILIES_OF_A_DATABASE);
    try {
      for (; done < end; done += 1) {
        const report = await runStorm(context, SEED + done);
        if (report.faults.length === 0) continue;
        console.log(tellStorm(report));
        findings.add(`storm ${report.seed}`);
      }
    } finally {
      await close();
    }
  });
  console.log(`${done} of ${HISTORIES} histories`);
}
findings.tell();
