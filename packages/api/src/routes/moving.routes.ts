import { movingRoutes } from '@famiglia/contract/moving/moving';
import { enterNames } from '@famiglia/core/moving/enter-names';
import { listBatches, takeBatchBack } from '@famiglia/core/moving/moving-batches';
import { previewNames } from '@famiglia/core/moving/preview-names';
import { serve } from '../http/served-route.ts';

export const servedMovingRoutes = [
  serve(movingRoutes.names, previewNames),
  serve(movingRoutes.enterNames, enterNames),
  serve(movingRoutes.batches, listBatches),
  serve(movingRoutes.takeBack, takeBatchBack),
];
