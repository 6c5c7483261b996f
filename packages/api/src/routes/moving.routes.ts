import { movingRoutes } from '@famiglia/contract/moving/moving';
import { enterNames } from '@famiglia/core/moving/enter-names';
import { listBatches, takeBatchBack } from '@famiglia/core/moving/moving-batches';
import { previewNames } from '@famiglia/core/moving/preview-names';
import { decideRows, dropTable, readTableAnew } from '@famiglia/core/moving/tables/read-table';
import { enterTable, takeTableBack } from '@famiglia/core/moving/tables/enter-table';
import { getTable, listTableRows, listTables } from '@famiglia/core/moving/tables/present-table';
import { giveTable } from '@famiglia/core/moving/tables/give-table';
import { tableRoutes } from '@famiglia/contract/moving/tables';
import { serve } from '../http/served-route.ts';

export const servedMovingRoutes = [
  serve(movingRoutes.names, previewNames),
  serve(movingRoutes.enterNames, enterNames),
  serve(movingRoutes.batches, listBatches),
  serve(movingRoutes.takeBack, takeBatchBack),
  serve(tableRoutes.give, giveTable),
  serve(tableRoutes.list, listTables),
  serve(tableRoutes.get, getTable),
  serve(tableRoutes.rows, listTableRows),
  serve(tableRoutes.read, readTableAnew),
  serve(tableRoutes.decide, decideRows),
  serve(tableRoutes.enter, enterTable),
  serve(tableRoutes.takeBack, takeTableBack),
  serve(tableRoutes.drop, dropTable),
];
