import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromiumPlaces, playwrightPrograms, playwrightStore, thisMachine } from './platform.mjs';
import { run, runTool } from './run.mjs';
import { say, seconds } from './say.mjs';

/** A Chromium for browser tests and measurements: an installed one, or one that is installed now. */
export const chromium = async () => find() ?? (await install());

const find = (machine = thisMachine()) =>
  machine.env.CHROMIUM_PATH ?? [...chromiumPlaces(machine), ...downloaded(machine)].find(isExecutable);

const downloaded = (machine) => {
  const store = playwrightStore(machine);
  if (!existsSync(store)) return [];
  const programs = playwrightPrograms(machine);
  return readdirSync(store).flatMap((name) => programs.map((program) => path.join(store, name, program)));
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
    say(`Installing Chromium by ${name} …`);
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
