import { expect, it } from 'vitest';
import { installCommand, missingPackage } from './install.mjs';

const WANTED = {
  '': {},
  'packages/api': { version: '1.0.0' },
  'node_modules/@famiglia/api': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/fastify/node_modules/ajv': { version: '8.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/@rolldown/binding-darwin-x64': { version: '1.0.0', optional: true },
};
const STARTING = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/fastify/node_modules/ajv': { version: '8.0.0' },
};
const EVERYTHING = { ...STARTING, 'node_modules/vitest': { version: '4.0.0', dev: true } };

it('missing packages are listed', () => {
  expect(missingPackage(WANTED, undefined, { development: false })).toBe('none are there yet');
  const { 'node_modules/fastify': _, ...rest } = STARTING;
  expect(missingPackage(WANTED, rest, { development: false })).toBe('fastify is not at 5.0.0');
});

it('a package of another version is missing, also a nested one', () => {
  const old = { ...EVERYTHING, 'node_modules/fastify/node_modules/ajv': { version: '7.0.0' } };
  expect(missingPackage(WANTED, old, { development: true })).toBe('ajv is not at 8.0.0');
});

it('a package that the lock file no longer has is removed, which npm does with every installation', () => {
  const old = { ...STARTING, 'node_modules/tesseract.js': { version: '7.0.0' } };
  expect(missingPackage(WANTED, old, { development: false })).toBe('tesseract.js is no longer needed');
});

it('a start does not need the packages of tests and checks; a test does', () => {
  expect(missingPackage(WANTED, STARTING, { development: false })).toBeUndefined();
  expect(missingPackage(WANTED, STARTING, { development: true })).toBe('vitest is not at 4.0.0');
  expect(missingPackage(WANTED, EVERYTHING, { development: true })).toBeUndefined();
});

it('a start does not install the packages of tests and checks, and does not remove them either', () => {
  expect(installCommand(undefined, { development: false })).toContain('--omit=dev');
  expect(installCommand(STARTING, { development: false })).toContain('--omit=dev');
  expect(installCommand(STARTING, { development: true })).toContain('--include=dev');
  expect(installCommand(EVERYTHING, { development: false })).toContain('--include=dev');
});
