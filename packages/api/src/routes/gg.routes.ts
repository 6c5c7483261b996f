import { ggRoutes } from '@famiglia/contract/gg/gg';
import { getGgPair } from '@famiglia/core/screenshots/gg/get-gg-pair';
import { listGg } from '@famiglia/core/screenshots/gg/list-gg';
import { moderateGg } from '@famiglia/core/screenshots/gg/moderate-gg';
import { undoGg } from '@famiglia/core/screenshots/gg/undo-gg';
import { serve } from '../http/served-route.ts';

export const servedGgRoutes = [
  serve(ggRoutes.list, listGg),
  serve(ggRoutes.moderate, moderateGg),
  serve(ggRoutes.undo, undoGg),
  serve(ggRoutes.pair, getGgPair),
];
