import { expect, it } from 'vitest';
import { countryOfIp } from './country-of-ip.ts';

it.each([
  ['77.88.8.8', 'RU'],
  ['::ffff:77.88.8.8', 'RU'],
  ['2a02:6b8::feed:0ff', 'RU'],
  ['8.8.8.8', 'US'],
  ['127.0.0.1', null],
  ['::1', null],
  ['not an address', null],
])('%s is in %s', (address, country) => {
  expect(countryOfIp(address)).toBe(country);
});
