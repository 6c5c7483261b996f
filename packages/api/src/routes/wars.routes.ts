import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { ingestWars } from '@famiglia/core/wars/ingest-wars';
import { createWarKey, listWarKeys, revokeWarKey } from '@famiglia/core/wars/war-keys';
import { serve } from '../http/served-route.ts';

export const servedWarRoutes = [
  serve(warRoutes.ingest, ingestWars),
  serve(warRoutes.keys, listWarKeys),
  serve(warRoutes.createKey, createWarKey),
  serve(warRoutes.revokeKey, revokeWarKey),
];
