import { npm } from './npm.mjs';

/**
 * A copy of the lock file with download addresses, as registries have them. Without them npm first reads everything that the
 * registry knows about each package, 115 MB for a start whose packages are 73 MB. What is downloaded must have the hash of
 * the lock file, whatever its address.
 */
export const withAddresses = (lock, registry) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([place, one]) => [
      place,
      place.includes('node_modules/') && !one.link && !one.inBundle
        ? { ...one, resolved: addressOf(registry, one.name ?? nameOf(place), one.version) }
        : one,
    ]),
  ),
});

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const addressOf = (registry, name, version) =>
  `${registry.replace(/\/$/, '')}/${name}/-/${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;

/** No network, no room, or a wrong hash: it does not help to ask the registry where its files are. */
const OTHER_REASON = /\b(EAI_AGAIN|EINTEGRITY|ENETUNREACH|ENOSPC|ENOTFOUND)\b/;

/**
 * Installs by a lock file, first with the addresses of the registry that npm is configured for. A registry may keep its files
 * elsewhere: then npm has to ask it.
 */
export const addressesFirst = async (lock, install, findRegistry = configuredRegistry) => {
  try {
    await install(withAddresses(lock, await findRegistry()));
  } catch (error) {
    if (OTHER_REASON.test(error.message)) throw error;
    await install(lock);
  }
};

const configuredRegistry = async () => (await npm(['config', 'get', 'registry', '--loglevel=silent'])).trim();
