import { inactiveRoutes } from '@famiglia/contract/inactive/inactive';
import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { listInactive } from '@famiglia/core/inactive/list-inactive';
import { hideInactive, writeToInactive } from '@famiglia/core/inactive/write-to-inactive';
import { decideVacation } from '@famiglia/core/vacations/decide-vacation';
import { endVacation } from '@famiglia/core/vacations/end-vacation';
import { giveVacation } from '@famiglia/core/vacations/give-vacation';
import { listVacations } from '@famiglia/core/vacations/list-vacations';
import { prolongVacation } from '@famiglia/core/vacations/prolong-vacation';
import { serve } from '../http/served-route.ts';

export const servedVacationRoutes = [
  serve(vacationRoutes.list, listVacations),
  serve(vacationRoutes.give, giveVacation),
  serve(vacationRoutes.decide, decideVacation),
  serve(vacationRoutes.end, endVacation),
  serve(vacationRoutes.prolong, prolongVacation),
  serve(inactiveRoutes.list, listInactive),
  serve(inactiveRoutes.write, writeToInactive),
  serve(inactiveRoutes.hide, hideInactive),
];
