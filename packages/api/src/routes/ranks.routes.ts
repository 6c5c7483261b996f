import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { deferProposal } from '@famiglia/core/ranks/defer-proposal';
import { getLadder } from '@famiglia/core/ranks/get-ladder';
import { getMemberRank } from '@famiglia/core/ranks/get-member-rank';
import { listRankChanges } from '@famiglia/core/ranks/list-changes';
import { listReady } from '@famiglia/core/ranks/list-ready';
import { saveLadder } from '@famiglia/core/ranks/save-ladder';
import { setRank } from '@famiglia/core/ranks/set-rank';
import { serve } from '../http/served-route.ts';

export const servedRankRoutes = [
  serve(rankRoutes.ladder, getLadder),
  serve(rankRoutes.save, saveLadder),
  serve(rankRoutes.ready, listReady),
  serve(rankRoutes.changes, listRankChanges),
  serve(rankRoutes.member, getMemberRank),
  serve(rankRoutes.set, setRank),
  serve(rankRoutes.defer, deferProposal),
];
