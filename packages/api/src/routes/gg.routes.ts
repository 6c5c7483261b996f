import { ggRoutes } from '@famiglia/contract/gg/gg';
import { getGgPair, listGg } from '@famiglia/core/gg/read-gg';
import { moderateGg } from '@famiglia/core/gg/moderate-gg';
import { undoGg } from '@famiglia/core/gg/undo-gg';
import { serve } from '../http/served-route.ts';

export const servedGgRoutes = [
  serve(ggRoutes.list, listGg),
  serve(ggRoutes.moderate, moderateGg),
  serve(ggRoutes.undo, undoGg),
  serve(ggRoutes.pair, getGgPair),
];
