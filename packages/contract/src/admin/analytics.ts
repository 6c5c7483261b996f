import * as z from 'zod';
import { anyone, route } from '../kit/route.ts';
import { noContent } from '../kit/shapes.ts';
import { TIERS } from '../billing/subscriptions.ts';

/** The plan only: an analytics event never says who pressed the button. */
export const analyticsEvent = z.strictObject({ name: z.literal('plan_selected'), plan: z.enum(TIERS) });
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const analyticsRoutes = {
  record: route({
    method: 'POST',
    path: '/api/analytics/events',
    summary: 'Count a visitor’s choice of plan',
    access: anyone,
    cost: 'moderate',
    body: analyticsEvent,
    response: noContent,
  }),
};
