import { deliveryRoutes } from '@famiglia/contract/deliveries/deliveries';
import { listUndelivered } from '@famiglia/core/undelivered/list-undelivered';
import { retryDeliveries } from '@famiglia/core/undelivered/retry-deliveries';
import { serve } from '../http/served-route.ts';

export const servedDeliveryRoutes = [
  serve(deliveryRoutes.list, listUndelivered),
  serve(deliveryRoutes.retry, retryDeliveries),
];
