import { reportRoutes } from '@famiglia/contract/reports/reports';
import { judgeReports, undoReports } from '@famiglia/core/reports/judge-reports';
import { addPrice, editPrice, listPrices, removePrice } from '@famiglia/core/reports/prices';
import { listReports } from '@famiglia/core/reports/read-reports';
import { serve } from '../http/served-route.ts';

export const servedReportRoutes = [
  serve(reportRoutes.list, listReports),
  serve(reportRoutes.moderate, judgeReports),
  serve(reportRoutes.undo, undoReports),
  serve(reportRoutes.prices, listPrices),
  serve(reportRoutes.addPrice, addPrice),
  serve(reportRoutes.editPrice, editPrice),
  serve(reportRoutes.removePrice, removePrice),
];
