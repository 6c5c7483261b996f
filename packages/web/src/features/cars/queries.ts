import { carRoutes } from '@famiglia/contract/cars/cars';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

export const useCars = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'cars'),
    queryFn: ({ signal }) => callApi(carRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });

export const useAddCar = () => useGuildChange(carRoutes.add, 'cars');
export const useSaveCar = () => useGuildChange(carRoutes.update, 'cars');
export const useRemoveCar = () => useGuildChange(carRoutes.remove, 'cars');
export const useTakeBack = () => useGuildChange(carRoutes.takeBack, 'cars');
