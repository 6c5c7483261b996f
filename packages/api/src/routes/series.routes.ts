import { seriesRoutes, templateRoutes } from '@famiglia/contract/series/series';
import { changeOccurrence, restoreOccurrence, skipOccurrence } from '@famiglia/core/series/change-occurrence';
import { createSeries } from '@famiglia/core/series/create-series';
import { deleteTemplate } from '@famiglia/core/series/delete-template';
import { listSeries } from '@famiglia/core/series/list-series';
import { listTemplates } from '@famiglia/core/series/list-templates';
import { endSeries, pauseSeries, resumeSeries } from '@famiglia/core/series/pause-series';
import { saveTemplate } from '@famiglia/core/series/save-template';
import { updateSeries } from '@famiglia/core/series/update-series';
import { serve } from '../http/served-route.ts';

export const servedSeriesRoutes = [
  serve(templateRoutes.list, listTemplates),
  serve(templateRoutes.save, saveTemplate),
  serve(templateRoutes.delete, deleteTemplate),
  serve(seriesRoutes.list, listSeries),
  serve(seriesRoutes.create, createSeries),
  serve(seriesRoutes.update, updateSeries),
  serve(seriesRoutes.pause, pauseSeries),
  serve(seriesRoutes.resume, resumeSeries),
  serve(seriesRoutes.end, endSeries),
  serve(seriesRoutes.skip, skipOccurrence),
  serve(seriesRoutes.change, changeOccurrence),
  serve(seriesRoutes.restore, restoreOccurrence),
];
