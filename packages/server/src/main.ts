import { fileURLToPath } from 'node:url';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { StartRefused } from '@famiglia/core/platform/start-refused';
import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import { demoUntil, repeatDemo } from './demo/repeat-demo.ts';
import { createLog } from './log/create-log.ts';
import { seconds } from './log/pretty-log.ts';
import { readSettings, type Settings } from './settings.ts';
import { SettingsError } from './settings/settings-error.ts';
import { withTimeout } from './start/with-timeout.ts';
import { onSignal } from './start/on-signal.ts';
import type { DiscordAccess } from './start/open-discord.ts';
import { releaseMemoryWhenIdle } from './start/release-memory.ts';
import { fileRefusal } from './start/require-data-dir.ts';
import { startFamiglia } from './start/start-famiglia.ts';
import { createShutdown } from './start/shutdown.ts';

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};

const settings = settingsOrExit();
const log = createLog(settings);
if (settings.DEMO && demoUntil() === undefined) {
  process.exit(await repeatDemo({ program: fileURLToPath(import.meta.url), settings, log }));
}
const shutdown = createShutdown(log);
const stopping = new AbortController();
let running = false;
let ending: Promise<void> | undefined;

const fail = (reason: unknown): void => {
  // A problem that the operator can solve is one line; anything else is our own fault and needs its stack.
  const refusal = reason instanceof StartRefused ? reason : fileRefusal(reason);
  if (refusal === undefined) log.fatal({ err: reason }, 'Famiglia has to stop');
  else log.fatal(refusal.message);
  ending ??= end(1);
};
process.on('uncaughtException', (error) => {
  // discord.js drops a connection that is just being made, and its rejection is then unhandled.
  if (stopping.signal.aborted) log.debug({ err: error }, 'something broke on the way out');
  else fail(error);
});
// An unhandled rejection is logged but does not end the process.
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a rejection was not handled'));

/** Shuts the process down. A start that is still running ends first, so that it is known what to stop. */
const end = async (exitCode: number): Promise<void> => {
  running = false;
  process.exitCode = exitCode;
  stopping.abort();
  await withTimeout(5000, started);
  await shutdown.run();
  // Services that did not stop in time must not keep the process alive.
  setTimeout(() => process.exit(), 200).unref();
};

// The pipe is closed: the parent process has ended, and every further line would fail too.
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

const start = async (): Promise<void> => {
  const { signal } = stopping;
  try {
    const discord = await startFamiglia({ settings, log, shutdown, signal, fail, isRunning: () => running });
    running = !signal.aborted;
    if (!running) return;
    welcome(settings, discord, log);
    releaseMemoryWhenIdle();
  } catch (error) {
    // A start that is interrupted by a signal fails, and this failure is not logged.
    if (!signal.aborted) fail(error);
  }
};

const started = start();

/** Prints that it runs, how long the start took, and what to do next. */
const welcome = (settings: Settings, { sandboxUrl }: DiscordAccess, log: Logger): void => {
  const ms = Date.now() - startedAt();
  if (settings.production) {
    log.info({ ms, services: [...settings.SERVICES] }, 'Famiglia runs');
    return;
  }
  const lines = [`Famiglia runs. The start took ${seconds(ms)}.`, ''];
  if (settings.SERVICES.has('api')) lines.push(`  Panel    ${settings.PUBLIC_URL}`);
  if (sandboxUrl !== undefined) {
    lines.push(`  Sandbox  ${sandboxUrl}  a local stand-in for Discord: nothing here reaches the real one`);
    lines.push('', `  Sign in as any of ${Object.keys(PEOPLE).join(', ')}.`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n  Ctrl+C stops it.\n\n`);
};

/** The start script installs and builds first, and passes on when it began. */
const startedAt = (): number => {
  const told = process.argv.find((argument) => argument.startsWith('--began='));
  return told === undefined ? Date.now() - process.uptime() * 1000 : Number(told.slice('--began='.length));
};
