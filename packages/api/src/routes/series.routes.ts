import { seriesRoutes, templateRoutes } from '@famiglia/contract/series/series';
import {
  changeOccurrence,
  restoreOccurrence,
  skipOccurrence,
} from '@famiglia/core/gatherings/series/change-occurrence';
import { createSeries } from '@famiglia/core/gatherings/series/create-series';
import { deleteTemplate } from '@famiglia/core/gatherings/series/delete-template';
import { listSeries } from '@famiglia/core/gatherings/series/list-series';
import { listTemplates } from '@famiglia/core/gatherings/series/list-templates';
import { endSeries, pauseSeries, resumeSeries } from '@famiglia/core/gatherings/series/pause-series';
import { saveTemplate } from '@famiglia/core/gatherings/series/save-template';
import { updateSeries } from '@famiglia/core/gatherings/series/update-series';
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
