import { expect, it, vi } from 'vitest';
import { addressesFirst, withAddresses } from './download-addresses.mjs';

const registry = 'https://packages.test/npm';

it('gives every package that is fetched its address, under its own name', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'famiglia' },
      'packages/api': { name: '@famiglia/api' },
      'node_modules/@famiglia/api': { resolved: 'packages/api', link: true },
      'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-1' },
      'node_modules/fastify/node_modules/@scope/ajv': { version: '8.0.0-rc.1', integrity: 'sha512-2' },
      'node_modules/tool': { name: 'real-tool', version: '1.0.0', integrity: 'sha512-3' },
      'node_modules/npm/node_modules/abbrev': { version: '2.0.0', inBundle: true },
    },
  };
  const { packages } = withAddresses(lock, `${registry}/`);
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/fastify': {
      ...lock.packages['node_modules/fastify'],
      resolved: `${registry}/fastify/-/fastify-5.0.0.tgz`,
    },
    'node_modules/fastify/node_modules/@scope/ajv': {
      ...lock.packages['node_modules/fastify/node_modules/@scope/ajv'],
      resolved: `${registry}/@scope/ajv/-/ajv-8.0.0-rc.1.tgz`,
    },
    'node_modules/tool': {
      ...lock.packages['node_modules/tool'],
      resolved: `${registry}/real-tool/-/real-tool-1.0.0.tgz`,
    },
  });
});

it('asks the registry only where the addresses were wrong, not where it is out of reach', async () => {
  const lock = { packages: { 'node_modules/fastify': { version: '5.0.0' } } };
  const addressed = withAddresses(lock, registry);
  const find = async () => `${registry}/`;
  const wrong = vi.fn(async (given) => {
    if (given !== lock) throw new Error('npm error code E404');
  });
  await addressesFirst(lock, wrong, find);
  expect(wrong.mock.calls).toEqual([[addressed], [lock]]);
  const away = vi.fn(() => Promise.reject(new Error('npm error code ENOTFOUND')));
  await expect(addressesFirst(lock, away, find)).rejects.toThrow('ENOTFOUND');
  expect(away).toHaveBeenCalledTimes(1);
});
