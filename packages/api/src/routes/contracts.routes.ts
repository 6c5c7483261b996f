import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import { confirmContract, undoConfirm } from '@famiglia/core/contracts/confirm-contract';
import { addToContract, removeFromContract } from '@famiglia/core/contracts/contract-people';
import { contractRoster } from '@famiglia/core/contracts/contract-roster';
import { exportContract, getContract, listContracts } from '@famiglia/core/contracts/get-contracts';
import { createContract, updateContract } from '@famiglia/core/contracts/save-contract';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { reopenRoster } from '@famiglia/core/rosters/reopen-roster';
import { serve } from '../http/served-route.ts';

export const servedContractRoutes = [
  serve(contractRoutes.list, listContracts),
  serve(contractRoutes.get, getContract),
  serve(contractRoutes.create, createContract),
  serve(contractRoutes.update, updateContract),
  serve(contractRoutes.close, async (context, actor, input) =>
    closeRoster(context, actor, contractRoster(input)),
  ),
  serve(contractRoutes.reopen, async (context, actor, input) =>
    reopenRoster(context, actor, contractRoster(input)),
  ),
  serve(contractRoutes.confirm, confirmContract),
  serve(contractRoutes.undoConfirm, undoConfirm),
  serve(contractRoutes.cancel, async (context, actor, input) =>
    cancelRoster(context, actor, { ...contractRoster(input), reason: input.reason }),
  ),
  serve(contractRoutes.add, addToContract),
  serve(contractRoutes.remove, removeFromContract),
  serve(contractRoutes.export, exportContract),
];
