import path from 'node:path';
import { demoProblems } from './settings/demo-problems.ts';
import { discordProblems } from './settings/discord-problems.ts';
import { readValues, type Environment, type Values } from './settings/read-values.ts';
import { SERVICES, type Service } from './settings/services.ts';
import { SettingsError } from './settings/settings-error.ts';
import { readBucketAddress } from '@famiglia/core/platform/storage/bucket-address';

const KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Why files cannot be kept in this bucket, or not reach browsers from there. */
const storageProblems = (values: Values): string[] => {
  const address = values.STORAGE_URL === undefined ? null : readBucketAddress(values.STORAGE_URL);
  if (address === null) return [];
  const problems = KEYS.filter((name) => values[name] === undefined).map(
    (name) => `${name} must be set beside STORAGE_URL`,
  );
  const isSecure = values.PUBLIC_URL?.startsWith('https:') === true;
  if (address.links && isSecure && address.endpoint.startsWith('http:')) {
    problems.push(
      'STORAGE_URL has links=signed, but browsers load no picture over http:// into a page over https://: give an https:// endpoint, or leave links out',
    );
  }
  return problems;
};

/** Settings that only work together. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
] as const;

/** Refuses a payment provider that is configured only in part: it would take money without telling us. */
const billingProblems = (values: Values): string[] =>
  PAIRS.flatMap((pair) => {
    const missing = pair.filter((name) => values[name] === undefined);
    const given = pair.find((name) => values[name] !== undefined);
    return missing.length === 1 && given !== undefined ? [`${missing[0]} must be set beside ${given}`] : [];
  });

/** All settings by their names in the environment, with defaults filled in. */
export interface Settings extends Omit<Values, 'SERVICES' | 'PUBLIC_URL' | 'SANDBOX_URL'> {
  SERVICES: ReadonlySet<Service>;
  PUBLIC_URL: string;
  SANDBOX_URL: string;
  production: boolean;
}

/** Reads the environment once. Throws a `SettingsError` that lists everything that is wrong. */
export const readSettings = (environment: Environment): Settings => {
  const { values, problems } = readValues(environment);
  // The rules between settings need valid values; an invalid one would be reported twice.
  if (!isComplete(values, problems)) throw new SettingsError(problems);
  const services = servicesOf(values);
  const conflicts = [
    ...demoProblems(values),
    ...discordProblems(values, services),
    ...billingProblems(values),
    ...storageProblems(values),
  ];
  if (values.PORT === values.SANDBOX_PORT && services.has('sandbox')) {
    conflicts.push('PORT and SANDBOX_PORT must differ');
  }
  if (services.has('web') && !services.has('api')) {
    conflicts.push('SERVICES has web without api: the pages are served by the API’s process');
  }
  if (values.DATABASE_URL !== undefined && values.SECRET_KEY === undefined) {
    conflicts.push(
      'SECRET_KEY must be set beside DATABASE_URL. Where Famiglia ran without it, its key is in DATA_DIR/secret.key',
    );
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) {
    conflicts.push('DATABASE_DIRECT_URL is the way around a PgBouncer: DATABASE_URL must be set beside it');
  }
  if (values.COUNTRY_HEADER !== undefined && values.TRUST_PROXY === false) {
    conflicts.push('COUNTRY_HEADER is believed from a proxy only: TRUST_PROXY must be set beside it');
  }
  if (conflicts.length > 0) throw new SettingsError(conflicts);
  return {
    ...values,
    SERVICES: services,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://127.0.0.1:${values.PORT}`,
    SANDBOX_URL: values.SANDBOX_URL ?? `http://127.0.0.1:${values.SANDBOX_PORT}`,
    DATA_DIR: path.resolve(values.DATA_DIR),
    production: values.NODE_ENV === 'production',
  };
};

const isComplete = (_values: Partial<Values>, problems: readonly string[]): _values is Values =>
  problems.length === 0;

/** The sandbox starts by default where no real Discord is configured. */
const servicesOf = ({ SERVICES: chosen, DISCORD_BOT_TOKEN: token }: Values): Set<Service> =>
  new Set(chosen ?? SERVICES.filter((service) => service !== 'sandbox' || token === undefined));
