import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { getDesk, getGungameScreenshot } from '@famiglia/core/gungame/read-desk';
import { getGungameStats } from '@famiglia/core/gungame/get-gungame-stats';
import { getPlayer } from '@famiglia/core/gungame/get-player';
import { listAllGungame, listPendingGungame } from '@famiglia/core/gungame/list-gungame';
import { moderateGungame } from '@famiglia/core/gungame/moderate-gungame';
import { undoGungame } from '@famiglia/core/gungame/undo-gungame';
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
