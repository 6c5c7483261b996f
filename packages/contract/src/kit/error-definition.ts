import type { Language } from './language.ts';

/** Refusals by their codes: the HTTP status, and a text that says what happened and what to do next. */
export type ErrorDefinitions = Readonly<
  Record<string, Readonly<Record<Language, string>> & { status: number }>
>;
