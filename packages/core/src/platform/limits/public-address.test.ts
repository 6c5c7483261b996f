import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that leads to this machine is refused where the connection is made', async () => {
  const found = await new Promise<unknown>((resolve) => {
    lookUpPublic('localhost', { all: true }, (error: Error | null, addresses: string | LookupAddress[]) =>
      resolve(error ?? addresses),
    );
  });
  expect(found).toMatchObject({ name: 'PrivateAddress' });
});
