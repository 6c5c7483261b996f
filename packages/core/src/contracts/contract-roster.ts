import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { Contract } from '@famiglia/contract/contracts/contracts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { isByClock } from '../rosters/roster-kind.ts';
import type { Gathering, RosterKind, RosterOfKind } from '../rosters/roster-kind.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findContractBars } from './contract-bars.ts';
import { findContract, findContracts, updateContract } from './contract.queries.ts';
import type { ContractWithRoster } from './contract.queries.ts';
import { presentContract, readContract } from './get-contracts.ts';

type FoundContract = ContractWithRoster & Gathering;

/** The parts in which rosters of contracts differ from those of events and capts: nobody comes to them, they have a term. */
export const contractRosterKind: RosterKind<FoundContract, Contract, 'contract'> = {
  name: 'contract',
  requireViewer: async (context, actor, guildId) =>
    requireGuildAccess(context, actor, guildId, contractRoutes.get.access),
  requireLeader: async (context, actor, guildId) =>
    requireGuildAccess(context, actor, guildId, contractRoutes.update.access),
  lock: async (tx, { guildId, rosterId }) => {
    await lockRoster(tx, guildId, rosterId);
  },
  find: async (db, guildId, contractId) => {
    const found = await findContract(db, guildId, contractId);
    if (found === null) return null;
    const { title, status, endsAt: startsAt, endedAt, createdBy } = found.contract;
    return { ...found, title, status, startsAt, endedAt, createdBy };
  },
  read: readContract,
  listByStatus: async (db, guildId, status, limit) =>
    (await findContracts(db, guildId, { status }, { limit, offset: 0 })).map(presentContract),
  store: async (tx, { rosterId }, change) => updateContract(tx, rosterId, change, !isByClock(change)),
  findBars: findContractBars,
  changed: ({ guildId, rosterId }) => ({ type: 'contracts.changed', guildId, contractIds: [rosterId] }),
};

/** The roster of one contract, for the use cases of rosters. */
export const contractRoster = ({
  guildId,
  contractId,
}: {
  guildId: string;
  contractId: string;
}): RosterOfKind<FoundContract, Contract> => ({ kind: contractRosterKind, guildId, rosterId: contractId });
