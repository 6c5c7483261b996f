import { activityRoutes } from '@famiglia/contract/activity/activity';
import { exportActivity } from '@famiglia/core/activity-feed/export-activity';
import { listActivity, listRecentActivity } from '@famiglia/core/activity-feed/list-activity';
import { serve } from '../http/served-route.ts';

export const servedActivityRoutes = [
  serve(activityRoutes.list, listActivity),
  serve(activityRoutes.recent, listRecentActivity),
  serve(activityRoutes.export, exportActivity),
];
