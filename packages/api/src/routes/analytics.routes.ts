import { analyticsRoutes } from '@famiglia/contract/admin/analytics';
import { recordAnalyticsEvent } from '@famiglia/core/analytics/record-analytics-event';
import { serve } from '../http/served-route.ts';

export const servedAnalyticsRoutes = [serve(analyticsRoutes.record, recordAnalyticsEvent)];
