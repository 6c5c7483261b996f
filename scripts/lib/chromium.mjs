import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { run, runTool } from './run.mjs';
import { say, seconds } from './say.mjs';

/** The headless shell first: it draws no window of its own, which spares a third of the tests’ time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where Playwright's own Chromium has its program, below the directory of its version. */
const BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium for the browser tests: one that is there, or one that is installed now. */
export const chromium = async () => find() ?? (await install());

const find = () => process.env.CHROMIUM_PATH ?? onPath() ?? playwrightsOwn();

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((directory) => NAMES.map((name) => path.join(directory, name)))
    .find(isExecutable);

const playwrightsOwn = () => {
  const store =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    (process.platform === 'darwin'
      ? path.join(homedir(), 'Library/Caches/ms-playwright')
      : path.join(homedir(), '.cache/ms-playwright'));
  if (!existsSync(store)) return undefined;
  return readdirSync(store)
    .flatMap((name) => BINARIES.map((binary) => path.join(store, name, binary)))
    .find(isExecutable);
};

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const WAYS = [
  { name: 'the system’s package manager', attempt: () => debianPackage() },
  { name: 'Playwright', attempt: () => playwrightDownload() },
];

const install = async () => {
  const began = Date.now();
  const failures = [];
  for (const { name, attempt } of WAYS) {
    say(`Installing Chromium for the browser tests by ${name} …`);
    try {
      await attempt();
      const found = find();
      if (found !== undefined) {
        say(`Chromium installed in ${seconds(began)}.`);
        return found;
      }
      failures.push(`${name}: nothing was installed`);
    } catch (error) {
      failures.push(`${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
    }
  }
  throw new Error(
    [
      'There is no Chromium and none could be installed. Install one, or set CHROMIUM_PATH.',
      ...failures,
    ].join('\n  '),
  );
};

const debianPackage = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('needs root on Debian');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const install = (name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  await install('chromium-headless-shell').catch(() => install('chromium'));
};

const playwrightDownload = () => runTool('@playwright/test/cli.js', ['install', 'chromium']);
