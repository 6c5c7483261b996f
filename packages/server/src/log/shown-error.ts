import { stdSerializers } from 'pino';

/** How drizzle writes down what a failed statement was given: names, addresses, whole rows. */
const givenTo = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'params' in error ? [`\nparams: ${String(error.params)}`] : [];
  return [...own, ...givenTo(error.cause)];
};

/**
 * Without where it was sent and what: Discord's addresses carry the tokens of interactions. Without values: PostgreSQL
 * quotes the row that it refuses. The statement alone says what failed.
 */
export const shownError = (error: Error) => {
  const {
    url: _url,
    requestBody: _requestBody,
    rawError: _rawError,
    params: _params,
    query: _query,
    detail: _detail,
    where: _where,
    ...shown
  } = stdSerializers.err(error);
  const given = givenTo(error);
  const withoutValues = (text: string): string =>
    given.reduce((rest, values) => rest.replaceAll(values, ''), text);
  return { ...shown, message: withoutValues(shown.message), stack: withoutValues(shown.stack) };
};
