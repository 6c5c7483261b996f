import * as z from 'zod';
import { route, signedIn } from './route.ts';
import { noContent, textStream } from './shapes.ts';

/** How long sign-ins are remembered. */
export const LOGIN_HISTORY_DAYS = 180;

export const privacyRoutes = {
  export: route({
    method: 'GET',
    path: '/api/privacy/export',
    summary: 'Everything that is kept about the caller, as a file',
    access: signedIn,
    cost: 'heavy',
    response: textStream,
    download: { type: 'application/json; charset=utf-8', filename: 'famiglia-my-data.json' },
  }),
  forget: route({
    method: 'POST',
    path: '/api/privacy/forget',
    summary: 'Forget the caller: what is personal goes, sums stay under “former member”',
    access: signedIn,
    cost: 'heavy',
    /** The caller's own user name, typed: nobody forgets themselves by a slip. */
    body: z.strictObject({ username: z.string().max(100) }),
    response: noContent,
    errors: ['sign_in_again', 'username_does_not_match'],
  }),
};
