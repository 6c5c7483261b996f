import type { geoRoutes } from '@famiglia/contract/kit/geo';
import type { UseCase } from '@famiglia/core/platform/use-case';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The same two fields as a public lookup service, so that the browser handles both alike. */
export const getCountry: UseCase<typeof geoRoutes.country> = async (_context, actor) => {
  const code = actor.kind === 'discord' ? null : actor.client.countryCode;
  return { country_code: code, country_name: code === null ? null : (names.of(code) ?? null) };
};
