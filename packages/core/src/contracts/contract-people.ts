import type { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { UseCase } from '../platform/use-case.ts';
import { addParticipant } from '../rosters/add-participant.ts';
import { removeParticipant } from '../rosters/remove-participant.ts';
import { contractRoster } from './contract-roster.ts';
import { readContractDetails } from './get-contracts.ts';

export const addToContract: UseCase<typeof contractRoutes.add> = async (context, actor, input) => {
  const { guildId, contractId, userId, reserve } = input;
  await addParticipant(context, actor, { ...contractRoster(input), userId, reserve });
  return readContractDetails(context.db, guildId, contractId);
};

export const removeFromContract: UseCase<typeof contractRoutes.remove> = async (context, actor, input) => {
  await removeParticipant(context, actor, { ...contractRoster(input), userId: input.userId });
  return null;
};
