import * as z from 'zod';
import { anyone, route } from './route.ts';

/** Both are null where the address is not in the table; such visitors see English. */
export const country = z.object({ country_code: z.string().nullable(), country_name: z.string().nullable() });
export type Country = z.infer<typeof country>;

export const geoRoutes = {
  country: route({
    method: 'GET',
    path: '/geo',
    summary: 'The caller’s country by IP address',
    access: anyone,
    response: country,
  }),
};
