import { topRoutes } from '@famiglia/contract/tops/tops';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

export const useSaveSeason = () => useGuildChange(topRoutes.saveSeason, 'tops');
export const useCloseSeason = () => useGuildChange(topRoutes.closeSeason, 'tops');
