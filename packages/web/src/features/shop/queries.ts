import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { shopRoutes } from '@famiglia/contract/shop/shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

export const useOffers = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'shop', 'offers'),
    queryFn: ({ signal }) => callApi(shopRoutes.offers, { guildId }, signal),
    select: (list) => list.items,
  });

export const usePurchases = (guildId: string, view: 'waiting' | 'all', page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'shop', 'purchases', view, page),
    queryFn: ({ signal }) =>
      callApi(
        shopRoutes.purchases,
        {
          guildId,
          ...(view === 'waiting' ? { state: view } : {}),
          limit: PAGE_SIZE.purchases,
          offset: (page - 1) * PAGE_SIZE.purchases,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useAddOffer = () => useGuildChange(shopRoutes.addOffer, 'shop');
export const useEditOffer = () => useGuildChange(shopRoutes.editOffer, 'shop');
export const useRemoveOffer = () => useGuildChange(shopRoutes.removeOffer, 'shop');
export const useFinish = () => useGuildChange(shopRoutes.finish, 'shop');
export const useUndoPurchase = () => useGuildChange(reputationRoutes.undo, 'shop');
