import path from 'node:path';
import { billingProblems } from './settings/billing-problems.ts';
import { discordProblems } from './settings/discord-problems.ts';
import { readValues, type Environment, type Values } from './settings/read-values.ts';
import { SERVICES, type Service } from './settings/services.ts';
import { SettingsError } from './settings/settings-error.ts';
import { storageProblems } from './settings/storage-problems.ts';

/** All settings by their names in the environment, with defaults filled in. */
export interface Settings extends Omit<Values, 'SERVICES' | 'PUBLIC_URL'> {
  SERVICES: ReadonlySet<Service>;
  PUBLIC_URL: string;
  production: boolean;
}

/** Reads the environment once. Throws a `SettingsError` that lists everything that is wrong. */
export const readSettings = (environment: Environment): Settings => {
  const { values, problems } = readValues(environment);
  // The rules between settings need valid values; an invalid one would be reported twice.
  if (!isComplete(values, problems)) throw new SettingsError(problems);
  const services = servicesOf(values);
  const conflicts = [
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
    DATA_DIR: path.resolve(values.DATA_DIR),
    production: values.NODE_ENV === 'production',
  };
};

const isComplete = (_values: Partial<Values>, problems: readonly string[]): _values is Values =>
  problems.length === 0;

/** The sandbox starts by default where no real Discord is configured. */
const servicesOf = ({ SERVICES: chosen, DISCORD_BOT_TOKEN: token }: Values): Set<Service> =>
  new Set(chosen ?? SERVICES.filter((service) => service !== 'sandbox' || token === undefined));
