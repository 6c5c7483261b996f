import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

export const useDecide = () => useGuildChange(vacationRoutes.decide, 'vacations');
export const useEnd = () => useGuildChange(vacationRoutes.end, 'vacations');
export const useProlong = () => useGuildChange(vacationRoutes.prolong, 'vacations');
export const useGive = () => useGuildChange(vacationRoutes.give, 'vacations');
