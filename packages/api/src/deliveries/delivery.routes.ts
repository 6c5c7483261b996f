import { deliveryRoutes } from '@famiglia/contract/deliveries';
import { listUndelivered } from '@famiglia/core/guilds/deliveries/list-undelivered';
import { retryDeliveries } from '@famiglia/core/guilds/deliveries/retry-deliveries';
import { serve } from '../http/served-route.ts';

export const servedDeliveryRoutes = [
  serve(deliveryRoutes.list, listUndelivered),
  serve(deliveryRoutes.retry, retryDeliveries),
];
