import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** Addresses of this machine, of its networks, and those that lead to them by another way. */
const refused = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = range.split('/');
  refused.addSubnet(network, Number(bits), 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused.addSubnet(network, bits, 'ipv6');

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet: an answer of ours must never come from inside our own network. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

type Options = Parameters<LookupFunction>[1];
type Done = Parameters<LookupFunction>[2];

/** Hands on what was found if all of it is public: the connection goes there and nowhere else. */
const tellPublic = (
  hostname: string,
  { all }: Options,
  addresses: readonly LookupAddress[],
  done: Done,
): void => {
  const [first] = addresses;
  if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
    return done(new PrivateAddress(hostname), '');
  return all === true ? done(null, [...addresses]) : done(null, first.address, first.family);
};

/**
 * Resolves names as usual and refuses one of which any address is not public. It is the connection's own lookup, so a name that
 * changes its address after a check leads nowhere else.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '');
    tellPublic(hostname, options, addresses, done);
  });
};

/**
 * The same by the DNS alone, for names that strangers choose: whoever answers for such a name may take long, and the usual way would
 * keep one of the process's four threads busy all the while.
 */
export const lookUpPublicWith =
  (resolver: Pick<Resolver, 'resolve4' | 'resolve6'>): LookupFunction =>
  (hostname, options, done) =>
    void lookUpBoth(resolver, hostname, options, done);

const lookUpBoth = async (
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>,
  hostname: string,
  options: Options,
  done: Done,
): Promise<void> => {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length > 0) tellPublic(hostname, options, found, done);
  else done(new Error(`${hostname} has no address`), '');
};
