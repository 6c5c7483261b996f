import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import { warFeedRoutes } from '@famiglia/contract/wars/war-feeds';
import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { confirmWar } from '@famiglia/core/wars/confirm-war';
import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import { createWarCapt, ignoreWar, linkWar } from '@famiglia/core/wars/decide-war';
import { listLinkableCapts } from '@famiglia/core/wars/list-linkable-capts';
import { listPendingWars } from '@famiglia/core/wars/list-pending-wars';
import { ingestWars } from '@famiglia/core/wars/ingest-wars';
import { getWarProposal } from '@famiglia/core/wars/propose-war';
import { listWarFeeds, listWarFeedsForAdmin } from '@famiglia/core/wars/monitors/list-war-feeds';
import { createWarKey, listWarKeys, revokeWarKey } from '@famiglia/core/wars/war-keys';
import { serve } from '../http/served-route.ts';

export const servedWarRoutes = [
  serve(warAlertRoutes.list, listPendingWars),
  serve(warAlertRoutes.createCapt, createWarCapt),
  serve(warAlertRoutes.linkable, listLinkableCapts),
  serve(warAlertRoutes.link, linkWar),
  serve(warAlertRoutes.ignore, ignoreWar),
  serve(warRoutes.ingest, ingestWars),
  serve(warRoutes.keys, listWarKeys),
  serve(warRoutes.createKey, createWarKey),
  serve(warRoutes.revokeKey, revokeWarKey),
  serve(warProposalRoutes.get, getWarProposal),
  serve(warProposalRoutes.confirm, confirmWar),
  serve(warFeedRoutes.feeds, listWarFeeds),
  serve(warFeedRoutes.adminFeeds, listWarFeedsForAdmin),
];
