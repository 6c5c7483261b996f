import { apiKeyRoutes } from '@famiglia/contract/keys/api-keys';
import { createApiKey, listApiKeys, revokeApiKey } from '@famiglia/core/keys/api-keys';
import { serve } from '../http/served-route.ts';

export const servedKeyRoutes = [
  serve(apiKeyRoutes.list, listApiKeys),
  serve(apiKeyRoutes.create, createApiKey),
  serve(apiKeyRoutes.revoke, revokeApiKey),
];
