import * as z from 'zod';
import { route, signedIn } from '../kit/route.ts';
import { textStream, time } from '../kit/shapes.ts';

/** How long sign-ins are stored. */
export const LOGIN_HISTORY_DAYS = 180;

/** How far forgetting a person has got, in rows that mention them. */
export const forgetting = z.object({
  asked_at: time,
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});
export type Forgetting = z.infer<typeof forgetting>;

export const privacyRoutes = {
  export: route({
    method: 'GET',
    path: '/api/privacy/export',
    summary: 'Everything that is kept about the caller, as a file',
    access: signedIn,
    cost: 'heavy',
    response: textStream,
    download: { type: 'application/json; charset=utf-8', filename: 'famiglia-my-data.json' },
    errors: ['export_running'],
  }),
  forgetting: route({
    method: 'GET',
    path: '/api/privacy/forget',
    summary: 'How far forgetting the caller is; when it is done, there is no caller any more',
    access: signedIn,
    response: z.object({ forgetting: forgetting.nullable() }),
  }),
  forget: route({
    method: 'POST',
    path: '/api/privacy/forget',
    summary:
      'Begin to forget the caller: what is personal goes, sums stay under “former member”. Asked again, it goes on',
    access: signedIn,
    cost: 'heavy',
    /** The caller's own user name, typed to confirm the deletion. */
    body: z.strictObject({ username: z.string().max(100) }),
    response: forgetting,
    errors: ['sign_in_again', 'username_does_not_match'],
  }),
};
