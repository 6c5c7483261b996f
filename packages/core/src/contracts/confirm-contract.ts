import type { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { Contract } from '@famiglia/contract/contracts/contracts';
import { shareContract } from '@famiglia/contract/contracts/share-contract';
import { MAX_AMOUNT_CENTS } from '@famiglia/contract/kit/read-amount';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken, requireVersion } from '../activity/require-version.ts';
import { findKnownMembers } from '../members/member.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { VersionedUseCase } from '../platform/use-case.ts';
import { UNCHANGED, changeGathering } from '../rosters/change-gathering.ts';
import { endRoster } from '../rosters/end-roster.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import { requireCorrectable } from './contract-correctable.ts';
import { findContractPeople, replaceShares } from './contract-people.queries.ts';
import { contractRoster } from './contract-roster.ts';
import type { ContractRow } from './contract.queries.ts';
import { updateContract } from './contract.queries.ts';
import { readContract, readContractDetails } from './get-contracts.ts';

interface Contribution {
  user_id: string;
  contribution: number;
}

/**
 * A leader confirms who did what, and the shares are owed. Said again, it corrects them, and the difference is in the next payday; the
 * same said again changes nothing. Whoever is named needs no place on the list: they may have left it, or the server.
 */
export const confirmContract: VersionedUseCase<typeof contractRoutes.confirm> = async (
  context,
  actor,
  input,
) => {
  const { guildId, contractId, contributions, version } = input;
  await changeGathering(context, actor, contractRoster(input), async (tx, current, userId) => {
    const { contract, roster } = current;
    const { title, status } = contract;
    const now = context.clock();
    const changes = { guildId, targetId: contractId };
    if (status === 'cancelled') throw await overtaken(tx, 'contract_over', changes);
    const again = status === 'finished';
    if (again && (await isConfirmedSo(tx, contract, contributions))) return UNCHANGED;
    await requireVersion(tx, {
      seen: version,
      stored: contract.version,
      changes,
      read: async () => readContractDetails(tx, guildId, contractId),
    });
    if (again) requireCorrectable(contract.endedAt, now);
    const shared = await share(tx, contract, contributions, again);
    await replaceShares(tx, contractId, shared.rows);
    const closed = contract.closedAt === null ? { closedBy: userId, closedAt: now } : {};
    const ended = again ? {} : { status: 'finished' as const, endedBy: userId, endedAt: now, ...closed };
    await updateContract(tx, contractId, {
      ...ended,
      totalCents: shared.total,
      familyCents: shared.family,
    });
    await (again ? touchRoster(tx, contractId) : endRoster(tx, roster, now));
    return recordActivity(context, tx, {
      guildId,
      type: again ? 'contract.corrected' : 'contract.confirmed',
      actorId: userId,
      target: { kind: 'contract', id: contractId },
      data: {
        title,
        people: shared.rows.filter(({ amountCents }) => amountCents > 0n).length,
        total_cents: String(shared.total),
        family_cents: String(shared.family),
      },
    });
  });
  return readContractDetails(context.db, guildId, contractId);
};

const isConfirmedSo = async (
  tx: Transaction,
  { guildId, id }: ContractRow,
  contributions: readonly Contribution[],
): Promise<boolean> => {
  const before = new Map(
    (await findContractPeople(tx, guildId, id)).flatMap(({ user, contribution }) =>
      contribution === null ? [] : [[user.id, contribution]],
    ),
  );
  return (
    before.size === contributions.length &&
    contributions.every(({ user_id: userId, contribution }) => before.get(userId) === contribution)
  );
};

/** Everybody in main has to be named, so that nobody who joined meanwhile is left out unseen. */
const share = async (
  tx: Transaction,
  contract: ContractRow,
  contributions: readonly Contribution[],
  again: boolean,
) => {
  const { guildId, id: contractId } = contract;
  const people = await findContractPeople(tx, guildId, contractId);
  const said = new Map(contributions.map(({ user_id: userId, contribution }) => [userId, contribution]));
  await refuseWrong(tx, guildId, contributions, said);
  if (!again && people.some(({ user, list }) => list === 'main' && !said.has(user.id)))
    throw new AppError('contract_people_changed');
  const known = new Map(people.map((one) => [one.user.id, one]));
  // Cents that are left go by the order of the list, not by that of the form.
  const order = [...known.keys(), ...said.keys()].filter(
    (userId, index, all) => said.has(userId) && all.indexOf(userId) === index,
  );
  const sharers = order.map((id) => ({
    id,
    contribution: said.get(id) ?? 0,
    weight: known.get(id)?.weight ?? 1,
  }));
  const shares = shareContract(contract, sharers);
  if (shares === null) throw new AppError('contract_nobody_contributed');
  if (shares.total > MAX_AMOUNT_CENTS) throw new AppError('contract_too_much');
  return {
    total: shares.total,
    family: shares.family,
    rows: sharers.map(({ id: userId, contribution, weight }) => ({
      contractId,
      guildId,
      userId,
      contribution,
      weight,
      amountCents: shares.members.get(userId) ?? 0n,
    })),
  };
};

const refuseWrong = async (
  tx: Transaction,
  guildId: string,
  contributions: readonly Contribution[],
  said: ReadonlyMap<string, number>,
): Promise<void> => {
  const members = await findKnownMembers(tx, guildId, [...said.keys()]);
  const errors = [
    ...[...said.keys()]
      .filter((userId) => !members.has(userId))
      .map((userId) => ({ field: 'contributions', message: `not_a_member: ${userId}` })),
    ...(said.size < contributions.length ? [{ field: 'contributions', message: 'named_twice' }] : []),
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
};

/**
 * Takes a confirmation back: the contract runs again, nothing is owed for it, and what a payday settled already is a difference in the
 * next one. Contributions stay as what to begin with.
 */
export const undoConfirm = async (
  context: Context,
  actor: Actor,
  input: { guildId: string; contractId: string },
): Promise<Contract> => {
  const { guildId, contractId } = input;
  await changeGathering(context, actor, contractRoster(input), async (tx, { contract }, userId) => {
    const { status, endedAt, title } = contract;
    if (status !== 'finished')
      throw await overtaken(tx, 'contract_not_confirmed', { guildId, targetId: contractId });
    requireCorrectable(endedAt, context.clock());
    await updateContract(tx, contractId, {
      status: 'closed',
      endedBy: null,
      endedAt: null,
      totalCents: null,
      familyCents: null,
    });
    await touchRoster(tx, contractId);
    return recordActivity(context, tx, {
      guildId,
      type: 'contract.undone',
      actorId: userId,
      target: { kind: 'contract', id: contractId },
      data: { title },
    });
  });
  return readContract(context.db, guildId, contractId);
};
