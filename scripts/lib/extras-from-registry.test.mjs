import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { installExtra } from './extras.mjs';

afterEach(() => vi.unstubAllEnvs());

/** The smallest archive that npm reads: one file. */
const archive = (name, text) => {
  const header = Buffer.alloc(512);
  const fields = {
    0: name,
    100: '0000644',
    124: text.length.toString(8).padStart(11, '0'),
    156: '0',
    257: 'ustar',
  };
  for (const [at, value] of Object.entries(fields)) header.write(value, Number(at));
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const content = Buffer.alloc(Math.ceil(text.length / 512) * 512);
  content.write(text);
  return gzipSync(Buffer.concat([header, content, Buffer.alloc(1024)]));
};

const PACKAGE = archive(
  'package/package.json',
  JSON.stringify({
    name: 'reader',
    version: '1.0.0',
    scripts: { postinstall: "node -e \"require('node:fs').writeFileSync('ran', '')\"" },
  }),
);
const hashOf = (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/**
 * A registry with one package, whose script npm would run, and an extra that wants it with this hash. Its archive is
 * where npm's own registry has it, or elsewhere.
 */
const openRegistry = async (integrity, file = '/reader/-/reader-1.0.0.tgz') => {
  const asked = [];
  const directory = mkdtempSync(path.join(tmpdir(), 'famiglia-registry-'));
  const server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url === file) response.end(PACKAGE);
    else if (request.url !== '/reader') response.writeHead(404).end();
    else {
      const tarball = `http://${request.headers.host}${file}`;
      const version = { name: 'reader', version: '1.0.0', dist: { tarball, integrity: hashOf(PACKAGE) } };
      response.end(JSON.stringify({ name: 'reader', versions: { '1.0.0': version } }));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${server.address().port}/`);
  // As npm is without settings of ours.
  vi.stubEnv('npm_config_ignore_scripts', 'false');
  vi.stubEnv('npm_config_cache', path.join(directory, 'cache'));
  const extra = path.join(directory, 'home/ocr');
  mkdirSync(extra, { recursive: true });
  const dependencies = { reader: '1.0.0' };
  const packages = {
    '': { dependencies },
    'node_modules/reader': { version: '1.0.0', integrity, hasInstallScript: true },
  };
  writeFileSync(path.join(extra, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(path.join(extra, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  writeFileSync(path.join(extra, '.npmrc'), '');
  return { home: path.dirname(extra), extra, asked };
};

it('fetches what the lock file names, and runs no script of it', async () => {
  const { home, extra, asked } = await openRegistry(hashOf(PACKAGE));
  await installExtra('ocr', { home });
  // It does not ask what else the registry knows about the package.
  expect(asked).toEqual(['/reader/-/reader-1.0.0.tgz']);
  const reader = path.join(extra, 'node_modules/reader');
  expect(JSON.parse(readFileSync(path.join(reader, 'package.json'), 'utf8')).version).toBe('1.0.0');
  expect(existsSync(path.join(reader, 'ran'))).toBe(false);
});

it('asks a registry that keeps its files elsewhere where they are', async () => {
  const { home, extra, asked } = await openRegistry(hashOf(PACKAGE), '/files/1.tgz');
  await installExtra('ocr', { home });
  expect(asked).toContain('/reader');
  expect(existsSync(path.join(extra, 'node_modules/reader/package.json'))).toBe(true);
});

it('takes nothing whose content is not that of the lock file', async () => {
  const { home, extra } = await openRegistry(hashOf(Buffer.from('another package')));
  await expect(installExtra('ocr', { home })).rejects.toThrow('EINTEGRITY');
  expect(readdirSync(extra).toSorted()).toEqual(['.npmrc', 'package-lock.json', 'package.json']);
});

it('gives up soon where the registry is out of reach', async () => {
  const { home } = await openRegistry(hashOf(PACKAGE));
  // Nothing listens on this port.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/');
  await expect(installExtra('ocr', { home })).rejects.toThrow('ECONNREFUSED');
});
