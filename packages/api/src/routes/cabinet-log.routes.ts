import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { enterCabinetLog, takeBackCabinetLog } from '@famiglia/core/cabinet-log/enter-log';
import {
  decideCabinetLog,
  discardCabinetLog,
  getCabinetLog,
  listCabinetLogs,
  readCabinetLog,
} from '@famiglia/core/cabinet-log/open-log';
import { serve } from '../http/served-route.ts';

export const servedCabinetLogRoutes = [
  serve(cabinetLogRoutes.list, listCabinetLogs),
  serve(cabinetLogRoutes.read, readCabinetLog),
  serve(cabinetLogRoutes.open, getCabinetLog),
  serve(cabinetLogRoutes.decide, decideCabinetLog),
  serve(cabinetLogRoutes.enter, enterCabinetLog),
  serve(cabinetLogRoutes.takeBack, takeBackCabinetLog),
  serve(cabinetLogRoutes.discard, discardCabinetLog),
];
