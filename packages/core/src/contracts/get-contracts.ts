import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { Contract, ContractDetails } from '@famiglia/contract/contracts/contracts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findNames } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import { writeCsv } from '../platform/csv.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findRosterMessage, rosterProblemOf } from '../rosters/roster-message.queries.ts';
import { countWaitingReports, findContractPeople } from './contract-people.queries.ts';
import { countContracts, findContract, findContracts } from './contract.queries.ts';
import type { ContractWithRoster } from './contract.queries.ts';
import { correctableUntil } from './contract-correctable.ts';

export const listContracts: UseCase<typeof contractRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset, ...filter } = input;
  await requireGuildAccess(context, actor, guildId, contractRoutes.list.access);
  const [rows, total] = await Promise.all([
    findContracts(context.db, guildId, filter, { limit, offset }),
    countContracts(context.db, guildId, filter),
  ]);
  return { items: rows.map(presentContract), total, limit, offset };
};

export const getContract: UseCase<typeof contractRoutes.get> = async (context, actor, input) => {
  const { guildId, contractId } = input;
  await requireGuildAccess(context, actor, guildId, contractRoutes.get.access);
  return readContractDetails(context.db, guildId, contractId);
};

const COLUMNS = ['user_id', 'name', 'list', 'rank', 'reported', 'contribution', 'weight', 'share'];

/** Who did what, and their shares in dollars, as a file. */
export const exportContract: UseCase<typeof contractRoutes.export> = async (context, actor, input) => {
  const { guildId, contractId } = input;
  await requireGuildAccess(context, actor, guildId, contractRoutes.export.access);
  const { people } = await readContractDetails(context.db, guildId, contractId);
  return writeCsv(COLUMNS, [people], (one) => [
    one.user.id,
    one.user.name,
    one.list ?? '',
    one.rank ?? '',
    one.reported,
    one.contribution ?? '',
    one.weight,
    one.share_cents === null ? '' : dollarsOf(BigInt(one.share_cents)),
  ]);
};

const dollarsOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const centsOrNull = (cents: bigint | null): string | null => (cents === null ? null : String(cents));

export const presentContract = ({ contract, roster, rankName }: ContractWithRoster): Contract => ({
  id: contract.id,
  version: contract.version,
  title: contract.title,
  description: contract.description,
  slots: roster.slots,
  ends_at: contract.endsAt.toISOString(),
  needed_role_id: contract.neededRoleId,
  needed_rank: rankName,
  pay: contract.pay,
  amount_cents: String(contract.amountCents),
  unit: contract.unit,
  family_percent: contract.familyPercent,
  rule: contract.rule,
  status: contract.status,
  main_count: roster.mainCount,
  reserve_count: roster.reserveCount,
  created_at: contract.createdAt.toISOString(),
  ended_at: isoOrNull(contract.endedAt),
  total_cents: centsOrNull(contract.totalCents),
  family_cents: centsOrNull(contract.familyCents),
});

export const readContract = async (db: Queryable, guildId: string, contractId: string): Promise<Contract> => {
  const row = await findContract(db, guildId, contractId);
  if (row === null) throw new AppError('not_found');
  return presentContract(row);
};

export const readContractDetails = async (
  db: Queryable,
  guildId: string,
  contractId: string,
): Promise<ContractDetails> => {
  const row = await findContract(db, guildId, contractId);
  if (row === null) throw new AppError('not_found');
  const { contract } = row;
  const names = await findNames(db, guildId, [
    contract.createdBy,
    ...(contract.endedBy === null ? [] : [contract.endedBy]),
  ]);
  const nameOf = (id: string) => ({ id, name: names.get(id) ?? id });
  const message = await findRosterMessage(db, guildId, contractId);
  const isPosted = typeof message?.channelId === 'string' && message.messageId !== null;
  return {
    ...presentContract(row),
    people: await findContractPeople(db, guildId, contractId),
    reports_waiting: await countWaitingReports(db, guildId, contractId),
    creator: nameOf(contract.createdBy),
    ender: contract.endedBy === null ? null : nameOf(contract.endedBy),
    cancel_reason: contract.cancelReason,
    correctable_until:
      contract.status === 'finished' && contract.endedAt !== null
        ? correctableUntil(contract.endedAt).toISOString()
        : null,
    message: {
      url: isPosted
        ? `https://discord.com/channels/${guildId}/${message.channelId}/${message.messageId}`
        : null,
      problem: rosterProblemOf(message),
    },
  };
};
