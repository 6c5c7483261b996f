import { topRoutes } from '@famiglia/contract/tops/tops';
import { getTop, listSeasons } from '@famiglia/core/tops/get-top';
import { closeSeason, saveSeason } from '@famiglia/core/tops/save-season';
import { serve } from '../http/served-route.ts';

export const servedTopRoutes = [
  serve(topRoutes.get, getTop),
  serve(topRoutes.seasons, listSeasons),
  serve(topRoutes.saveSeason, saveSeason),
  serve(topRoutes.closeSeason, closeSeason),
];
