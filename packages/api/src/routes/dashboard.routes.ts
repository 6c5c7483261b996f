import { dashboardRoutes } from '@famiglia/contract/dashboard/dashboard';
import { getDashboard } from '@famiglia/core/dashboard/get-dashboard';
import { serve } from '../http/served-route.ts';

export const servedDashboardRoutes = [serve(dashboardRoutes.get, getDashboard)];
