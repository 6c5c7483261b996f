import type * as z from 'zod';
import { DEFINITIONS, SETTING_NAMES, type SettingName } from './definitions.ts';

/** Reads and checks each setting alone; `settings.ts` checks the rules between them. */
export type Values = { [Name in SettingName]: z.output<(typeof DEFINITIONS)[Name]['schema']> };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every setting and collects the problems. An empty variable counts as not set. */
export const readValues = (environment: Environment): { values: Partial<Values>; problems: string[] } => {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of SETTING_NAMES) {
    const { schema, allowed, secret } = DEFINITIONS[name];
    const given = environment[name]?.trim() || undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}${secret === true ? '' : ` is "${given}": it`} must be ${allowed}`);
  }
  return { values, problems };
};
