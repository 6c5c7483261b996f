import * as z from 'zod';
import { anyone, route } from './route.ts';

/** Both are null if the country is unknown; such visitors see English. */
export const country = z.object({ country_code: z.string().nullable(), country_name: z.string().nullable() });
export type Country = z.infer<typeof country>;

export const geoRoutes = {
  country: route({
    method: 'GET',
    path: '/geo',
    summary: 'The caller’s country, by the operator’s proxy or the time zone',
    access: anyone,
    query: z.object({ time_zone: z.string().max(64).optional() }),
    response: country,
  }),
};
