import { shopRoutes } from '@famiglia/contract/shop/shop';
import { addOffer, editOffer, listOffers, removeOffer } from '@famiglia/core/shop/offers';
import { finishPurchase, listPurchases } from '@famiglia/core/shop/purchases';
import { serve } from '../http/served-route.ts';

export const servedShopRoutes = [
  serve(shopRoutes.offers, listOffers),
  serve(shopRoutes.addOffer, addOffer),
  serve(shopRoutes.editOffer, editOffer),
  serve(shopRoutes.removeOffer, removeOffer),
  serve(shopRoutes.purchases, listPurchases),
  serve(shopRoutes.finish, finishPurchase),
];
