import { newPlace, startProcess } from '../../../e2e/support/famiglia-process.ts';
import type { FamigliaProcess, Place } from '../../../e2e/support/famiglia-process.ts';
import { temporaryData } from '../../../e2e/support/temporary-data.ts';
import { withCleanup } from '../../support/with-cleanup.ts';
import type { Defer } from '../../support/with-cleanup.ts';
import { Findings } from './findings.ts';

/** The built program on its own data, as `npm start` runs it. Replacements of it are stopped too. */
export interface Victim {
  process: FamigliaProcess;
  findings: Findings;
  defer: Defer;
  /** Kills it, as a power cut would, and starts it again in the same place. */
  killAndStart: () => Promise<void>;
}

/** Starts a program with the demo family, runs a part against it, and prints the findings. */
export const withVictim = async (
  settings: Record<string, string> | ((place: Place, defer: Defer) => Promise<Record<string, string>>),
  run: (victim: Victim) => Promise<void>,
): Promise<void> =>
  withCleanup(async (defer) => {
    const data = await temporaryData();
    defer(data.remove);
    const findings = new Findings();
    const empty = await newPlace(data.dataDir);
    const place = {
      ...empty,
      settings: typeof settings === 'function' ? await settings(empty, defer) : settings,
    };
    const victim: Victim = {
      process: await startProcess(place),
      findings,
      defer,
      killAndStart: async () => {
        findings.readLog(victim.process.log());
        await victim.process.kill();
        victim.process = await startProcess(place);
      },
    };
    defer(async () => victim.process.stop());
    await run(victim);
    await victim.process.stop();
    findings.readLog(victim.process.log());
    findings.tell();
  });
