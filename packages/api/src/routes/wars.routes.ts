import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { confirmWar } from '@famiglia/core/wars/confirm-war';
import { ingestWars } from '@famiglia/core/wars/ingest-wars';
import { getWarProposal } from '@famiglia/core/wars/propose-war';
import { createWarKey, listWarKeys, revokeWarKey } from '@famiglia/core/wars/war-keys';
import { serve } from '../http/served-route.ts';

export const servedWarRoutes = [
  serve(warRoutes.ingest, ingestWars),
  serve(warRoutes.keys, listWarKeys),
  serve(warRoutes.createKey, createWarKey),
  serve(warRoutes.revokeKey, revokeWarKey),
  serve(warProposalRoutes.get, getWarProposal),
  serve(warProposalRoutes.confirm, confirmWar),
];
