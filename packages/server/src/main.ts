import { StartRefused } from '@famiglia/core/platform/start-refused';
import { createLog } from './log/create-log.ts';
import { readSettings, type Settings } from './settings.ts';
import { SettingsError } from './settings/settings-error.ts';
import { withTimeout } from './start/with-timeout.ts';
import { onSignal } from './start/on-signal.ts';
import { fileRefusal } from './start/require-data-dir.ts';
import { startFamiglia } from './start/start-famiglia.ts';
import { createShutdown } from './start/shutdown.ts';
import { welcome } from './start/welcome.ts';

const settings = settingsOrExit();
const log = createLog(settings);
const shutdown = createShutdown(log);
const stopping = new AbortController();
let running = false;
let ending: Promise<void> | undefined;

const fail = (reason: unknown): void => {
  // What a person can mend is said in one line; anything else is a fault of ours, and needs its stack.
  const refusal = reason instanceof StartRefused ? reason : fileRefusal(reason);
  if (refusal === undefined) log.fatal({ err: reason }, 'Famiglia has to stop');
  else log.fatal(refusal.message);
  ending ??= end(1);
};
process.on('uncaughtException', (error) => {
  // discord.js drops a connection that is just being made, and then nobody hears how it failed.
  if (stopping.signal.aborted) log.debug({ err: error }, 'something broke on the way out');
  else fail(error);
});
// A promise that nobody waited for: worth knowing, no reason to throw everybody out.
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a rejection was not handled'));
// A closed pipe: whoever started this has gone, and every further line would only fail again.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', () => {
    ending ??= end(1);
  });
}
onSignal(
  () => {
    log.info('stopping; once more to stop at once');
    ending ??= end(0);
  },
  () => process.exit(1),
);

const started = start();

async function start(): Promise<void> {
  const { signal } = stopping;
  try {
    const discord = await startFamiglia({ settings, log, shutdown, signal, fail, isRunning: () => running });
    running = !signal.aborted;
    if (running) welcome(settings, discord, log);
  } catch (error) {
    // Whoever is told to stop in the middle of a start fails at it, and that is no news.
    if (!signal.aborted) fail(error);
  }
}

/** Ends the process in order. A start that is still under way comes to its end first, to know what to stop. */
async function end(exitCode: number): Promise<void> {
  running = false;
  process.exitCode = exitCode;
  stopping.abort();
  await withTimeout(5000, started);
  await shutdown.run();
  // What did not stop in time must not keep the process alive.
  setTimeout(() => process.exit(), 200).unref();
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
