import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildah } from './buildah.mjs';
import { run } from './run.mjs';

/** As in Debian's own slim images: without manuals. */
const NOT_IN_SLIM = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale'];

/**
 * A replacement for node:VERSION-SUITE-slim where no image can be downloaded: Debian's smallest system, and Node and
 * npm from the npm registry.
 */
export const makeBaseImage = async (name) => {
  const [, major, suite] = /:(\d+)-(\w+)-slim$/.exec(name);
  const scratch = mkdtempSync(path.join(tmpdir(), 'famiglia-base-'));
  try {
    const system = path.join(scratch, 'system');
    await run('debootstrap', ['--variant=minbase', suite, system, debianMirror()]);
    for (const place of NOT_IN_SLIM) rmSync(path.join(system, place), { recursive: true, force: true });
    for (const place of ['var/cache/apt', 'var/lib/apt/lists', 'var/log']) empty(path.join(system, place));
    await addNode(path.join(system, 'usr/local'), major, scratch);
    await makeImage(name, system);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** Where this machine gets its own packages from. */
const debianMirror = () => {
  if (process.env.DEBIAN_MIRROR !== undefined) return process.env.DEBIAN_MIRROR;
  const places = ['/etc/apt/sources.list', ...listed('/etc/apt/sources.list.d')];
  const text = places.map((file) => readOrNothing(file)).join('\n');
  const mirror = /^(?:deb|URIs:)\s+(\S+\/debian)\/?\s*/m.exec(text)?.[1];
  if (mirror === undefined) {
    throw new Error('The sources of apt name no Debian mirror: set DEBIAN_MIRROR to the address of one.');
  }
  return mirror;
};

const listed = (directory) => readdirSync(directory).map((file) => path.join(directory, file));

const readOrNothing = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

const empty = (directory) => {
  for (const file of listed(directory)) rmSync(file, { recursive: true, force: true });
};

const addNode = async (prefix, major, scratch) => {
  const architecture = process.arch === 'arm64' ? 'arm64' : 'x64';
  const packages = path.join(scratch, 'packages');
  mkdirSync(packages);
  const install = ['install', '--prefix', packages, '--no-save', '--ignore-scripts', '--loglevel=error'];
  await run('npm', [...install, `node-linux-${architecture}@${major}`, 'npm@11'], { cwd: packages });
  const modules = path.join(packages, 'node_modules');
  await run('cp', [path.join(modules, `node-linux-${architecture}/bin/node`), path.join(prefix, 'bin/node')]);
  mkdirSync(path.join(prefix, 'lib/node_modules'), { recursive: true });
  await run('cp', ['-R', path.join(modules, 'npm'), path.join(prefix, 'lib/node_modules/npm')]);
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(prefix, 'bin', name));
  }
};

const makeImage = async (name, system) => {
  const container = (await buildah('from', 'scratch')).trim();
  try {
    await buildah('copy', '--quiet', container, system, '/');
    await buildah('config', '--cmd', 'node', container);
    await buildah('commit', '--quiet', '--format', 'docker', container, name);
  } finally {
    await buildah('rm', container);
  }
};
