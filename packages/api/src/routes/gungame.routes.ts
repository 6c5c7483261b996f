import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import {
  getDesk,
  getGungameScreenshot,
  getPlayer,
  listAllGungame,
  listPendingGungame,
  moderateGungame,
  undoGungame,
} from '@famiglia/core/gungame/desk';
import { getGungameStats } from '@famiglia/core/gungame/get-gungame-stats';
import { serve } from '../http/served-route.ts';

export const servedGungameRoutes = [
  serve(gungameRoutes.pending, listPendingGungame),
  serve(gungameRoutes.all, listAllGungame),
  serve(gungameRoutes.moderate, moderateGungame),
  serve(gungameRoutes.undo, undoGungame),
  serve(gungameRoutes.stats, getGungameStats),
  serve(gungameRoutes.screen, getGungameScreenshot),
  serve(gungameRoutes.desk, getDesk),
  serve(gungameRoutes.player, getPlayer),
];
